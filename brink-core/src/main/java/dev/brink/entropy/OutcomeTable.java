package dev.brink.entropy;

import dev.brink.numeric.VectorLoops;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What was the minimiser of every draw given every outcome of a task, and how much the outcome tells about it. */
final class OutcomeTable {
    private final TaskOutcomes outcomes;
    private final int places;
    private final List<MinimiserCounts> given = new ArrayList<>();

    /** @param places the representers, and none of them */
    OutcomeTable(TaskOutcomes outcomes, int places) {
        this.outcomes = outcomes;
        this.places = places;
        for (int j = 0; j < outcomes.size(); j++) {
            given.add(new MinimiserCounts(places));
        }
    }

    void add(int outcome, int draw, int minimiser, double weight) {
        given.get(outcome).add(draw, minimiser, weight);
    }

    /** In nats, from all draws but those of a group; see {@link Estimate}. */
    double information(int withoutGroup) {
        return Arrays.stream(divergences(withoutGroup)).sum();
    }

    /**
     * {@code q_j sum_i p_i^(j) log(p_i^(j)/p_i)} for each outcome j of probability {@code q_j}, with
     * {@code p = sum_j q_j p^(j)}. Outcomes that no draw makes possible are left out.
     */
    private double[] divergences(int withoutGroup) {
        double[] average = new double[places];
        double[] probabilities = new double[given.size()];
        List<double[]> shares = new ArrayList<>();
        for (int j = 0; j < probabilities.length; j++) {
            Optional<double[]> possible = given.get(j).shares(withoutGroup);
            shares.add(possible.orElse(average));
            probabilities[j] = possible.isPresent() ? outcomes.probability(j) : 0;
        }
        double total = Arrays.stream(probabilities).sum();
        for (int j = 0; j < probabilities.length; j++) {
            probabilities[j] /= total;
            VectorLoops.addScaled(average, probabilities[j], shares.get(j), 0, places);
        }
        for (int j = 0; j < probabilities.length; j++) {
            probabilities[j] *= divergence(shares.get(j), average);
        }
        return probabilities;
    }

    private static double divergence(double[] p, double[] q) {
        double sum = 0;
        for (int i = 0; i < p.length; i++) {
            // A share so small that its part in q is rounded to nothing counts for nothing.
            if (p[i] > 0 && q[i] > 0) {
                sum += p[i] * Math.log(p[i] / q[i]);
            }
        }
        return sum;
    }

    /**
     * The error of the information from having looked at some of many outcomes: as if they had been chosen
     * independently, which for Sobol points is cautious. Zero where these are all outcomes.
     */
    double errorOfOutcomes() {
        if (outcomes.areComplete()) {
            return 0;
        }
        double[] divergences = divergences(Estimate.NONE);
        double information = Arrays.stream(divergences).sum();
        double squares = 0;
        for (int j = 0; j < divergences.length; j++) {
            double deviation = divergences[j] - outcomes.probability(j) * information;
            squares += deviation * deviation;
        }
        return Math.sqrt(squares);
    }
}
