package dev.brink.entropy;

import dev.brink.numeric.VectorLoops;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * How much a task is expected to tell about the minimiser: {@code E_y [S(p_min) - S(p_min^(y))]}, the mutual information
 * between the task's outcome and the minimiser.
 *
 * <p>The base measure does not matter here: its term in the entropy is linear in p_min, and the expectation of p_min
 * given the outcome is p_min as it is now. For the same reason p_min is taken to be the average over the imagined
 * outcomes rather than what the draws say without them: then what is not exactly integrated over the outcomes cancels,
 * the gain is not negative, and a task that teaches nothing gains exactly nothing.
 *
 * <p>paper Eq. 10, 11
 */
final class InformationGain {
    private final JointDraws draws;
    private final int[] revealed; // indices of functions
    private final List<Fantasies> fantasies;
    private final TaskOutcomes outcomes;

    /**
     * @param revealed the indices, among the draws, of the functions that the task reveals
     * @param fantasies of these functions
     * @param outcomes of the task
     */
    InformationGain(JointDraws draws, int[] revealed, List<Fantasies> fantasies, TaskOutcomes outcomes) {
        this.draws = draws;
        this.revealed = revealed.clone();
        this.fantasies = fantasies;
        this.outcomes = outcomes;
    }

    Estimate estimate() {
        List<MinimiserCounts> given = new ArrayList<>();
        for (int j = 0; j < outcomes.size(); j++) {
            given.add(new MinimiserCounts(draws.none() + 1));
        }
        for (int r = 0; r < draws.size(); r++) {
            imagine(r, given);
        }
        Estimate gain = Estimate.jackknife(
                EntropySettings.GROUPS,
                group -> Arrays.stream(divergences(given, group)).sum());
        double error = outcomes.areComplete()
                ? gain.standardError()
                : Math.hypot(gain.standardError(), errorOfOutcomes(divergences(given, Estimate.NONE)));
        return new Estimate(Math.max(0, gain.value()), error);
    }

    /** The minimiser of a draw had each of the outcomes been seen. */
    private void imagine(int draw, List<MinimiserCounts> given) {
        double[] now = draws.coordinates(draw);
        double[] then = now.clone();
        for (int j = 0; j < outcomes.size(); j++) {
            double weight = 1;
            for (int k = 0; k < revealed.length; k++) {
                int seen = outcomes.of(j, k);
                if (seen == TaskOutcomes.UNSEEN) {
                    then[revealed[k]] = now[revealed[k]];
                } else {
                    then[revealed[k]] = fantasies.get(k).coordinate(seen, draw);
                    weight *= fantasies.get(k).weight(seen, draw);
                }
            }
            if (weight > 0) {
                given.get(j).add(draw, draws.minimiser(draw, then), weight);
            }
        }
    }

    /**
     * {@code q_j sum_i p_i^(j) log(p_i^(j)/p_i)} for each outcome j of probability {@code q_j}, with
     * {@code p = sum_j q_j p^(j)}. Their sum is the gain. Outcomes that no draw makes possible are left out.
     */
    private double[] divergences(List<MinimiserCounts> given, int withoutGroup) {
        double[] average = new double[draws.none() + 1];
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
            VectorLoops.addScaled(average, probabilities[j], shares.get(j), 0, average.length);
        }
        for (int j = 0; j < probabilities.length; j++) {
            probabilities[j] *= divergence(shares.get(j), average);
        }
        return probabilities;
    }

    private static double divergence(double[] p, double[] q) {
        double sum = 0;
        for (int i = 0; i < p.length; i++) {
            if (p[i] > 0) {
                sum += p[i] * Math.log(p[i] / q[i]);
            }
        }
        return sum;
    }

    /**
     * Of the gain, where the outcomes are some of many: as if they had been chosen independently, which for Sobol points
     * is cautious.
     */
    private double errorOfOutcomes(double[] divergences) {
        double gain = Arrays.stream(divergences).sum();
        double squares = 0;
        for (int j = 0; j < divergences.length; j++) {
            double deviation = divergences[j] - outcomes.probability(j) * gain;
            squares += deviation * deviation;
        }
        return Math.sqrt(squares);
    }
}
