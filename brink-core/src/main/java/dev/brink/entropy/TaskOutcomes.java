package dev.brink.entropy;

import dev.brink.numeric.RandomStream;
import dev.brink.numeric.Sobol;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What running a task may show: joint outcomes of the functions that it reveals, with their probabilities. The functions
 * are independent, so these are products; where the products are too many, Sobol points choose an even few of them.
 *
 * <p>A task whose success is itself a function either fails, and then shows nothing but that, or succeeds and shows the
 * other functions too.
 */
final class TaskOutcomes {
    /** In the place of a function's outcome: it is not seen. */
    static final int UNSEEN = -1;

    private static final int NO = 0;
    private static final int YES = 1;

    private final List<Fantasies> functions;
    private final boolean[] isSuccess;
    private final boolean complete;
    private final List<int[]> outcomes = new ArrayList<>();
    private final List<Double> probabilities = new ArrayList<>();

    /**
     * @param functions that the task reveals
     * @param isSuccess for each of them, whether it says that the task itself succeeds
     * @param most joint outcomes of a run that succeeds, at most
     */
    TaskOutcomes(List<Fantasies> functions, boolean[] isSuccess, int most, RandomStream stream) {
        this.functions = functions;
        this.isSuccess = isSuccess.clone();
        double failure = probabilityOfFailure();
        if (failure > 0) {
            add(failed(), failure);
        }
        List<Integer> measured = measured();
        int[] succeeded = new int[functions.size()];
        Arrays.fill(succeeded, YES);
        this.complete = products(measured) <= most;
        if (complete) {
            addProducts(succeeded, measured, 1 - failure);
        } else {
            addSome(
                    succeeded,
                    measured,
                    1 - failure,
                    Sobol.scrambled(measured.size(), stream).take(most));
        }
    }

    private double products(List<Integer> measured) {
        double products = 1;
        for (int k : measured) {
            products *= functions.get(k).size();
        }
        return products;
    }

    /** Where several functions say whether the task succeeds, they agree. */
    private double probabilityOfFailure() {
        double yes = 1;
        double no = 1;
        for (int k = 0; k < isSuccess.length; k++) {
            if (isSuccess[k]) {
                yes *= functions.get(k).probability(YES);
                no *= functions.get(k).probability(NO);
            }
        }
        return measured().size() == functions.size() ? 0 : no / (yes + no);
    }

    private int[] failed() {
        int[] failed = new int[isSuccess.length];
        for (int k = 0; k < failed.length; k++) {
            failed[k] = isSuccess[k] ? NO : UNSEEN;
        }
        return failed;
    }

    private List<Integer> measured() {
        List<Integer> measured = new ArrayList<>();
        for (int k = 0; k < isSuccess.length; k++) {
            if (!isSuccess[k]) {
                measured.add(k);
            }
        }
        return measured;
    }

    private void addProducts(int[] outcome, List<Integer> measured, double probability) {
        if (measured.isEmpty()) {
            add(outcome, probability);
            return;
        }
        int k = measured.get(0);
        for (int j = 0; j < functions.get(k).size(); j++) {
            int[] next = outcome.clone();
            next[k] = j;
            addProducts(
                    next,
                    measured.subList(1, measured.size()),
                    probability * functions.get(k).probability(j));
        }
    }

    /**
     * Outcomes chosen by Sobol points. Rare outcomes often teach most, so of d functions each outcome is picked in
     * proportion to {@code p^(1 - 1/sqrt d)} and weighted by {@code p^(1/sqrt d)}: flat for one function, and for many
     * no flatter than leaves weights of about the same spread (for normal distributions, {@code E w² = e^(1/2)}).
     */
    private void addSome(int[] outcome, List<Integer> measured, double probability, double[][] sobol) {
        double power = 1 / Math.sqrt(measured.size());
        double[] weights = new double[sobol.length];
        for (int i = 0; i < sobol.length; i++) {
            int[] next = outcome.clone();
            weights[i] = 1;
            for (int axis = 0; axis < measured.size(); axis++) {
                int k = measured.get(axis);
                next[k] = pick(functions.get(k), 1 - power, sobol[i][axis]);
                weights[i] *= Math.pow(functions.get(k).probability(next[k]), power);
            }
            outcomes.add(next);
        }
        double total = Arrays.stream(weights).sum();
        for (double weight : weights) {
            probabilities.add(probability * weight / total);
        }
    }

    private static int pick(Fantasies function, double power, double u) {
        double[] cumulative = new double[function.size()];
        double sum = 0;
        for (int j = 0; j < cumulative.length; j++) {
            sum += Math.pow(function.probability(j), power);
            cumulative[j] = sum;
        }
        int outcome = 0;
        while (outcome < cumulative.length - 1 && cumulative[outcome] <= u * sum) {
            outcome++;
        }
        return outcome;
    }

    private void add(int[] outcome, double probability) {
        outcomes.add(outcome);
        probabilities.add(probability);
    }

    int size() {
        return outcomes.size();
    }

    /** Whether these are all products rather than some of them. */
    boolean areComplete() {
        return complete;
    }

    double probability(int outcome) {
        return probabilities.get(outcome);
    }

    /** The outcome of the k-th function that the task reveals, or {@link #UNSEEN}. */
    int of(int outcome, int k) {
        return outcomes.get(outcome)[k];
    }

    /** What a run is expected to tell about the values at x of the functions that it shows, in nats. */
    double informationAtX() {
        double sum = 0;
        for (int j = 0; j < size(); j++) {
            for (int k = 0; k < functions.size(); k++) {
                sum += of(j, k) == UNSEEN
                        ? 0
                        : probability(j) * functions.get(k).information();
            }
        }
        return sum;
    }
}
