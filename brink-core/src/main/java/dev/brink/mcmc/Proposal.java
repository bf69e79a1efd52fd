package dev.brink.mcmc;

import java.util.random.RandomGenerator;

/**
 * A distribution from which a chain is offered another place. Coordinates of it stay as they are, or are drawn regardless
 * of what they were.
 */
public interface Proposal {
    /** Coordinates for a chain that is at x, and whose likelihood is raised to {@code beta}; x stays as it is. */
    double[] draw(double[] x, double beta, RandomGenerator random);

    /**
     * The logarithm of the density with which {@link #draw} gives these coordinates, where the others stayed; negative
     * infinity if never.
     */
    double logDensity(double[] x, double beta);
}
