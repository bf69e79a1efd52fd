package dev.brink.entropy;

import java.util.Arrays;
import java.util.Optional;

/** How often each point was the minimiser of a draw, weighted, and by group so that one can be left out. */
final class MinimiserCounts {
    private final double[][] byGroup;

    /** @param places the representers, and none of them */
    MinimiserCounts(int places) {
        this.byGroup = new double[EntropySettings.GROUPS][places];
    }

    int places() {
        return byGroup[0].length;
    }

    void add(int draw, int minimiser, double weight) {
        byGroup[draw % EntropySettings.GROUPS][minimiser] += weight;
    }

    /** The share of each place in all draws but those of a group; empty where these have no weight. */
    Optional<double[]> shares(int withoutGroup) {
        double[] shares = new double[places()];
        for (int g = 0; g < byGroup.length; g++) {
            for (int i = 0; g != withoutGroup && i < shares.length; i++) {
                shares[i] += byGroup[g][i];
            }
        }
        double total = Arrays.stream(shares).sum();
        if (total == 0) {
            return Optional.empty();
        }
        for (int i = 0; i < shares.length; i++) {
            shares[i] /= total;
        }
        return Optional.of(shares);
    }
}
