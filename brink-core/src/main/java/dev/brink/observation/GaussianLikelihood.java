package dev.brink.observation;

import dev.brink.numeric.Normal;
import dev.brink.text.Text;

/** A number seen with normal noise, both on the latent scale: {@code Normal(y; h, s^2)}. */
public record GaussianLikelihood(double value, double standardDeviation) implements Likelihood {
    public GaussianLikelihood {
        if (!Double.isFinite(value) || !(standardDeviation > 0) || Double.isInfinite(standardDeviation)) {
            throw new IllegalArgumentException("A Gaussian likelihood of " + Text.number(value)
                    + " with standard deviation " + Text.number(standardDeviation)
                    + " has no density: both must be finite and the standard deviation more than 0.");
        }
    }

    @Override
    public double logDensity(double latent) {
        return Normal.logDensity((value - latent) / standardDeviation) - Math.log(standardDeviation);
    }

    @Override
    public double derivative(double latent) {
        return (value - latent) / standardDeviation / standardDeviation;
    }
}
