package dev.brink.entropy;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Marginals;
import dev.brink.numeric.Normal;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.LatentSample;
import dev.brink.posterior.OutputTransform;
import java.util.List;

/**
 * The number that would be measured at a point, on the latent scale: a mixture over samples of normal distributions,
 * each behind its own transform.
 */
final class PredictedNumber {
    /** Standard deviations beyond which nothing is believed. */
    private static final double FARTHEST = 9;

    private static final int BISECTIONS = 50;

    /** A value known to this part of the process' own deviation is known to rounding: measuring it teaches nothing. */
    private static final double KNOWN = 3 * Math.sqrt(GaussianProcess.JITTER);

    private final NumberNoise noise;
    private final LatentPosterior posterior;
    private final List<LatentSample> samples;
    private final List<Marginals> marginals;

    PredictedNumber(NumberNoise noise, LatentPosterior posterior, double[] x) {
        this.noise = noise;
        this.posterior = posterior;
        this.samples = posterior.samples();
        this.marginals = posterior.marginals(new double[][] {x});
    }

    int samples() {
        return samples.size();
    }

    double weight(int sample) {
        return Math.exp(posterior.logWeight(sample));
    }

    /** Of the function, without noise, on the sample's model scale. */
    double mean(int sample) {
        return marginals.get(sample).mean(0);
    }

    double variance(int sample) {
        return marginals.get(sample).variance(0);
    }

    /** The variance of the noise on the sample's model scale, where a measurement gives this value. */
    double noiseVariance(int sample, double latent) {
        return noise.variance(samples.get(sample), latent);
    }

    double toModel(int sample, double latent) {
        return samples.get(sample).transform().toModel(latent);
    }

    /** The logarithm of a sample's density, on the latent scale so that samples can be compared. */
    double logDensity(int sample, double latent) {
        double total = Math.sqrt(variance(sample) + noiseVariance(sample, latent));
        return Normal.logDensity((toModel(sample, latent) - mean(sample)) / total)
                - Math.log(total)
                + samples.get(sample).transform().logSlope(latent);
    }

    /** Whether every sample knows the value to rounding, so that only rounding tells the samples apart. */
    boolean isKnown() {
        for (int s = 0; s < samples(); s++) {
            if (variance(s) > roundingVariance(s)) {
                return false;
            }
        }
        return true;
    }

    private double roundingVariance(int sample) {
        return KNOWN * KNOWN * samples.get(sample).process().hyperparameters().variance();
    }

    /** About the value at x, on average over samples: {@code 1/2 log(1 + v/noise)}, rounding being noise too. */
    double information() {
        double sum = 0;
        for (int s = 0; s < samples(); s++) {
            double noise = noiseVariance(s, samples.get(s).transform().fromModel(mean(s))) + roundingVariance(s);
            sum += weight(s) * 0.5 * Math.log1p(variance(s) / noise);
        }
        return sum;
    }

    /** The value below which a measurement lies with probability p: by bisection on the first sample's model scale. */
    double quantile(double p) {
        OutputTransform ruler = samples.get(0).transform();
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (int s = 0; s < samples(); s++) {
            OutputTransform own = samples.get(s).transform();
            double reach = FARTHEST * Math.sqrt(variance(s) + noiseVariance(s, own.fromModel(mean(s))));
            low = Math.min(low, ruler.toModel(bounded(own.fromModel(mean(s) - reach))));
            high = Math.max(high, ruler.toModel(bounded(own.fromModel(mean(s) + reach))));
        }
        for (int i = 0; i < BISECTIONS; i++) {
            double middle = low + (high - low) / 2;
            if (probabilityBelow(bounded(ruler.fromModel(middle))) < p) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return bounded(ruler.fromModel(low + (high - low) / 2));
    }

    /** What overflowed becomes the largest number there is. */
    private static double bounded(double value) {
        return Math.max(-Double.MAX_VALUE, Math.min(Double.MAX_VALUE, value));
    }

    private double probabilityBelow(double latent) {
        double sum = 0;
        for (int s = 0; s < samples(); s++) {
            double total = Math.sqrt(variance(s) + noiseVariance(s, latent));
            sum += weight(s) * Normal.cdf((toModel(s, latent) - mean(s)) / total);
        }
        return sum;
    }
}
