package dev.brink.experiments.net;

/** How many units each layer has, from the pixels to the digits. */
public record NetShape(int inputs, int hidden1, int hidden2, int outputs) {
    public NetShape {
        if (inputs < 1 || hidden1 < 1 || hidden2 < 1 || outputs < 2) {
            throw new IllegalArgumentException("A network was to have " + inputs + ", " + hidden1 + ", " + hidden2
                    + " and " + outputs + " units, but every layer needs one and the last two: give more.");
        }
    }

    /**
     * How many weights connect units, {@code inputs hidden1 + hidden1 hidden2 + hidden2 outputs}: what the paper's
     * memory constraint counts. The biases, one to a unit, are left out: the paper speaks of "weights in the network".
     */
    public long weights() {
        return (long) inputs * hidden1 + (long) hidden1 * hidden2 + (long) hidden2 * outputs;
    }
}
