package dev.brink.experiments.hmc;

/** The integration of a trajectory did not follow the dynamics, so the chain says nothing about its target. */
final class DivergedException extends Exception {
    private static final long serialVersionUID = 1L;

    DivergedException(String message) {
        super(message);
    }
}
