package dev.brink.posterior;

import dev.brink.data.Datum;
import dev.brink.data.History;
import dev.brink.mcmc.ChainState;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Problem;
import dev.brink.problem.SearchSpace;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The posterior of a growing history. Chains are kept warm: each observation of a function moves its chains on from
 * where they stood. Yet what is believed is a function of the history and the seed alone, whatever was asked before and
 * however often the program was restarted: chains start afresh at certain numbers of observations, and what lies between
 * the last of these and now is gone through one observation at a time, from memory or again. Nothing but the
 * history need therefore be stored, and beliefs after thousands of imported observations cost no more than after their
 * last few.
 *
 * <p>paper §2.5
 */
public final class Beliefs {
    /** Chains start afresh after every so many observations; a restarted program repeats at most so many steps. */
    private static final int FRESH_EVERY = 25;

    /** Up to here a fresh start costs next to nothing. */
    private static final int FIRST_WARM = 5;

    private final InferenceSettings settings;
    private final RandomStream stream;
    private final Parallel parallel;
    private final Map<String, Known> remembered = new HashMap<>();

    public Beliefs(InferenceSettings settings, RandomStream stream, Parallel parallel) {
        this.settings = settings;
        this.stream = stream;
        this.parallel = parallel;
    }

    /** Another object that remembers the same. What either is asked from then on costs the other nothing. */
    public Beliefs copy() {
        Beliefs copy = new Beliefs(settings, stream, parallel);
        copy.remembered.putAll(remembered);
        return copy;
    }

    /**
     * What a history leads to.
     *
     * @param posterior the beliefs
     * @param diagnostics by function, what a person may want to know about how the inference went
     */
    public record Inferred(Posterior posterior, Map<String, Diagnostics> diagnostics) {}

    /**
     * How the inference of one function went.
     *
     * @param swapRate share of exchanges between neighbouring tempered chains that took place
     * @param repairedBy largest jitter beyond the usual that a covariance matrix needed, relative to its variance
     */
    public record Diagnostics(double swapRate, double repairedBy) {}

    /** What is remembered of one function over a space: some data, and where they have led. */
    private record Known(
            ModelledFunction function, SearchSpace space, List<Datum> data, FunctionInference.Result result) {
        boolean isPastOf(ModelledFunction other, SearchSpace otherSpace, List<Datum> longer) {
            return function.equals(other)
                    && space.equals(otherSpace)
                    && data.size() <= longer.size()
                    && longer.subList(0, data.size()).equals(data);
        }
    }

    public Inferred given(History history) {
        Problem problem = history.problem();
        List<ModelledFunction> functions = problem.functions();
        List<Known> known = parallel.map(functions.size(), i -> {
            ModelledFunction function = functions.get(i);
            return known(function, problem.space(), history.data(function), remembered.get(function.name()));
        });
        Map<String, LatentPosterior> posteriors = new LinkedHashMap<>();
        Map<String, Diagnostics> diagnostics = new LinkedHashMap<>();
        for (int i = 0; i < functions.size(); i++) {
            String name = functions.get(i).name();
            remembered.put(name, known.get(i));
            posteriors.put(name, known.get(i).result.posterior());
            diagnostics.put(name, diagnose(known.get(i).result));
        }
        return new Inferred(new Posterior(problem, posteriors), diagnostics);
    }

    private Known known(ModelledFunction function, SearchSpace space, List<Datum> data, @Nullable Known remembered) {
        int fresh = freshStart(data.size());
        Known known =
                remembered != null && remembered.isPastOf(function, space, data) && remembered.data.size() >= fresh
                        ? remembered
                        : first(function, space, data.subList(0, fresh));
        while (known.data.size() < data.size()) {
            known = next(known, data.subList(0, known.data.size() + 1));
        }
        return known;
    }

    private Known first(ModelledFunction function, SearchSpace space, List<Datum> data) {
        return inferred(
                function,
                space,
                data,
                new FunctionModel(function, space, settings).of(data),
                List.of(),
                KeptDraws.none());
    }

    /** One observation further. */
    private Known next(Known known, List<Datum> more) {
        FunctionModel model = new FunctionModel(known.function, known.space, settings);
        LatentModel before = model.of(known.data);
        LatentModel after = model.of(more);
        List<ChainState> states = known.result.states().stream()
                .map(state -> after.translated(state, before))
                .toList();
        return inferred(
                known.function,
                known.space,
                more,
                after,
                states,
                known.result.draws().grown(before, after));
    }

    private Known inferred(
            ModelledFunction function,
            SearchSpace space,
            List<Datum> data,
            LatentModel model,
            List<ChainState> states,
            KeptDraws earlier) {
        RandomStream purpose = stream.split(function.name()).split(data.size());
        FunctionInference inference = new FunctionInference(model, settings, purpose, parallel);
        return new Known(function, space, List.copyOf(data), inference.run(states, earlier));
    }

    private static int freshStart(int n) {
        return n < FRESH_EVERY ? Math.min(n, FIRST_WARM) : n - n % FRESH_EVERY;
    }

    private static Diagnostics diagnose(FunctionInference.Result result) {
        double repairedBy = result.posterior().samples().stream()
                .mapToDouble(sample -> sample.process().repairedBy())
                .max()
                .orElse(0);
        return new Diagnostics(result.swapRate(), repairedBy);
    }
}
