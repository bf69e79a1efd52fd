package dev.brink.posterior;

import dev.brink.gp.GaussianProcess;
import dev.brink.mcmc.ChainState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Draws of a function's hyperparameters, some of them made when there were fewer data. Those still count: a draw from
 * the density of then, weighted by the density of now over that of then, is as good as one from the density of now
 * (importance sampling, as in the sequential Monte Carlo of Chopin 2002). So each new observation needs only a few new
 * draws, and the rest are weighted anew, which costs one evaluation of the density each.
 */
final class KeptDraws {
    private final List<List<Draw>> generations; // the newest first

    private KeptDraws(List<List<Draw>> generations) {
        this.generations = generations;
    }

    /**
     * A draw.
     *
     * @param logDensity of its state under the data of now, up to a constant
     * @param logWeight against the others of its generation, up to a constant
     */
    private record Draw(ChainState state, double logDensity, double logWeight) {}

    static KeptDraws none() {
        return new KeptDraws(List.of());
    }

    /** Draws that count alike. */
    static KeptDraws of(List<ChainState> states) {
        return new KeptDraws(
                List.of(states.stream().map(state -> new Draw(state, 0, 0)).toList()));
    }

    boolean isEmpty() {
        return generations.isEmpty();
    }

    /**
     * The same draws after the data have grown. Where latent values are sampled there are none left: an observation more
     * gives them another order.
     */
    KeptDraws grown(LatentModel before, LatentModel now) {
        if (!now.coordinates().equals(before.coordinates())
                || !now.data().sites().isEmpty()
                || !before.data().sites().isEmpty()) {
            return none();
        }
        LatentTarget target = new LatentTarget(now);
        List<List<Draw>> grown = new ArrayList<>();
        for (List<Draw> generation : generations) {
            List<Draw> possible = generation.stream()
                    .map(draw -> weightedAnew(draw, before, now, target))
                    .filter(draw -> Double.isFinite(draw.logDensity) && Double.isFinite(draw.logWeight))
                    .toList();
            if (!possible.isEmpty()) {
                grown.add(possible);
            }
        }
        return new KeptDraws(grown);
    }

    private static Draw weightedAnew(Draw draw, LatentModel before, LatentModel now, LatentTarget target) {
        ChainState state = now.translated(draw.state, before);
        double logDensity = logDensity(target, state);
        double logVolume = now.logVolume(state) - before.logVolume(draw.state);
        return new Draw(state, logDensity, draw.logWeight + logDensity - draw.logDensity + logVolume);
    }

    private static double logDensity(LatentTarget target, ChainState state) {
        double[] x = state.coordinates();
        double logPrior = target.logPrior(x);
        return logPrior == Double.NEGATIVE_INFINITY ? logPrior : logPrior + target.logLikelihood(x, state.latents());
    }

    /** With new draws from the density of now, and at most so many of all. */
    KeptDraws with(List<ChainState> newest, LatentModel now, int atMost) {
        LatentTarget target = new LatentTarget(now);
        List<List<Draw>> all = new ArrayList<>();
        all.add(newest.stream()
                .map(state -> new Draw(state, logDensity(target, state), 0))
                .toList());
        int left = atMost - newest.size();
        for (List<Draw> generation : generations) {
            if (left > 0) {
                all.add(generation.subList(0, Math.min(left, generation.size())));
            }
            left -= generation.size();
        }
        return new KeptDraws(all);
    }

    /**
     * The processes that the draws say the function is, given the data of a model; they may be more than the draws were
     * made with. Draws that follow each other and differ only in their latent values share a factorisation.
     */
    LatentPosterior posterior(LatentModel model) {
        LatentTarget target = new LatentTarget(model);
        List<LatentSample> samples = new ArrayList<>();
        double[] coordinates = new double[0];
        for (ChainState state : states()) {
            boolean shares = Arrays.equals(coordinates, state.coordinates());
            GaussianProcess process = shares
                    ? samples.get(samples.size() - 1).process().withValues(target.valuesAt(state))
                    : target.process(state);
            coordinates = state.coordinates();
            samples.add(new LatentSample(process, model.transform(coordinates)));
        }
        return LatentPosterior.weighted(samples, logWeights());
    }

    List<ChainState> states() {
        return generations.stream().flatMap(List::stream).map(Draw::state).toList();
    }

    /**
     * The weights of all draws, up to a constant. A generation counts for as many draws as its weights leave it,
     * {@code (sum w)²/sum w²} (Kish 1965).
     */
    double[] logWeights() {
        List<Double> all = new ArrayList<>();
        for (List<Draw> generation : generations) {
            double greatest =
                    generation.stream().mapToDouble(Draw::logWeight).max().orElseThrow();
            double sum = 0;
            double squares = 0;
            for (Draw draw : generation) {
                double weight = Math.exp(draw.logWeight - greatest);
                sum += weight;
                squares += weight * weight;
            }
            for (Draw draw : generation) {
                all.add(draw.logWeight - greatest + Math.log(sum / squares));
            }
        }
        return all.stream().mapToDouble(d -> d).toArray();
    }
}
