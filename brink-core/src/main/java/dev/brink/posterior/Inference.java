package dev.brink.posterior;

import dev.brink.data.History;
import dev.brink.mcmc.ChainState;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Problem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * From what has been measured to beliefs: {@code p(theta, h | D)} for every function. A pure function of the history, the
 * previous states of the chains and the seed: neither the number of threads nor the other functions of the problem
 * change what comes out for a function.
 *
 * <p>paper §2.5
 */
public final class Inference {
    private final InferenceSettings settings;
    private final RandomStream stream;
    private final Parallel parallel;

    public Inference(InferenceSettings settings, RandomStream stream, Parallel parallel) {
        this.settings = settings;
        this.stream = stream;
        this.parallel = parallel;
    }

    /**
     * What an inference gives.
     *
     * @param posterior the beliefs
     * @param chains to be handed in with the next, longer history
     * @param diagnostics by function, what a person may want to know about how the inference went
     */
    public record Inferred(Posterior posterior, ChainStates chains, Map<String, Diagnostics> diagnostics) {}

    /**
     * How the inference of one function went.
     *
     * @param swapRate share of exchanges between neighbouring tempered chains that took place
     * @param repairedBy largest jitter beyond the usual that a covariance matrix needed, relative to its variance
     */
    public record Diagnostics(double swapRate, double repairedBy) {}

    public Inferred infer(History history, ChainStates previous) {
        Problem problem = history.problem();
        List<ModelledFunction> functions = problem.functions();
        List<FunctionInference.Result> results = parallel.map(functions.size(), i -> {
            ModelledFunction function = functions.get(i);
            LatentModel model = new FunctionModel(function, problem.space(), settings).of(history.data(function));
            RandomStream purpose =
                    stream.split(function.name()).split(model.data().size());
            return new FunctionInference(model, settings, purpose, parallel).run(previous.of(function.name()));
        });
        Map<String, LatentPosterior> posteriors = new LinkedHashMap<>();
        Map<String, List<ChainState>> states = new LinkedHashMap<>();
        Map<String, Diagnostics> diagnostics = new LinkedHashMap<>();
        for (int i = 0; i < functions.size(); i++) {
            String name = functions.get(i).name();
            posteriors.put(name, results.get(i).posterior());
            states.put(name, results.get(i).states());
            diagnostics.put(name, diagnose(results.get(i)));
        }
        return new Inferred(new Posterior(problem, posteriors), ChainStates.of(states), diagnostics);
    }

    private static Diagnostics diagnose(FunctionInference.Result result) {
        double repairedBy = result.posterior().samples().stream()
                .mapToDouble(sample -> sample.process().repairedBy())
                .max()
                .orElse(0);
        return new Diagnostics(result.swapRate(), repairedBy);
    }
}
