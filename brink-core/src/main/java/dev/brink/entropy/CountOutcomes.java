package dev.brink.entropy;

import dev.brink.gp.Marginals;
import dev.brink.numeric.LogSumExp;
import dev.brink.numeric.Normal;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.BinomialLikelihood;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.TiltedNormal;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.LongStream;

/**
 * Outcomes of a function that counts, or that answers yes (one success of one trial) or no. A count is no Gaussian
 * measurement, but all that it says about the function it says about the value at x, that is about z, whose distribution
 * given the count is a {@link TiltedNormal}.
 */
final class CountOutcomes implements OutcomeLaw {
    /** Cells are less than a third of a standard deviation wide. */
    private static final int CELLS = 64;

    /**
     * So many times the nodes are many counts. Of fewer, each is looked at: those that stand for others overrate what a
     * count tells, by a tenth where 16 stand for 21.
     */
    private static final long MANY_TIMES = 2;

    private final double[] probabilities;
    private final double[][] evidence; // by outcome, then sample
    private final TiltedNormal[][] tilted;
    private final double information;

    private CountOutcomes(double[] probabilities, int samples, double information) {
        this.probabilities = probabilities;
        this.evidence = new double[probabilities.length][samples];
        this.tilted = new TiltedNormal[probabilities.length][samples];
        this.information = information;
    }

    /** All counts in their order where they are few; otherwise a few that stand for the others. */
    static OutcomeLaw of(LatentPosterior posterior, double[] x, long trials, int nodes, RandomStream stream) {
        List<Marginals> marginals = posterior.marginals(new double[][] {x});
        return trials < MANY_TIMES * nodes
                ? all(posterior, marginals, trials)
                : some(posterior, marginals, trials, PredictedCounts.of(posterior, marginals, trials, nodes, stream));
    }

    private static CountOutcomes all(LatentPosterior posterior, List<Marginals> marginals, long trials) {
        long[] counts = LongStream.rangeClosed(0, trials).toArray();
        CountOutcomes outcomes = new CountOutcomes(
                new double[counts.length], marginals.size(), information(posterior, marginals, trials));
        for (int j = 0; j < counts.length; j++) {
            outcomes.probabilities[j] = Math.exp(outcomes.imagine(j, posterior, marginals, counts[j], trials));
        }
        double total = Arrays.stream(outcomes.probabilities).sum();
        for (int j = 0; j < counts.length; j++) {
            outcomes.probabilities[j] /= total; // One already, but for the grid of the tilted distributions.
        }
        return outcomes;
    }

    private static CountOutcomes some(
            LatentPosterior posterior, List<Marginals> marginals, long trials, SortedMap<Long, Double> predicted) {
        CountOutcomes outcomes = new CountOutcomes(
                predicted.values().stream().mapToDouble(p -> p).toArray(),
                marginals.size(),
                information(posterior, marginals, trials));
        int j = 0;
        for (long successes : predicted.keySet()) {
            outcomes.imagine(j++, posterior, marginals, successes, trials);
        }
        return outcomes;
    }

    /** {@code 1/2 log(1 + v F)}, with the Fisher information {@code F = n phi²/(Phi (1 - Phi))} at the mean. */
    private static double information(LatentPosterior posterior, List<Marginals> marginals, long trials) {
        double sum = 0;
        for (int s = 0; s < marginals.size(); s++) {
            double mean = marginals.get(s).mean(0);
            double fisher = trials * Math.exp(2 * Normal.logDensity(mean) - Normal.logCdf(mean) - Normal.logCdf(-mean));
            sum += Math.exp(posterior.logWeight(s))
                    * 0.5
                    * Math.log1p(marginals.get(s).variance(0) * fisher);
        }
        return sum;
    }

    /** The logarithm of the outcome's probability. */
    private double imagine(
            int outcome, LatentPosterior posterior, List<Marginals> marginals, long successes, long trials) {
        BinomialLikelihood likelihood = new BinomialLikelihood(successes, trials);
        double[] joint = new double[marginals.size()];
        for (int s = 0; s < joint.length; s++) {
            Marginals m = marginals.get(s);
            tilted[outcome][s] = TiltedNormal.of(likelihood, m.mean(0), m.standardDeviation(0), CELLS);
            joint[s] = posterior.logWeight(s) + tilted[outcome][s].logEvidence();
        }
        double total = LogSumExp.of(joint);
        for (int s = 0; s < joint.length; s++) {
            // Where the count is beyond what every sample expects, it tells none of them apart.
            evidence[outcome][s] = Double.isFinite(total) ? Math.exp(tilted[outcome][s].logEvidence() - total) : 1;
        }
        return total;
    }

    @Override
    public int size() {
        return probabilities.length;
    }

    @Override
    public double probability(int outcome) {
        return probabilities[outcome];
    }

    @Override
    public double evidence(int outcome, int sample) {
        return evidence[outcome][sample];
    }

    @Override
    public double coordinate(int outcome, FunctionDraws draws, int draw) {
        return tilted[outcome][draws.sampleOf(draw)].quantile(draws.level(draw));
    }

    @Override
    public double information() {
        return information;
    }
}
