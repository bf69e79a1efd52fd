package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Observation;
import dev.brink.posterior.InferenceSettings.Priors;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleFunction;

/** One parameter x in [0, 1], one function measured at evenly spaced points, and the quickest of inferences. */
final class SmallStudy {
    static final InferenceSettings TINY =
            new InferenceSettings(4, 1, 5, 2, List.of(1.0, 0.3), Priors.STANDARD, OutputWarp.learned(), true);
    static final double[][] GRID = {{0}, {0.13}, {0.5}, {0.77}, {1}};
    private static final String TASK = "run";

    private SmallStudy() {}

    static Problem problem(ModelledFunction function) {
        return function instanceof Objective objective
                ? Problem.over(Parameter.real("x", 0, 1)).objective(objective).build()
                : Problem.over(Parameter.real("x", 0, 1))
                        .constraint((Constraint) function)
                        .build();
    }

    static Point at(Problem problem, double x) {
        return problem.space().point(Map.of("x", x));
    }

    static History with(History history, double x, String metric, Observation observation) {
        return history.with(Measurement.of(at(history.problem(), x), TASK, Map.of(metric, observation)));
    }

    /** The function seen at {@code count} points, evenly spaced. */
    static History history(ModelledFunction function, int count, DoubleFunction<Observation> observe) {
        History history = History.of(problem(function));
        for (int i = 0; i < count; i++) {
            double x = count == 1 ? 0.5 : (double) i / (count - 1);
            history = with(history, x, function.metric(), observe.apply(x));
        }
        return history;
    }

    static Beliefs.Inferred infer(History history, InferenceSettings settings, long seed) {
        return new Beliefs(settings, RandomStream.of(seed), Parallel.none()).given(history);
    }

    /** Everything one may ask of what was inferred is a number. */
    static void assertSound(Posterior posterior) {
        for (ModelledFunction function : posterior.problem().functions()) {
            for (Prediction prediction : posterior.predict(function, GRID)) {
                double low = prediction.quantile(0.05);
                double high = prediction.quantile(0.95);
                assertThat(prediction.mean()).as(function.label()).isFinite();
                assertThat(low).as(function.label()).isFinite().isLessThanOrEqualTo(prediction.quantile(0.5));
                assertThat(high).as(function.label()).isFinite().isGreaterThanOrEqualTo(prediction.quantile(0.5));
            }
        }
        for (double log : posterior.logProbabilityOfAll(GRID)) {
            assertThat(log).isFinite().isNotPositive();
        }
        for (double[] point : GRID) {
            double[] gradient = new double[1];
            posterior.logProbabilityOfAll(point, gradient);
            assertThat(gradient[0]).isFinite();
        }
    }
}
