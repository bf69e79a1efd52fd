package dev.brink.experiments.hmc;

/**
 * A density to sample from, given by its potential {@code U = -log p}, up to a constant. Keeps what it last computed, so
 * every chain needs one of its own.
 */
interface Target {
    int dimension();

    /** Goes to a position and writes the gradient of the potential there. */
    void moveTo(double[] position, double[] gradient);

    /** The potential at the position moved to last. */
    double potential();
}
