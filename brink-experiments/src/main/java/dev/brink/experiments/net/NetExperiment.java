package dev.brink.experiments.net;

import dev.brink.data.Measurement;
import dev.brink.experiments.data.Digits;
import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import java.util.List;
import java.util.Map;

/**
 * The paper's section 4.3: how few digits can a network of less than a million weights take for others? To count the
 * weights is a cheap task of its own; to train reveals the error, or that training diverges, which is learned as a yes
 * or no.
 *
 * <p>The paper states no ranges; ours hold its best network with room on all sides, and learning rates that diverge.
 */
public final class NetExperiment {
    /** "The total number of model parameters (weights in the network) must be less than one million" (section 4.3). */
    public static final long MOST_WEIGHTS = 999_999;

    /** "Constraint violations are treated as resulting in a random classifier (90% error)" (section 4.3). */
    public static final double WORST = 0.9;

    /** What section 4.3 and Figure 2(b) say of the outcome. The figure's curves are drawn; no table has their values. */
    public static final List<String> PAPER = List.of(
            "\"The optimized net has a learning rate of 0.1, dropout probabilities of 0.17 (inputs), 0.30 (first layer),"
                    + " and 0 (second layer), initial momentum 0.86, and final momentum 0.81.\" (section 4.3)",
            "\"Interestingly, the optimization chooses a small first layer (size 312) and a large second layer (size"
                    + " 1772).\" (section 4.3)",
            "\"Blue curve: our method. Red curve: unconstrained Bayesian optimization with constraint violations as"
                    + " large values. Errors bars indicate standard error from 5 independent runs.\" (Figure 2)",
            "\"Only the objective evaluations are presented, since constraint evaluations are extremely inexpensive"
                    + " compared to an entire training run.\" (section 4.3)");

    private static final String COUNT = "count";
    private static final String TRAIN = "train";
    private static final String WEIGHTS = "weights";
    private static final String ERROR = "error";
    private static final int DIGITS = 10;

    /** Counting takes no time. It costs something, so that it is done for what it tells and not for nothing. */
    private static final double COST_OF_COUNTING = 0.01;

    private final Digits training;
    private final Digits validation;
    private final NetTrainer trainer;

    /**
     * The last sixth of the digits is what networks are judged by: of the 60,000 of MNIST's training file, the 10,000
     * that are usual.
     */
    public NetExperiment(Digits digits, NetTraining effort) {
        int first = digits.size() - digits.size() / 6;
        training = digits.range(0, first);
        validation = digits.range(first, digits.size());
        trainer = new NetTrainer(training, validation, effort);
    }

    /** What is tuned, and the two tasks. */
    public Problem problem() {
        return overParameters()
                .constraint(Constraint.atMost(WEIGHTS, MOST_WEIGHTS)
                        .scale(LatentScale.LOG)
                        .noise(Noise.none()))
                .constraint(Constraint.succeeds("converges", TRAIN))
                .task(COUNT, COST_OF_COUNTING, WEIGHTS)
                .task(TRAIN, 1, ERROR)
                .build();
    }

    /** What the paper's baseline optimises: the error alone, as {@link #penalized} gives it. */
    public Problem baseline() {
        return overParameters().task(TRAIN, 1, ERROR).build();
    }

    private static ProblemBuilder overParameters() {
        return Problem.over(
                        Parameter.logReal("learningRate", 1e-3, 10),
                        Parameter.real("initialMomentum", 0, 0.99),
                        Parameter.real("finalMomentum", 0, 0.99),
                        Parameter.logInteger("hidden1", 50, 2000),
                        Parameter.logInteger("hidden2", 50, 2000),
                        Parameter.logReal("maxNorm1", 0.5, 10),
                        Parameter.logReal("maxNorm2", 0.5, 10),
                        Parameter.logReal("maxNorm3", 0.5, 10),
                        Parameter.real("dropout0", 0, 0.8),
                        Parameter.real("dropout1", 0, 0.8),
                        Parameter.real("dropout2", 0, 0.8))
                .objective(Objective.minimize(ERROR).scale(LatentScale.LOG));
    }

    /** Runs one of the two tasks; counting ignores the seed. */
    public Measurement measure(String task, Point point, long seed) {
        return switch (task) {
            case COUNT -> Measurement.of(point, COUNT, Map.of(WEIGHTS, weights(point)));
            case TRAIN -> train(point, seed);
            default ->
                throw new IllegalArgumentException("The network was to run task '" + task + "', but its tasks are '"
                        + COUNT + "' and '" + TRAIN + "': use one of these.");
        };
    }

    /** What the baseline sees: the error, or that of a random classifier where a constraint is violated. */
    public double penalized(Point point, long seed) {
        if (weights(point) > MOST_WEIGHTS) {
            return WORST;
        }
        TrainedNet net = trainer.train(NetHyperparameters.of(point), seed);
        return net instanceof TrainedNet.Converged converged ? onLogScale(converged.error()) : WORST;
    }

    private Measurement train(Point point, long seed) {
        TrainedNet net = trainer.train(NetHyperparameters.of(point), seed);
        return net instanceof TrainedNet.Converged converged
                ? Measurement.of(point, TRAIN, Map.of(ERROR, onLogScale(converged.error())))
                : Measurement.failed(point, TRAIN, net.toString());
    }

    private long weights(Point point) {
        NetHyperparameters hyperparameters = NetHyperparameters.of(point);
        return new NetShape(training.pixels(), hyperparameters.hidden1(), hyperparameters.hidden2(), DIGITS).weights();
    }

    /** No error at all has no logarithm, and is no proof of perfection: it counts as half a digit. */
    private double onLogScale(double error) {
        return Math.max(error, 0.5 / validation.size());
    }
}
