package dev.brink.experiments.net;

import dev.brink.data.Measurement;
import dev.brink.experiments.data.Digits;
import dev.brink.problem.Point;
import java.util.Map;

/**
 * Carries out what a study of {@link NetStudies} suggests: counts the weights of a network, which takes no time, or
 * trains it, which reveals its error or that training diverges (paper, section 4.3).
 */
public final class NetMeasuring {
    /** "Constraint violations are treated as resulting in a random classifier (90% error)" (section 4.3). */
    public static final double WORST = 0.9;

    private static final int DIGITS = 10;

    private final int pixels;
    private final double leastError;
    private final NetTrainer trainer;

    /**
     * The last sixth of the digits is what networks are judged by: of the 60,000 of MNIST's training file, the 10,000
     * that are usual.
     */
    public NetMeasuring(Digits digits, NetTraining effort) {
        int first = digits.size() - digits.size() / 6;
        Digits validation = digits.range(first, digits.size());
        pixels = digits.pixels();
        leastError = 0.5 / validation.size();
        trainer = new NetTrainer(digits.range(0, first), validation, effort);
    }

    /** Runs one of the two tasks; counting ignores the seed. */
    public Measurement measure(String task, Point point, long seed) {
        return switch (task) {
            case NetStudies.COUNT -> Measurement.of(point, task, Map.of(NetStudies.WEIGHTS, weights(point)));
            case NetStudies.TRAIN -> train(point, seed);
            default ->
                throw new IllegalArgumentException("The network was to run task '" + task + "', but its tasks are '"
                        + NetStudies.COUNT + "' and '" + NetStudies.TRAIN + "': use one of these.");
        };
    }

    /** How many weights a network has. */
    long weights(Point point) {
        NetHyperparameters hyperparameters = NetHyperparameters.of(point);
        return new NetShape(pixels, hyperparameters.hidden1(), hyperparameters.hidden2(), DIGITS).weights();
    }

    /** No error at all has no logarithm, and is no proof of perfection: it counts as half a digit. */
    private Measurement train(Point point, long seed) {
        TrainedNet net = trainer.train(NetHyperparameters.of(point), seed);
        if (net instanceof TrainedNet.Converged converged) {
            double error = Math.max(converged.error(), leastError);
            return Measurement.of(point, NetStudies.TRAIN, Map.of(NetStudies.ERROR, error));
        }
        return Measurement.failed(point, NetStudies.TRAIN, net.toString());
    }
}
