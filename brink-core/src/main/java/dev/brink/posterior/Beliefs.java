package dev.brink.posterior;

import dev.brink.data.Datum;
import dev.brink.data.History;
import dev.brink.mcmc.ChainState;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Problem;
import dev.brink.problem.SearchSpace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
    private final Map<String, Believed> remembered = new HashMap<>();

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
    public record Inferred(Posterior posterior, Map<String, Diagnostics> diagnostics) {
        /** What went wrong on the way and how it was mended; usually none. */
        public List<String> notes() {
            return diagnostics.entrySet().stream()
                    .filter(entry -> entry.getValue().repairedBy > 0)
                    .map(entry -> "The model of '" + entry.getKey() + "' could be computed only with a jitter of "
                            + entry.getValue().repairedBy + " times its variance on the diagonal.")
                    .toList();
        }
    }

    /**
     * How the inference of one function went.
     *
     * @param swapRate share of exchanges between neighbouring tempered chains that took place
     * @param repairedBy largest jitter beyond the usual that a covariance matrix needed, relative to its variance
     */
    public record Diagnostics(double swapRate, double repairedBy) {}

    /**
     * What is remembered of one function over a space: some data, at how many of them the chains started, and where they
     * have led.
     */
    private record Known(
            ModelledFunction function,
            SearchSpace space,
            List<Datum> data,
            int started,
            FunctionInference.Result result) {
        boolean isPastOf(ModelledFunction other, SearchSpace otherSpace, List<Datum> longer) {
            return function.equals(other)
                    && space.equals(otherSpace)
                    && data.size() <= longer.size()
                    && longer.subList(0, data.size()).equals(data);
        }
    }

    /** What is remembered of one function, and what it comes to. */
    private record Believed(Known known, LatentPosterior posterior) {}

    public Inferred given(History history) {
        Problem problem = history.problem();
        List<ModelledFunction> functions = problem.functions();
        List<Believed> believed = parallel.map(functions.size(), i -> {
            ModelledFunction function = functions.get(i);
            return believed(function, problem.space(), history.data(function), remembered.get(function.name()));
        });
        Map<String, LatentPosterior> posteriors = new LinkedHashMap<>();
        Map<String, Diagnostics> diagnostics = new LinkedHashMap<>();
        for (int i = 0; i < functions.size(); i++) {
            String name = functions.get(i).name();
            remembered.put(name, believed.get(i));
            posteriors.put(name, believed.get(i).posterior);
            diagnostics.put(name, diagnose(believed.get(i)));
        }
        return new Inferred(posterior(history, posteriors), diagnostics);
    }

    /**
     * What a history leads those to believe for whom it counts for less: the tempered chains beside the ones that make up
     * what is {@link #given}. They can imagine that a parameter matters of which the measurements have shown nothing.
     */
    public Posterior doubting(History history) {
        Problem problem = history.problem();
        given(history);
        Map<String, LatentPosterior> posteriors = new LinkedHashMap<>();
        for (ModelledFunction function : problem.functions()) {
            Believed believed = Objects.requireNonNull(remembered.get(function.name()));
            List<ChainState> states = believed.known.result.states();
            LatentModel model = new FunctionModel(function, problem.space(), settings).of(believed.known.data);
            posteriors.put(
                    function.name(),
                    states.size() == 1
                            ? believed.posterior
                            : KeptDraws.of(states.subList(1, states.size())).posterior(model));
        }
        return posterior(history, posteriors);
    }

    private static Posterior posterior(History history, Map<String, LatentPosterior> byFunction) {
        Problem problem = history.problem();
        for (Constraint constraint : history.problem().constraints()) {
            LatentPosterior beliefs = Objects.requireNonNull(byFunction.get(constraint.name()));
            if (WholeNumbers.are(constraint, history.data(constraint), beliefs)) {
                problem = problem.wholeNumbers(constraint.name());
            }
        }
        Map<String, Seen> seen = new HashMap<>();
        for (Constraint constraint : history.problem().constraints()) {
            LatentPosterior beliefs = Objects.requireNonNull(byFunction.get(constraint.name()));
            seen.put(constraint.name(), Seen.of(constraint, history.data(constraint), problem.space(), beliefs));
        }
        return new Posterior(problem, byFunction, seen);
    }

    private Believed believed(
            ModelledFunction function, SearchSpace space, List<Datum> data, @Nullable Believed remembered) {
        if (remembered != null
                && remembered.known.data.size() == data.size()
                && remembered.known.isPastOf(function, space, data)) {
            return remembered;
        }
        Known known = known(function, space, data, remembered == null ? null : remembered.known);
        LatentModel model = new FunctionModel(function, space, settings).of(data);
        return new Believed(known, known.result.draws().posterior(model));
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
        LatentModel model = chainModel(function, space, data, data.size());
        return new Known(
                function,
                space,
                List.copyOf(data),
                data.size(),
                inference(function, model, data.size()).run());
    }

    /** One observation further. */
    private Known next(Known known, List<Datum> more) {
        LatentModel before = chainModel(known.function, known.space, known.data, known.started);
        LatentModel after = chainModel(known.function, known.space, more, known.started);
        List<ChainState> states = known.result.states().stream()
                .map(state -> after.translated(state, before))
                .toList();
        KeptDraws draws = known.result.draws().grown(before, after);
        return new Known(
                known.function,
                known.space,
                List.copyOf(more),
                known.started,
                inference(known.function, after, more.size()).run(states, known.result.widths(), draws));
    }

    private FunctionInference inference(ModelledFunction function, LatentModel model, int observed) {
        return new FunctionInference(
                model, observed, settings, stream.split(function.name()).split(observed), parallel);
    }

    /**
     * The model that chains see. Of many numbers they see some, spread evenly over those at which they started, and all
     * that came later: hyperparameters need no more, and a sweep over a thousand numbers would take minutes. Latent
     * values that are sampled have to be so at every observation.
     */
    private LatentModel chainModel(ModelledFunction function, SearchSpace space, List<Datum> data, int started) {
        FunctionModel models = new FunctionModel(function, space, settings);
        LatentModel all = models.of(data);
        if (started <= InferenceSettings.PLENTY || !all.data().sites().isEmpty()) {
            return all;
        }
        List<Datum> some = new ArrayList<>();
        for (int k = 0; k < InferenceSettings.PLENTY; k++) {
            some.add(data.get(k * started / InferenceSettings.PLENTY));
        }
        some.addAll(data.subList(started, data.size()));
        return all.withData(models.of(some).data());
    }

    private static int freshStart(int n) {
        return n < FRESH_EVERY ? Math.min(n, FIRST_WARM) : n - n % FRESH_EVERY;
    }

    private static Diagnostics diagnose(Believed believed) {
        double repairedBy = believed.posterior.samples().stream()
                .mapToDouble(sample -> sample.process().repairedBy())
                .max()
                .orElse(0);
        return new Diagnostics(believed.known.result.swapRate(), repairedBy);
    }
}
