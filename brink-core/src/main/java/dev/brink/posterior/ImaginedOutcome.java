package dev.brink.posterior;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Marginals;
import dev.brink.numeric.LogSumExp;
import dev.brink.numeric.Normal;
import dev.brink.observation.Likelihood;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.random.RandomGenerator;

/**
 * Conditions a posterior on an outcome that has not happened, without running any chain: each sample's process is
 * conditioned in O(n²), and the samples are reweighted by how well they foresaw the outcome.
 */
final class ImaginedOutcome {
    /** Cells of the grid on which the latent value behind a count is drawn. */
    private static final int CELLS = 400;

    /** The grid ends where the log density is this much below its largest. */
    private static final double DROP = 40;

    /** A standard normal density alone drops by more than {@link #DROP} over this distance from the mode. */
    private static final double REACH = 9;

    private ImaginedOutcome() {}

    /** A number, on the latent scale; the standard deviation of its noise there is NaN where it is learned. */
    static LatentPosterior number(LatentPosterior posterior, double[] point, double latent, double deviation) {
        return condition(posterior, point, (sample, mean, variance) -> {
            double y = sample.transform().toModel(latent);
            double own = sample.transform().deviationToModel(deviation, latent);
            double noise =
                    Double.isNaN(deviation) ? sample.process().hyperparameters().noiseVariance() : own * own;
            double total = Math.sqrt(variance + noise);
            double logEvidence = Normal.logDensity((y - mean) / total)
                    - Math.log(total)
                    + sample.transform().logSlope(latent);
            return new Conditioned(sample.process().condition(point, y, noise), logEvidence);
        });
    }

    /**
     * An observation of any other kind: the latent value behind it is drawn from its distribution given the outcome, and
     * the process conditioned on the drawn value.
     */
    static LatentPosterior site(LatentPosterior posterior, double[] point, LatentSite site, RandomGenerator random) {
        return condition(posterior, point, (sample, mean, variance) -> {
            Likelihood likelihood = site.likelihood(
                    sample.transform(), sample.process().hyperparameters().noiseVariance());
            return tilt(sample.process(), point, likelihood, mean, Math.sqrt(variance), random);
        });
    }

    /**
     * In standard deviations z from the mean, the density given the outcome is {@code phi(z) p(outcome | mean + sd z)}.
     * Its logarithm is concave for every likelihood there is, so that it has one mode and drops to either side; between
     * the two places where it has vanished, a grid fits counts of a single trial and of a billion.
     */
    private static Conditioned tilt(
            GaussianProcess process,
            double[] point,
            Likelihood likelihood,
            double mean,
            double deviation,
            RandomGenerator random) {
        DoubleUnaryOperator logDensity = z -> Normal.logDensity(z) + likelihood.logDensity(mean + deviation * z);
        double mode = mode(z -> deviation * likelihood.derivative(mean + deviation * z) - z);
        double level = logDensity.applyAsDouble(mode) - DROP;
        double low = crossing(logDensity, level, mode, mode - REACH);
        double step = (crossing(logDensity, level, mode, mode + REACH) - low) / CELLS;
        double[] logMass = new double[CELLS];
        for (int i = 0; i < CELLS; i++) {
            logMass[i] = logDensity.applyAsDouble(low + (i + 0.5) * step) + Math.log(step);
        }
        double logEvidence = LogSumExp.of(logMass);
        double rest = random.nextDouble();
        int cell = 0;
        while (cell < CELLS - 1 && rest >= Math.exp(logMass[cell] - logEvidence)) {
            rest -= Math.exp(logMass[cell] - logEvidence);
            cell++;
        }
        double z = low + (cell + random.nextDouble()) * step;
        return new Conditioned(process.condition(point, mean + deviation * z, 0), logEvidence);
    }

    /** Where a slope that falls at least as fast as -z crosses zero: between 0 and what it is at 0. */
    private static double mode(DoubleUnaryOperator slope) {
        double atZero = slope.applyAsDouble(0);
        double low = Math.min(0, atZero);
        double high = Math.max(0, atZero);
        for (double middle = (low + high) / 2; low < middle && middle < high; middle = (low + high) / 2) {
            if (slope.applyAsDouble(middle) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Where the log density crosses a level on the way from a place above it to one below, to a billionth of it. */
    private static double crossing(DoubleUnaryOperator logDensity, double level, double above, double below) {
        double inside = above;
        double outside = below;
        for (int i = 0; i < 40; i++) {
            double middle = (inside + outside) / 2;
            if (logDensity.applyAsDouble(middle) > level) {
                inside = middle;
            } else {
                outside = middle;
            }
        }
        return outside;
    }

    private record Conditioned(GaussianProcess process, double logEvidence) {}

    private interface Conditioning {
        Conditioned apply(LatentSample sample, double mean, double variance);
    }

    private static LatentPosterior condition(LatentPosterior posterior, double[] point, Conditioning conditioning) {
        List<Marginals> marginals = posterior.marginals(new double[][] {point});
        List<LatentSample> samples = new ArrayList<>();
        double[] logWeights = new double[marginals.size()];
        for (int s = 0; s < logWeights.length; s++) {
            LatentSample sample = posterior.samples().get(s);
            Conditioned conditioned = conditioning.apply(
                    sample, marginals.get(s).mean(0), marginals.get(s).variance(0));
            samples.add(new LatentSample(conditioned.process(), sample.transform()));
            logWeights[s] = posterior.logWeight(s) + conditioned.logEvidence();
        }
        return LatentPosterior.weighted(samples, logWeights);
    }
}
