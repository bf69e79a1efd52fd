package dev.brink.entropy;

import java.util.Arrays;

/**
 * The draws of one function given each outcome of its {@link OutcomeLaw}: their coordinates z and their weights, worked
 * out once however many joint outcomes an outcome is part of.
 */
final class Fantasies {
    private final OutcomeLaw law;
    private final double[][] coordinates; // by outcome, then draw
    private final double[][] weights;
    private final double[] lowest; // coordinates, by draw
    private final double[] highest;

    Fantasies(OutcomeLaw law, FunctionDraws draws) {
        this.law = law;
        this.coordinates = new double[law.size()][draws.size()];
        this.weights = new double[law.size()][draws.size()];
        this.lowest = new double[draws.size()];
        this.highest = new double[draws.size()];
        Arrays.fill(lowest, Double.POSITIVE_INFINITY);
        Arrays.fill(highest, Double.NEGATIVE_INFINITY);
        for (int j = 0; j < law.size(); j++) {
            for (int r = 0; r < draws.size(); r++) {
                coordinates[j][r] = law.coordinate(j, draws, r);
                weights[j][r] = law.evidence(j, draws.sampleOf(r));
                lowest[r] = Math.min(lowest[r], coordinates[j][r]);
                highest[r] = Math.max(highest[r], coordinates[j][r]);
            }
        }
    }

    /** How many outcomes. */
    int size() {
        return law.size();
    }

    double probability(int outcome) {
        return law.probability(outcome);
    }

    /** About the function's value at x itself. */
    double information() {
        return law.information();
    }

    double coordinate(int outcome, int draw) {
        return coordinates[outcome][draw];
    }

    /** The lowest coordinate that an outcome gives a draw. */
    double lowest(int draw) {
        return lowest[draw];
    }

    double highest(int draw) {
        return highest[draw];
    }

    double weight(int outcome, int draw) {
        return weights[outcome][draw];
    }
}
