package dev.brink.experiments.net;

import dev.brink.problem.Point;

/**
 * The eleven numbers that the paper tunes (section 4.3): "1 learning rate, 2 momentum parameters (initial and final),
 * the number of hidden units per layer (2 layers), the maximum norm on model weights (for 3 sets of weights), and the
 * dropout regularization probabilities (for the inputs and 2 hidden layers)".
 *
 * @param maxNorm1 the largest norm of the weights that lead into one unit of the first hidden layer
 * @param maxNorm3 the same for the output layer
 * @param dropout0 the probability that an input is dropped
 */
public record NetHyperparameters(
        double learningRate,
        double initialMomentum,
        double finalMomentum,
        int hidden1,
        int hidden2,
        double maxNorm1,
        double maxNorm2,
        double maxNorm3,
        double dropout0,
        double dropout1,
        double dropout2) {
    public NetHyperparameters {
        requirePositive("learning rate", learningRate);
        requireShare("initial momentum", initialMomentum);
        requireShare("final momentum", finalMomentum);
        requirePositive("first hidden layer's units", hidden1);
        requirePositive("second hidden layer's units", hidden2);
        requirePositive("first maximum norm", maxNorm1);
        requirePositive("second maximum norm", maxNorm2);
        requirePositive("third maximum norm", maxNorm3);
        requireShare("inputs' dropout", dropout0);
        requireShare("first hidden layer's dropout", dropout1);
        requireShare("second hidden layer's dropout", dropout2);
    }

    /** What a point with parameters of these names says. */
    public static NetHyperparameters of(Point point) {
        return new NetHyperparameters(
                point.real("learning_rate"),
                point.real("initial_momentum"),
                point.real("final_momentum"),
                Math.toIntExact(point.integer("hidden1")),
                Math.toIntExact(point.integer("hidden2")),
                point.real("max_norm1"),
                point.real("max_norm2"),
                point.real("max_norm3"),
                point.real("dropout0"),
                point.real("dropout1"),
                point.real("dropout2"));
    }

    /**
     * The momentum of an update: it moves in equal steps from the initial to the final one over the first half of the
     * training. The paper does not say how its schedule ran.
     */
    double momentum(int update, int updates) {
        double share = Math.min(1, 2.0 * update / updates);
        return initialMomentum + share * (finalMomentum - initialMomentum);
    }

    private static void requirePositive(String what, double value) {
        if (!(value > 0)) {
            throw new IllegalArgumentException(
                    "A network's " + what + " was " + value + ", but must be more than 0: change it.");
        }
    }

    private static void requireShare(String what, double value) {
        if (!(value >= 0 && value < 1)) {
            throw new IllegalArgumentException(
                    "A network's " + what + " was " + value + ", but must be at least 0 and less than 1: change it.");
        }
    }
}
