package dev.brink.entropy;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Observation;
import dev.brink.posterior.Beliefs;
import dev.brink.posterior.InferenceSettings;
import dev.brink.posterior.InferenceSettings.Priors;
import dev.brink.posterior.OutputWarp;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.Cost;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import dev.brink.problem.Task;
import java.util.List;
import java.util.Map;

/** Problems with one parameter x in [0, 1]: a wavy objective f and a constraint g of some kind that holds in places. */
final class SmallStudies {
    static final InferenceSettings QUICK =
            new InferenceSettings(5, 2, 20, 2, List.of(1.0, 0.3), Priors.STANDARD, OutputWarp.learned(), true);
    static final double[][] GRID = grid(13);

    private static final double[] MEASURED_F = {0.05, 0.35, 0.6, 0.95};
    private static final double[] MEASURED_G = {0.15, 0.7};

    private SmallStudies() {}

    /** How g is seen. */
    enum Kind {
        NUMBER,
        YES_OR_NO,
        SIX_TRIALS,
        TWENTY_TRIALS;

        Constraint constraint() {
            if (this == NUMBER) {
                return Constraint.atMost("g", 0.3);
            }
            return this == YES_OR_NO ? Constraint.holds("g") : Constraint.share("g", 0.6);
        }

        long trials() {
            return this == SIX_TRIALS ? 6 : this == TWENTY_TRIALS ? 20 : 1;
        }

        Observation observe(double x) {
            double value = Math.cos(5 * x);
            if (this == NUMBER) {
                return Observation.of(value);
            }
            return this == YES_OR_NO
                    ? Observation.of(value < 0.3)
                    : Observation.counts(Math.round((value < 0.3 ? 0.8 : 0.4) * trials()), trials());
        }
    }

    static ProblemBuilder over() {
        return Problem.over(Parameter.real("x", 0, 1));
    }

    static Problem problem(Constraint g) {
        return over().objective(Objective.minimize("f"))
                .constraint(g)
                .task("f", 1, "f")
                .task("g", 1, "g")
                .task("both", 2, "f", "g")
                .build();
    }

    static History history(Kind kind) {
        History history = History.of(problem(kind.constraint()));
        for (double x : MEASURED_F) {
            history = with(history, x, "f", Observation.of(Math.sin(7 * x) + x));
        }
        for (double x : MEASURED_G) {
            history = with(history, x, "g", kind.observe(x));
        }
        return history;
    }

    /** Measured by the task of the same name. */
    static History with(History history, double x, String function, Observation observation) {
        return history.with(Measurement.of(
                history.problem().space().point(Map.of("x", x)), function, Map.of(function, observation)));
    }

    static Posterior infer(History history, long seed) {
        return new Beliefs(QUICK, RandomStream.of(seed), Parallel.none())
                .given(history)
                .posterior();
    }

    /** The choice among all tasks of the history's problem. */
    static TaskChoice choose(History history, Posterior posterior, double[] x, int draws, long seed) {
        return new EntropySearch(
                        EntropySettings.standard().withDraws(draws), UsualPrecision.of(history), Parallel.none())
                .choose(
                        Representers.even(x, GRID),
                        posterior,
                        history.problem().tasks(),
                        SmallStudies::cost,
                        RandomStream.of(seed));
    }

    static double cost(Task task) {
        return ((Cost.Fixed) task.cost()).amount();
    }

    static double[][] grid(int count) {
        double[][] grid = new double[count][1];
        for (int i = 0; i < count; i++) {
            grid[i][0] = (double) i / (count - 1);
        }
        return grid;
    }
}
