package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.observation.Noise;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where the best place has been measured to its last digit, other places are looked at, too. */
class RivalsTest {
    private static final Problem PROBLEM = Problem.over(Parameter.real("x", 0, 1))
            .objective(Objective.minimize("cost").noise(Noise.none()))
            .build();

    /** A wide bowl around 0.25, and beside it a dip that is a little deeper and a tenth as wide. */
    private static double cost(double x) {
        return -1.5 * Math.exp(-8 * (x - 0.25) * (x - 0.25)) - 2 * Math.exp(-2000 * (x - 0.86) * (x - 0.86));
    }

    /** What is known of the dip is its brim at 0.9, hardly lower than 0.8 and 0.97. */
    private static Optimizer settled(int measurements) {
        List<Double> xs = new ArrayList<>(List.of(0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97));
        for (int i = 0; xs.size() < measurements; i++) {
            xs.add(0.25 + 1e-3 * Math.pow(-0.1, i));
        }
        Optimizer optimizer = new Optimizer(PROBLEM, Studies.quick(1));
        for (double x : xs) {
            Point point = PROBLEM.space().point(Map.of("x", x));
            optimizer.tell(Measurement.of(point, "run", Map.of("cost", cost(x))));
        }
        return optimizer;
    }

    private static boolean isForARival(Suggestion suggestion) {
        return suggestion.notes().stream().anyMatch(note -> note.contains("hardly anything left to gain"));
    }

    @Test
    void oneOfFourStepsIsForTheNextBestValley() {
        for (int measurements = 14; measurements < 18; measurements++) {
            Suggestion suggestion = settled(measurements).ask();
            assertThat(isForARival(suggestion)).as("after %d", measurements).isEqualTo(measurements % 4 == 2);
            if (isForARival(suggestion)) {
                assertThat(suggestion.point().real("x")).isBetween(0.75, 1.0);
                assertThat(suggestion.reason()).isEqualTo(Suggestion.Reason.IMPROVEMENT);
            }
        }
    }

    /** As if all that was asked for before were measured: a batch has its share of such steps. */
    @Test
    void pendingSuggestionsCount() {
        Optimizer optimizer = settled(15);
        List<Boolean> rivals = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            rivals.add(isForARival(optimizer.ask()));
        }
        assertThat(rivals).containsExactly(false, false, false, true);
    }

    @Test
    void thereIsNoRivalInABowl() {
        Optimizer optimizer = new Optimizer(PROBLEM, Studies.quick(1));
        for (int i = 0; i < 14; i++) {
            double x = i < 8 ? i / 7.0 : 0.4 + Math.pow(-0.1, i - 5);
            Point point = PROBLEM.space().point(Map.of("x", x));
            optimizer.tell(Measurement.of(point, "run", Map.of("cost", (x - 0.4) * (x - 0.4))));
        }
        assertThat(isForARival(optimizer.ask())).isFalse();
    }
}
