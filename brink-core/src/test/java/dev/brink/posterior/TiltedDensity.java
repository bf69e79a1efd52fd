package dev.brink.posterior;

import dev.brink.gp.Marginals;
import dev.brink.numeric.Normal;
import dev.brink.observation.Likelihood;

/** The distribution of a sample's latent value at a point given an outcome there, by brute force on a fine grid. */
final class TiltedDensity {
    private static final int COARSE = 2000;
    private static final int FINE = 20_000;

    private final Likelihood likelihood;
    private final double mean;
    private final double deviation;
    private final double[] cumulative = new double[FINE + 1];
    private double low;
    private double high;
    private double logEvidence;

    private TiltedDensity(Likelihood likelihood, double mean, double deviation) {
        this.likelihood = likelihood;
        this.mean = mean;
        this.deviation = deviation;
        this.low = mean - 40 * deviation;
        this.high = mean + 40 * deviation;
    }

    static TiltedDensity of(LatentSample sample, double[] point, LatentSite site) {
        Marginals m = sample.process().marginals(new double[][] {point});
        Likelihood likelihood = site.likelihood(
                sample.transform(), sample.process().hyperparameters().noiseVariance());
        TiltedDensity density = new TiltedDensity(likelihood, m.mean(0), m.standardDeviation(0));
        for (int zoom = 0; zoom < 8; zoom++) {
            density.zoomIn();
        }
        density.integrate();
        return density;
    }

    private double logJoint(double h) {
        return Normal.logDensity((h - mean) / deviation) - Math.log(deviation) + likelihood.logDensity(h);
    }

    /** To the part of the interval in which the density is more than exp(-50) of the largest. */
    private void zoomIn() {
        double width = (high - low) / COARSE;
        double largest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i <= COARSE; i++) {
            largest = Math.max(largest, logJoint(low + i * width));
        }
        int first = COARSE;
        int last = 0;
        for (int i = 0; i <= COARSE; i++) {
            if (logJoint(low + i * width) > largest - 50) {
                first = Math.min(first, i - 1);
                last = Math.max(last, i + 1);
            }
        }
        high = low + last * width;
        low = low + first * width;
    }

    private void integrate() {
        double step = (high - low) / FINE;
        double largest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < FINE; i++) {
            largest = Math.max(largest, logJoint(low + (i + 0.5) * step));
        }
        for (int i = 0; i < FINE; i++) {
            cumulative[i + 1] = cumulative[i] + Math.exp(logJoint(low + (i + 0.5) * step) - largest);
        }
        double total = cumulative[FINE];
        for (int i = 0; i <= FINE; i++) {
            cumulative[i] /= total;
        }
        logEvidence = largest + Math.log(total * step);
    }

    /** Of the outcome, with the latent value integrated out. */
    double logEvidence() {
        return logEvidence;
    }

    double cdf(double h) {
        double at = (h - low) / (high - low) * FINE;
        if (at <= 0 || at >= FINE) {
            return at <= 0 ? 0 : 1;
        }
        int cell = (int) at;
        return Math.min(1, cumulative[cell] + (cumulative[cell + 1] - cumulative[cell]) * (at - cell));
    }
}
