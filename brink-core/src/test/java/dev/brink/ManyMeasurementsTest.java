package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion;
import dev.brink.numeric.RandomStream;
import dev.brink.numeric.Sobol;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Studies far longer than a model could be given whole. */
class ManyMeasurementsTest {
    private static final int MANY = 5_000;
    private static final Problem PROBLEM = Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1))
            .objective(Objective.minimize("f"))
            .constraint(Constraint.atMost("g", 0))
            .build();

    /** Least on the edge of the constraint, at (0.6, 0.3): zero. */
    private static double objective(double[] x) {
        double along = x[1] - 0.3;
        return (0.6 - x[0]) + 4 * along * along;
    }

    private static double constraint(double[] x) {
        return x[0] - 0.6;
    }

    private static History history(double noise) {
        return history(MANY, noise);
    }

    private static History history(int size, double noise) {
        Sobol points = Sobol.scrambled(2, RandomStream.of(1));
        RandomGenerator random = RandomStream.of(2).generator();
        History history = History.of(PROBLEM);
        for (int i = 0; i < size; i++) {
            Point point = PROBLEM.space().decode(points.next());
            double[] x = PROBLEM.space().encode(point);
            history = history.with(Measurement.of(
                    point,
                    "run",
                    Map.of(
                            "f",
                            objective(x) + noise * random.nextGaussian(),
                            "g",
                            constraint(x) + noise * random.nextGaussian())));
        }
        return history;
    }

    @Test
    void theAnswerIsBetterThanAllThatWasMeasured() {
        History history = history(0);
        double best = history.measurements().stream()
                .map(measurement -> PROBLEM.space().encode(measurement.point()))
                .filter(x -> constraint(x) <= 0)
                .mapToDouble(ManyMeasurementsTest::objective)
                .min()
                .orElseThrow();
        Optimizer optimizer = new Optimizer(history, Settings.standard().seed(1));
        double[] answer = PROBLEM.space().encode(optimizer.recommend().point());
        assertThat(constraint(answer)).isLessThanOrEqualTo(0);
        assertThat(objective(answer)).isLessThanOrEqualTo(best).isLessThan(1e-3);
        Suggestion next = optimizer.ask();
        assertThat(history.measurements())
                .noneMatch(measured -> measured.point().equals(next.point()));
    }

    @Test
    void noiseThatLookedGoodIsNotBelieved() {
        Optimizer optimizer = new Optimizer(history(0.3), Settings.standard().seed(1));
        Recommendation recommendation = optimizer.recommend();
        double[] answer = PROBLEM.space().encode(recommendation.point());
        double mean = recommendation.objective().orElseThrow().mean();
        assertThat(recommendation.confident()).isTrue();
        assertThat(constraint(answer)).isLessThanOrEqualTo(0);
        // The least of 5,000 values lies three and a half deviations, more than one, below the truth.
        assertThat(mean - objective(answer)).isBetween(-0.2, 0.2);
        assertThat(objective(answer)).isLessThan(0.3);
    }

    /** Around the 425th measurement the models begin to be given an excerpt, and at the 450th they get another. */
    @Test
    void aRestartedProgramSuggestsTheSame() {
        List<Measurement> all = history(451, 0.1).measurements();
        Settings settings = Settings.standard().seed(1);
        Optimizer going = new Optimizer(start(all, 423), settings);
        for (int n = 423; n <= all.size(); n++) {
            if (List.of(424, 426, 451).contains(n)) {
                Suggestion next = going.ask();
                assertThat(new Optimizer(start(all, n), settings).ask())
                        .as("after %s measurements", n)
                        .isEqualTo(next);
                going.withdraw(next);
            }
            if (n < all.size()) {
                going.tell(all.get(n));
            }
        }
    }

    private static History start(List<Measurement> all, int size) {
        History history = History.of(PROBLEM);
        for (Measurement measurement : all.subList(0, size)) {
            history = history.with(measurement);
        }
        return history;
    }
}
