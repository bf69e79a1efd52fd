package dev.brink.mcmc;

import java.util.List;
import java.util.random.RandomGenerator;

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

    /**
     * A further transition, in place, that leaves the density (with the likelihood raised to {@code beta}) as it is; by
     * default none. The place for moves that only the target can make, such as those that move coordinates while the
     * latent values themselves, not the whitened ones, stay where they are: together with the whitened moves they mix
     * where either alone would not (Yu and Meng 2011).
     */
    default void interweave(double[] x, double[] nu, double beta, RandomGenerator random) {}

    /** Where a chain is offered to leap, to each once a sweep; by default nowhere. */
    default List<Proposal> proposals() {
        return List.of();
    }
}
