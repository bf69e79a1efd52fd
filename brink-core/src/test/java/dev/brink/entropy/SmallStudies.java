package dev.brink.entropy;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Observation;
import dev.brink.posterior.ChainStates;
import dev.brink.posterior.Inference;
import dev.brink.posterior.InferenceSettings;
import dev.brink.posterior.InferenceSettings.Priors;
import dev.brink.posterior.OutputWarp;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleFunction;

/** Problems with one parameter x in [0, 1], a wavy objective f and a constraint g of some kind, each with its task. */
final class SmallStudies {
    static final InferenceSettings QUICK =
            new InferenceSettings(5, 2, 20, 2, List.of(1.0, 0.3), Priors.STANDARD, OutputWarp.learned());

    private SmallStudies() {}

    static ProblemBuilder over() {
        return Problem.over(Parameter.real("x", 0, 1));
    }

    static Problem problem(Constraint g) {
        return over().objective(Objective.minimize("f"))
                .constraint(g)
                .task("objective", 1, "f")
                .task("constraint", 1, "g")
                .task("both", 2, "f", "g")
                .build();
    }

    /** f measured at some points and g at others. */
    static History history(Problem problem, double[] atF, double[] atG, DoubleFunction<Observation> g) {
        History history = History.of(problem);
        for (double x : atF) {
            history = with(history, x, "objective", "f", Observation.of(objective(x)));
        }
        for (double x : atG) {
            history = with(history, x, "constraint", "g", g.apply(x));
        }
        return history;
    }

    static double objective(double x) {
        return Math.sin(7 * x) + x;
    }

    static History with(History history, double x, String task, String metric, Observation observation) {
        return history.with(
                Measurement.of(history.problem().space().point(Map.of("x", x)), task, Map.of(metric, observation)));
    }

    static Posterior infer(History history, InferenceSettings settings, long seed) {
        return new Inference(settings, RandomStream.of(seed), Parallel.none())
                .infer(history, ChainStates.none())
                .posterior();
    }

    static double[][] grid(int count) {
        double[][] grid = new double[count][1];
        for (int i = 0; i < count; i++) {
            grid[i][0] = (double) i / (count - 1);
        }
        return grid;
    }
}
