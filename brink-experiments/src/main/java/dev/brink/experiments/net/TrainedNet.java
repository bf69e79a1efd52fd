package dev.brink.experiments.net;

/** How a training ended: with a share of wrongly classified digits, or by diverging, after so many updates. */
public sealed interface TrainedNet {
    int updates();

    /** The error is the share of the validation digits that are taken for another, from 0 to 1. */
    record Converged(int updates, double error) implements TrainedNet {}

    /** There is no error to speak of; the reason says what was seen. */
    record Diverged(int updates, String reason) implements TrainedNet {}
}
