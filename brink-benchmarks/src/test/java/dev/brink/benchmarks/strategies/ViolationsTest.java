package dev.brink.benchmarks.strategies;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.benchmarks.problems.TestProblem;
import dev.brink.benchmarks.problems.TestProblems;
import dev.brink.benchmarks.problems.Variant;
import dev.brink.data.MeasuredPoint;
import dev.brink.data.MeasuredPoints;
import dev.brink.data.Measurement;
import dev.brink.observation.Observation;
import dev.brink.problem.Problem;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** On the disk of Branin, of which (0, 7) and (3, 3) are feasible and the corners are not. */
class ViolationsTest {
    private static final TestProblem TRUTH = TestProblems.named("branin_disk");
    private static final double[] FEASIBLE = {3, 3};
    private static final double[] WORSE = {0, 7};
    private static final double[] CORNER = {-5, 0};

    private final Variant variant = Variant.exact(TRUTH);
    private final Problem problem = variant.toProblem();
    private final MeasuredPoints measured = new MeasuredPoints(problem);

    @Test
    void ignoredTheyAreTheObjectiveThatWasMeasured() {
        assertThat(Violations.IGNORED.value(add(CORNER), measured)).hasValue(TRUTH.objective(CORNER));
    }

    @Test
    void asWorstTheyAreTheWorstFeasibleValueUntilThen() {
        assertThat(asWorst(CORNER)).hasValue(TRUTH.objective(CORNER));
        assertThat(asWorst(FEASIBLE)).hasValue(TRUTH.objective(FEASIBLE));
        assertThat(asWorst(CORNER)).hasValue(TRUTH.objective(FEASIBLE));
        assertThat(asWorst(WORSE)).hasValue(TRUTH.objective(WORSE));
        assertThat(asWorst(CORNER)).hasValue(TRUTH.objective(WORSE));
        assertThat(TRUTH.objective(WORSE)).isBetween(TRUTH.objective(FEASIBLE), TRUTH.objective(CORNER));
    }

    @Test
    void aFailedRunIsToldAsTheWorstOnceThereIsOne() {
        assertThat(told(failed(CORNER))).isEqualTo(Measurement.failed(TRUTH.point(CORNER), "run", "it has no value"));
        add(FEASIBLE);
        assertThat(told(failed(CORNER)))
                .isEqualTo(Measurement.of(
                        TRUTH.point(CORNER), "run", Map.of("f", Observation.of(TRUTH.objective(FEASIBLE)))));
    }

    private OptionalDouble asWorst(double[] x) {
        return Violations.AS_WORST.value(add(x), measured);
    }

    private MeasuredPoint add(double[] x) {
        return measured.add(variant.measure(TRUTH.point(x)));
    }

    private MeasuredPoint failed(double[] x) {
        return measured.add(Measurement.failed(TRUTH.point(x), "run", "power cut"));
    }

    private Measurement told(MeasuredPoint point) {
        return Violations.AS_WORST.told(point, measured, problem.objective().orElseThrow(), "run");
    }
}
