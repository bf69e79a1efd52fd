package dev.brink.observation;

import dev.brink.numeric.Normal;
import dev.brink.text.Text;

/**
 * A value of which only is known that it is more than a limit, both on the latent scale:
 * {@code 1 - Phi((L - h)/s) = Phi((h - L)/s)}. Without noise this is a step.
 */
public record CensoredLikelihood(double limit, double standardDeviation) implements Likelihood {
    public CensoredLikelihood {
        if (!Double.isFinite(limit) || !(standardDeviation >= 0) || Double.isInfinite(standardDeviation)) {
            throw new IllegalArgumentException("A censored likelihood above " + Text.number(limit)
                    + " with standard deviation " + Text.number(standardDeviation)
                    + " is not defined: both must be finite and the standard deviation not negative.");
        }
    }

    @Override
    public double logDensity(double latent) {
        if (standardDeviation == 0) {
            return latent > limit ? 0 : Double.NEGATIVE_INFINITY;
        }
        return Normal.logCdf((latent - limit) / standardDeviation);
    }

    /** On either side of a step there is no slope. */
    @Override
    public double derivative(double latent) {
        return standardDeviation == 0
                ? 0
                : Normal.logCdfDerivative((latent - limit) / standardDeviation) / standardDeviation;
    }
}
