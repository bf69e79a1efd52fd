package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.Arrays;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/**
 * An optimizer measures where a constraint just holds, so most of the values it sees are next to nothing, and a few are
 * large. That can be explained by a strongly bent function with some noise, and far better by a straight one, to which no
 * slice leads.
 */
class StraightFunctionTest {
    private static final int AXES = 3;
    private static final int SPREAD = 10;
    private static final int AT_THE_EDGE = 50;
    private static final Constraint LOAD = Constraint.atMost("load", 0);

    private static double load(double[] x) {
        return 10 * Arrays.stream(x).map(v -> v - 0.5).sum();
    }

    @Test
    void isRecognisedThoughMostMeasurementsLieAtTheEdge() {
        for (int seed = 1; seed <= 10; seed++) {
            RandomGenerator random = RandomStream.of(seed).generator();
            Posterior posterior = SmallStudy.infer(measured(random), InferenceSettings.standard(), seed)
                    .posterior();
            for (int i = 0; i < 20; i++) {
                double[] x = random.doubles(AXES).toArray();
                Prediction prediction =
                        posterior.predict(LOAD, new double[][] {x}).get(0);
                for (double share : new double[] {0.001, 0.999}) {
                    assertThat(prediction.quantile(share))
                            .as("seed %d at %s", seed, Arrays.toString(x))
                            .isCloseTo(load(x), within(0.1));
                }
            }
        }
    }

    /** Some measurements anywhere, then many within a thousandth of the edge, or nearer. */
    private static History measured(RandomGenerator random) {
        Problem problem = Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1), Parameter.real("z", 0, 1))
                .constraint(LOAD)
                .build();
        History history = History.of(problem);
        while (history.size() < SPREAD + AT_THE_EDGE) {
            double[] x = random.doubles(AXES).toArray();
            if (history.size() >= SPREAD) {
                double off = Math.pow(10, -3 - 2 * random.nextDouble()) * random.nextGaussian();
                x[0] += off - load(x) / 10;
                if (x[0] < 0 || x[0] > 1) {
                    continue;
                }
            }
            Point point = problem.space().point(Map.of("x", x[0], "y", x[1], "z", x[2]));
            history = history.with(Measurement.of(point, "run", Map.of("load", Observation.of(load(x)))));
        }
        return history;
    }
}
