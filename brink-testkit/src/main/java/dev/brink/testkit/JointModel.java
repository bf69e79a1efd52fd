package dev.brink.testkit;

import java.util.random.RandomGenerator;

/**
 * A Bayesian model that can be simulated forwards. Both methods may be called from several threads at once and take all
 * their randomness from the generator they are given.
 *
 * @param <P> parameters, latent values included where the sampler under test moves them
 * @param <D> data
 */
public interface JointModel<P, D> {
    /** A draw from the prior. */
    P drawPrior(RandomGenerator random);

    /** A draw of the data given the parameters. */
    D simulate(P parameters, RandomGenerator random);
}
