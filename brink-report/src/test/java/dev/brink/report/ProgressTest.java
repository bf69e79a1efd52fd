package dev.brink.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.Optimizer;
import dev.brink.Settings;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ProgressTest {
    @Test
    void theBestMeasuredValueOnlyEverImprovesAndPasses() {
        Optimizer optimizer = ExampleStudies.curve(10);
        Progress progress = Progress.of(Snapshot.of("curve", optimizer), List.of());
        assertThat(progress.measured()).hasSize(10);
        double best = Double.NEGATIVE_INFINITY;
        for (OptionalDouble value : progress.measured()) {
            if (value.isPresent()) {
                assertThat(value.getAsDouble()).isGreaterThanOrEqualTo(best);
                best = value.getAsDouble();
            }
        }
        // Of what was measured where heat is at most 5 and the run stable, none is better.
        double truly = optimizer.history().measurements().stream()
                .map(m -> m.point().real("t"))
                .filter(t -> t * t / 9 <= 5 && Math.abs(t - 2) > 1)
                .mapToDouble(t -> Math.sin(t) + t / 5)
                .max()
                .orElseThrow();
        assertThat(best).isLessThanOrEqualTo(truly);
    }

    @Test
    void hindsightEndsWithTheRecommendationOfTheWholeHistory() {
        Optimizer optimizer = ExampleStudies.curve(9);
        Settings settings = Settings.standard().seed(3).hyperparameterSamples(4);
        List<Progress.Recommended> recommended = Hindsight.of(Snapshot.of("curve", optimizer), settings, 3);
        assertThat(recommended).extracting(Progress.Recommended::after).containsExactly(3, 6, 9);
        assertThat(recommended.get(2).recommendation()).isEqualTo(optimizer.recommend());
        Optimizer then = new Optimizer(optimizer.history().problem(), settings);
        optimizer.history().measurements().subList(0, 6).forEach(then::tell);
        assertThat(recommended.get(1).recommendation()).isEqualTo(then.recommend());
    }

    @Test
    void itIsDrawnWithALogAxisWhereValuesSpanDecades() {
        List<OptionalDouble> falling = List.of(OptionalDouble.empty(), OptionalDouble.of(10), OptionalDouble.of(0.01));
        Progress wide = new Progress(falling, List.of());
        assertThat(ProgressChart.isWide(wide)).isTrue();
        assertThat(Drawing.of(new ProgressChart("Progress", "loss", wide).svg()).texts())
                .contains("0.01", "0.1", "1", "10", "loss");
        Progress narrow = new Progress(List.of(OptionalDouble.of(-3), OptionalDouble.of(-4)), List.of());
        assertThat(ProgressChart.isWide(narrow)).isFalse();
        assertThat(Drawing.of(new ProgressChart("Progress", "loss", narrow).svg())
                        .texts())
                .contains("-4", "-3");
        assertThat(Drawing.of(new ProgressChart("Progress", "f", new Progress(List.of(), List.of())).svg())
                        .texts())
                .contains("measurements");
    }
}
