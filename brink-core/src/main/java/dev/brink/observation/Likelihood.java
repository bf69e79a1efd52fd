package dev.brink.observation;

/**
 * How likely one observation is, given the latent value of its function at the observed point. Any function of this
 * shape can be used: latent values are sampled, so nothing else about it needs to be known.
 */
public interface Likelihood {
    /** {@code log p(y | h)}. */
    double logDensity(double latent);

    /** {@code d/dh log p(y | h)}. */
    double derivative(double latent);
}
