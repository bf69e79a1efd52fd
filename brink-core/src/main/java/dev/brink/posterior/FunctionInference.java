package dev.brink.posterior;

import dev.brink.mcmc.Chain;
import dev.brink.mcmc.ChainState;
import dev.brink.mcmc.SliceWidths;
import dev.brink.mcmc.TemperedChains;
import dev.brink.mcmc.WhitenedPrior;
import dev.brink.numeric.LogSumExp;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;

/** Samples one function's hyperparameters and latent values, from where its chains stood before or from scratch. */
final class FunctionInference {
    /** Draws of a kind among which a first fit picks its starts. */
    private static final int CANDIDATES = 64;

    /** Prior draws after which it is clear that none will do. */
    private static final int HOPELESS = 10_000;

    /** Rounds after which chains that found their bearings on some of many data have settled on all of them. */
    private static final int SHORT_BURN_IN = 4;

    /** Rounds of a burn-in after which it is learned how wide slices are. */
    private static final int ROUNDS_TO_LEARN_WIDTHS = 4;

    /** Chains find their bearings on so many of the data where there are more than twice as many. */
    private static final int BEARINGS = 50;

    private static final int STEPS_BETWEEN_LATENT_DRAWS = 5;

    /** Up to this many observations, each brings a whole set of new draws. */
    private static final int ALL_RENEWED_UP_TO = 25;

    /** Draws that each observation brings at least, up to so many observations for each axis; beyond that fewer. */
    private static final int LEAST_RENEWED = 3;

    private static final int LEAST_RENEWED_UP_TO_PER_AXIS = 20;

    /** Beyond this many observations, hyperparameters behind sampled latent values need no more draws than others. */
    private static final int FEW = 160;

    /** Up to this many observations, or this many for each axis, as many draws are kept as the settings say. */
    private static final int ALL_KEPT_UP_TO = 100;

    private static final int ALL_KEPT_UP_TO_PER_AXIS = 40;

    /** Draws that are kept at least, where the settings do not say fewer. */
    private static final int LEAST_KEPT = 3;

    private final LatentModel model;
    private final int observed;
    private final InferenceSettings settings;
    private final RandomStream stream;
    private final Parallel parallel;

    /** Of a model of all, or of some, of so many observations. */
    FunctionInference(
            LatentModel model, int observed, InferenceSettings settings, RandomStream stream, Parallel parallel) {
        this.model = model;
        this.observed = observed;
        this.settings = settings;
        this.stream = stream;
        this.parallel = parallel;
    }

    /** The draws, the states in which the chains ended, how wide their slices were, and the share of exchanges. */
    record Result(KeptDraws draws, List<ChainState> states, List<SliceWidths> widths, double swapRate) {}

    /** Goes on from previous states, widths of slices and draws, or starts anew where there are no states that fit. */
    Result run(List<ChainState> previous, List<SliceWidths> widths, KeptDraws earlier) {
        List<ChainState> warm = warmStarts(previous);
        return warm.isEmpty() ? run() : sample(warm, widths, 0, earlier);
    }

    /** Starts anew. */
    Result run() {
        List<ChainState> bearings = model.data().size() > 2 * BEARINGS ? bearings() : List.of();
        int burnIn = bearings.isEmpty() ? settings.burnIn() : SHORT_BURN_IN;
        return sample(starts(bearings), List.of(), burnIn, KeptDraws.none());
    }

    /** Where chains on some of the data lead to. */
    private List<ChainState> bearings() {
        LatentModel some = model.withData(model.data().thinned(BEARINGS));
        return warmStarts(new FunctionInference(some, observed, settings, stream.split("some"), parallel)
                .run()
                .states());
    }

    private Result sample(List<ChainState> starts, List<SliceWidths> widths, int burnIn, KeptDraws earlier) {
        TemperedChains chains =
                new TemperedChains(() -> new LatentTarget(model), settings.powers(), starts, widths, parallel);
        RandomStream rounds = stream.split("rounds");
        for (int round = 0; round < burnIn; round++) {
            chains.round(1, 1, rounds.split(round));
            if (round % ROUNDS_TO_LEARN_WIDTHS == ROUNDS_TO_LEARN_WIDTHS - 1) {
                chains.learnWidths();
            }
        }
        int kept = keptSamples();
        List<ChainState> newest = new ArrayList<>();
        for (int k = 0; k < (earlier.isEmpty() ? kept : renewed(kept)); k++) {
            chains.round(settings.sweepsBetween(), hotSweeps(k), rounds.split(burnIn + k));
            keep(chains.cold(), rounds.split(k).split("latents").generator(), newest);
        }
        return new Result(earlier.with(newest, model, kept), chains.states(), chains.learnWidths(), chains.swapRate());
    }

    /**
     * Counts and answers say less than numbers, and where they are few, so little is known of the hyperparameters that
     * the spread among ten draws would make probabilities look surer than they are: up to four times as many then,
     * while sweeps are cheap.
     */
    private int keptSamples() {
        int n = model.data().size();
        boolean sampled = !model.data().sites().isEmpty();
        int times = sampled ? Math.max(1, Math.min(4, FEW / n)) : 1;
        return affordable(times * settings.keptSamples());
    }

    /** With many data other modes are rare and sweeps dear: the tempered chains then move every other round. */
    private int hotSweeps(int round) {
        return model.data().size() <= InferenceSettings.PLENTY || round % 2 == 0 ? 1 : 0;
    }

    /** A posterior of many data for each axis is narrow, and processes of as many are dear: fewer will do. */
    private int affordable(int count) {
        int plenty = Math.max(
                ALL_KEPT_UP_TO, ALL_KEPT_UP_TO_PER_AXIS * model.coordinates().axes());
        return observed <= plenty ? count : Math.max(Math.min(count, LEAST_KEPT), count * plenty / observed);
    }

    /**
     * How many draws one observation more makes anew: all while that is cheap, which is also when chains that mix soon
     * matter most. One, where there are many data for each axis: then an observation more changes next to nothing.
     */
    private int renewed(int kept) {
        int n = model.data().size();
        int plenty = LEAST_RENEWED_UP_TO_PER_AXIS * model.coordinates().axes();
        int least = observed <= plenty ? LEAST_RENEWED : Math.max(1, LEAST_RENEWED * plenty / observed);
        return Math.min(kept, Math.max(least, ALL_RENEWED_UP_TO * kept / n));
    }

    /** Keeps the state of a chain and, where latent values are sampled, more draws of them. */
    private void keep(Chain chain, RandomGenerator random, List<ChainState> kept) {
        kept.add(chain.state());
        for (int draw = 1; draw < (model.data().sites().isEmpty() ? 1 : settings.latentDraws()); draw++) {
            for (int step = 0; step < STEPS_BETWEEN_LATENT_DRAWS; step++) {
                chain.moveLatents(random);
            }
            kept.add(chain.state());
        }
    }

    /** The previous states, made to fit data that have grown; none where they do not fit. */
    private List<ChainState> warmStarts(List<ChainState> previous) {
        LatentTarget target = new LatentTarget(model);
        if (previous.size() != settings.powers().size()) {
            return List.of();
        }
        RandomGenerator random = stream.split("extend").generator();
        List<ChainState> starts = new ArrayList<>();
        for (ChainState state : previous) {
            if (state.coordinates().length != target.coordinates()) {
                return List.of();
            }
            ChainState extended = withLatents(state, target.latents(), random);
            if (!isPossible(target, extended)) {
                return List.of();
            }
            starts.add(extended);
        }
        return starts;
    }

    private static ChainState withLatents(ChainState state, int count, RandomGenerator random) {
        double[] latents = Arrays.copyOf(state.latents(), count);
        for (int i = state.latents().length; i < count; i++) {
            latents[i] = random.nextGaussian();
        }
        return ChainState.of(state.coordinates(), latents);
    }

    private static boolean isPossible(WhitenedPrior target, ChainState state) {
        double density =
                target.logPrior(state.coordinates()) + target.logLikelihood(state.coordinates(), state.latents());
        return density > Double.NEGATIVE_INFINITY;
    }

    /**
     * A start for each tempered chain: where its bearings have led, or one of many draws from the prior and from where
     * chains leap to, picked with the probability that importance sampling of the chain's distribution gives it.
     */
    private List<ChainState> starts(List<ChainState> bearings) {
        LatentTarget target = new LatentTarget(model);
        if (!bearings.isEmpty() && target.smooth().isEmpty()) {
            return bearings;
        }
        RandomGenerator random = stream.split("starts").generator();
        List<Candidate> candidates = candidates(target, random);
        bearings.forEach(state -> candidates.add(Candidate.of(state, target)));
        return settings.powers().stream()
                .map(power -> {
                    double[] logWeights = candidates.stream()
                            .mapToDouble(c -> power * c.logLikelihood + c.logRatio)
                            .toArray();
                    return candidates.get(pick(logWeights, random)).state;
                })
                .toList();
    }

    /**
     * Where a chain may start.
     *
     * @param logRatio of the prior's density to that of all draws together
     */
    private record Candidate(ChainState state, double logLikelihood, double logRatio) {
        static Candidate of(ChainState state, LatentTarget target) {
            double[] x = state.coordinates();
            double logPrior = target.logPrior(x);
            double[] logDensities = DoubleStream.concat(
                            DoubleStream.of(logPrior),
                            target.smooth().stream().mapToDouble(proposal -> proposal.logDensity(x, 1)))
                    .toArray();
            return new Candidate(
                    state, target.logLikelihood(x, state.latents()), logPrior - LogSumExp.of(logDensities));
        }
    }

    private List<Candidate> candidates(LatentTarget target, RandomGenerator random) {
        List<SmoothProposal> smooth = target.smooth();
        int wanted = (1 + smooth.size()) * CANDIDATES;
        List<Candidate> candidates = new ArrayList<>();
        for (int tried = 0; candidates.size() < (tried < 10 * wanted ? wanted : 1); tried++) {
            if (tried == HOPELESS) {
                throw new IllegalStateException("None of " + HOPELESS + " draws of the hyperparameters from their prior"
                        + " gives the " + model.data().size() + " data a positive density. Their transform is "
                        + model.transform() + ": look for values that differ by hundreds of decades.");
            }
            int kind = tried % (1 + smooth.size());
            double[] x = kind == 0
                    ? model.coordinates().draw(model.prior(), random)
                    : smooth.get(kind - 1).draw(1, random);
            ChainState state = withLatents(ChainState.of(x, new double[0]), target.latents(), random);
            if (isPossible(target, state)) {
                candidates.add(Candidate.of(state, target));
            }
        }
        return candidates;
    }

    private static int pick(double[] logWeights, RandomGenerator random) {
        double total = LogSumExp.of(logWeights);
        double rest = random.nextDouble();
        for (int i = 0; i < logWeights.length - 1; i++) {
            rest -= Math.exp(logWeights[i] - total);
            if (rest < 0) {
                return i;
            }
        }
        return logWeights.length - 1;
    }
}
