package dev.brink.experiments.net;

import java.util.List;

/**
 * The study files of the paper's section 4.3, and what it says of the outcome. It states no ranges; ours hold its best
 * network with room on all sides, and learning rates that diverge: of 24 random networks within the limit, 10 did.
 */
public final class NetStudies {
    /** "The total number of model parameters (weights in the network) must be less than one million" (section 4.3). */
    public static final long MOST_WEIGHTS = 999_999;

    /** The figure's curves are drawn; neither text nor table has their values. */
    public static final List<String> PAPER = List.of(
            "\"The optimized net has a learning rate of 0.1, dropout probabilities of 0.17 (inputs), 0.30 (first layer),"
                    + " and 0 (second layer), initial momentum 0.86, and final momentum 0.81.\" (section 4.3)",
            "\"Interestingly, the optimization chooses a small first layer (size 312) and a large second layer (size"
                    + " 1772).\" (section 4.3)",
            "\"Only the objective evaluations are presented, since constraint evaluations are extremely inexpensive"
                    + " compared to an entire training run.\" (section 4.3, of Figure 2(b))",
            "\"Blue curve: our method. Red curve: unconstrained Bayesian optimization with constraint violations as"
                    + " large values. Errors bars indicate standard error from 5 independent runs.\" (Figure 2)");

    static final String COUNT = "count";
    static final String TRAIN = "train";
    static final String WEIGHTS = "weights";
    static final String ERROR = "error";

    /** For each training, at most. */
    private static final int MOST_COUNTS = 4;

    private static final String TUNED = """
            parameters:
              learning_rate: {type: real, min: 0.001, max: 10, scale: log}
              initial_momentum: {type: real, min: 0, max: 0.99}
              final_momentum: {type: real, min: 0, max: 0.99}
              hidden1: {type: integer, min: 50, max: 2000, scale: log}
              hidden2: {type: integer, min: 50, max: 2000, scale: log}
              max_norm1: {type: real, min: 0.5, max: 10, scale: log}
              max_norm2: {type: real, min: 0.5, max: 10, scale: log}
              max_norm3: {type: real, min: 0.5, max: 10, scale: log}
              dropout0: {type: real, min: 0, max: 0.8}
              dropout1: {type: real, min: 0, max: 0.8}
              dropout2: {type: real, min: 0, max: 0.8}
            objective: {metric: error, minimize: true, scale: log}
            """;

    /** Counting takes no time. It costs something, so that it is done for what it tells and not for nothing. */
    private static final String CONSTRAINED = """
            constraints:
              weights: {metric: weights, at_most: %d, scale: log, noise: none, confidence: 0.95}
              converges: {succeeds: train, confidence: 0.95}
            tasks:
              count: {reveals: [weights], cost: 0.01}
              train: {reveals: [error], cost: 1}
            """.formatted(MOST_WEIGHTS);

    private static final String BASELINE = """
            tasks:
              train: {reveals: [error], cost: 1}
            """;

    private final String name;
    private final int trainings;

    /** Studies with such names and so many trainings each. */
    public NetStudies(String name, int trainings) {
        this.name = name;
        this.trainings = trainings;
    }

    /** Weights are counted by a task of their own, and divergence is learned as a yes or no. */
    public String constrained(long seed) {
        return file("constrained", seed, TUNED + CONSTRAINED, MOST_COUNTS + 1);
    }

    /** The paper's baseline knows of no constraint. */
    public String baseline(long seed) {
        return file("baseline", seed, TUNED + BASELINE, 1);
    }

    /** Trainings end a study, not counts, which are nearly free; but these are bounded too. */
    private String file(String group, long seed, String body, int trialsATraining) {
        return "study: " + name + "-" + group + "-" + seed + "\n" + body + "budget: {trials: "
                + trialsATraining * trainings + ", cost: " + trainings + "}\nseed: " + seed + "\n";
    }
}
