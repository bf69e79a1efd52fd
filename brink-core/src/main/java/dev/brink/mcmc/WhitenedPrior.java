package dev.brink.mcmc;

import java.util.List;

/**
 * What a chain samples: coordinates x (hyperparameters) with a prior of their own, whitened latent values nu with prior
 * N(0, I), and a likelihood of both. Whitening (Murray and Adams 2010) means that the latent values h depend on x
 * through {@code h = m + L(x) nu}: when x moves, h moves with it, and the strong coupling of h and x under the prior
 * does not slow the chain.
 *
 * <p>Implementations may keep scratch space, so one instance serves one chain at a time, but the functions are pure.
 *
 * <p>paper §2.5
 */
public interface WhitenedPrior {
    int coordinates();

    int latents();

    /**
     * Directions in the space of coordinates along which a sweep slice samples, one after the other; they must span it.
     * The length of each is the step by which the slice sampler widens its interval.
     */
    List<double[]> directions();

    /** Negative infinity outside the support; never NaN. */
    double logPrior(double[] x);

    /** Negative infinity where impossible; never NaN. */
    double logLikelihood(double[] x, double[] nu);
}
