package dev.brink.testkit;

import org.apache.commons.numbers.gamma.RegularizedBeta;

/** The number of successes in {@code trials} independent trials of one probability. */
record Binomial(int trials, double probability) {

    Binomial {
        if (trials < 0 || !(probability >= 0 && probability <= 1)) {
            throw new IllegalArgumentException("Binomial(" + trials + ", " + probability
                    + ") does not exist: trials are at least 0 and the probability is in [0, 1].");
        }
    }

    /** {@code Pr(X <= successes)}. */
    double atMost(int successes) {
        if (successes < 0) {
            return 0;
        }
        return successes >= trials ? 1 : RegularizedBeta.value(1 - probability, trials - successes, successes + 1.0);
    }

    /** {@code Pr(X >= successes)}. */
    double atLeast(int successes) {
        if (successes <= 0) {
            return 1;
        }
        return successes > trials ? 0 : RegularizedBeta.value(probability, successes, trials - successes + 1.0);
    }

    /** Twice the smaller tail that holds {@code successes}, at most one. */
    double twoSided(int successes) {
        return Math.min(1, 2 * Math.min(atMost(successes), atLeast(successes)));
    }

    /** The least count whose cumulative probability reaches {@code p}. */
    int quantile(double p) {
        int low = 0;
        int high = trials;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (atMost(middle) >= p) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
}
