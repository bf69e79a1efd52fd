package dev.brink.mcmc;

import java.util.random.RandomGenerator;

/** A distribution from which a chain is offered a place that does not depend on where it is. */
public interface Proposal {
    /** Coordinates, for a chain whose likelihood is raised to {@code beta}. */
    double[] draw(double beta, RandomGenerator random);

    /** The logarithm of the density with which {@link #draw} gives these coordinates; negative infinity if never. */
    double logDensity(double[] x, double beta);
}
