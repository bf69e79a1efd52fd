package dev.brink.benchmarks.work;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Observation;
import dev.brink.posterior.Beliefs;
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

    /** How many measurements there are to choose the next from, so that calls differ. */
    private static final int NEXT = 16;

    private final ExecutorService executor = new ForkJoinPool(THREADS);
    private final RandomStream stream = RandomStream.of(1).split("inference");
    private final History history;
    private final List<Measurement> next;
    private final Beliefs warm;
    private final boolean update;

    private InferenceWork(Size size, boolean update) {
        List<Measurement> measurements = new ArrayList<>();
        Problem problem = problem(size.d());
        Dataset dataset = new Dataset(new Size(size.n() + NEXT, size.d()));
        double[][] points = dataset.points();
        double[] values = dataset.values();
        for (int i = 0; i < points.length; i++) {
            measurements.add(Measurement.of(
                    problem.space().decode(points[i]),
                    problem.tasks().get(0).name(),
                    Map.of(METRIC, Observation.of(values[i]))));
        }
        this.history = history(problem, measurements.subList(0, size.n()));
        this.next = List.copyOf(measurements.subList(size.n(), measurements.size()));
        this.update = update;
        this.warm = beliefs(stream);
        if (update) {
            warm.given(history);
        }
    }

    /** After one more observation, where that is not the 25th: the chains go on from where they stood. */
    static InferenceWork update(Size size) {
        return new InferenceWork(size, true);
    }

    /** From nothing but the data, where these are a multiple of 25: from other numbers the chains go on, step by step. */
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

    private Beliefs beliefs(RandomStream randomness) {
        return new Beliefs(InferenceSettings.standard(), randomness, Parallel.on(executor));
    }

    @Override
    public double run(int call) {
        Beliefs.Inferred inferred = update
                ? warm.copy().given(history.with(next.get(call % NEXT)))
                : beliefs(stream.split(call)).given(history);
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
