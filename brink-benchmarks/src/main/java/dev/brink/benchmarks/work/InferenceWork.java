package dev.brink.benchmarks.work;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Observation;
import dev.brink.posterior.ChainStates;
import dev.brink.posterior.Inference;
import dev.brink.posterior.InferenceSettings;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.SearchSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/** The whole inference of one objective with the standard settings, its tempered chains on two threads. */
final class InferenceWork implements Work {
    private static final int THREADS = 2;
    private static final String METRIC = "value";

    private final ExecutorService executor = new ForkJoinPool(THREADS);
    private final RandomStream stream = RandomStream.of(1).split("inference");
    private final History history;
    private final ChainStates previous;

    private InferenceWork(Size size, boolean warm) {
        List<Measurement> measurements = new ArrayList<>();
        Problem problem = problem(size.d());
        double[][] points = new Dataset(size).points();
        double[] values = new Dataset(size).values();
        for (int i = 0; i < size.n(); i++) {
            measurements.add(Measurement.of(
                    problem.space().decode(points[i]),
                    problem.tasks().get(0).name(),
                    Map.of(METRIC, Observation.of(values[i]))));
        }
        History before = history(problem, measurements.subList(0, size.n() - 1));
        this.history = before.with(measurements.get(size.n() - 1));
        this.previous = warm ? infer(before, ChainStates.none(), stream).chains() : ChainStates.none();
    }

    /** After one more observation: the chains go on from where they stood. */
    static InferenceWork update(Size size) {
        return new InferenceWork(size, true);
    }

    /** From nothing but the data. */
    static InferenceWork firstFit(Size size) {
        return new InferenceWork(size, false);
    }

    private static Problem problem(int d) {
        List<Parameter> parameters = IntStream.range(0, d)
                .mapToObj(a -> Parameter.real("x" + a, 0, 1))
                .toList();
        return Problem.over(SearchSpace.of(parameters))
                .objective(Objective.minimize(METRIC))
                .build();
    }

    private static History history(Problem problem, List<Measurement> measurements) {
        History history = History.of(problem);
        for (Measurement measurement : measurements) {
            history = history.with(measurement);
        }
        return history;
    }

    private Inference.Inferred infer(History data, ChainStates from, RandomStream randomness) {
        return new Inference(InferenceSettings.standard(), randomness, Parallel.on(executor)).infer(data, from);
    }

    @Override
    public double run(int call) {
        Inference.Inferred inferred = infer(history, previous, stream.split(call));
        return inferred.posterior()
                .of(history.problem().functions().get(0))
                .marginals(new double[][] {new double[history.problem().space().axes()]})
                .get(0)
                .mean(0);
    }

    @Override
    public void close() {
        executor.shutdown();
    }
}
