package dev.brink.observation;

import dev.brink.numeric.Normal;
import org.apache.commons.numbers.gamma.LogBeta;

/**
 * Successes out of trials with the probability of success {@code Phi(h)} (paper, section 2.4). A yes or a no is one
 * trial.
 */
public final class BinomialLikelihood implements Likelihood {
    private final long successes;
    private final long failures;
    private final double logCoefficient;

    public BinomialLikelihood(long successes, long trials) {
        Counting.require(successes, trials);
        this.successes = successes;
        this.failures = trials - successes;
        this.logCoefficient = logCoefficient((double) successes, (double) failures);
    }

    public long successes() {
        return successes;
    }

    public long trials() {
        return successes + failures;
    }

    /** {@code log C(n, k) + k log Phi(h) + (n - k) log Phi(-h)}. */
    @Override
    public double logDensity(double latent) {
        return logCoefficient
                + (successes == 0 ? 0 : successes * Normal.logCdf(latent))
                + (failures == 0 ? 0 : failures * Normal.logCdf(-latent));
    }

    @Override
    public double derivative(double latent) {
        return (successes == 0 ? 0 : successes * Normal.logCdfDerivative(latent))
                - (failures == 0 ? 0 : failures * Normal.logCdfDerivative(-latent));
    }

    /** {@code C(n, k) = 1/((n + 1) B(k + 1, n - k + 1))}, which does not cancel as three log gammas would. */
    private static double logCoefficient(double successes, double failures) {
        return successes == 0 || failures == 0
                ? 0
                : -Math.log(successes + failures + 1) - LogBeta.value(successes + 1, failures + 1);
    }
}
