package dev.brink.observation;

/** The rule that successes and trials obey wherever they appear. */
final class Counting {
    private Counting() {}

    static void require(long successes, long trials) {
        if (trials < 1) {
            throw refused(successes, trials, "there must be at least one trial");
        }
        if (successes < 0) {
            throw refused(successes, trials, "successes must not be negative");
        }
        if (successes > trials) {
            throw refused(successes, trials, "there cannot be more successes than trials");
        }
    }

    private static IllegalArgumentException refused(long successes, long trials, String rule) {
        return new IllegalArgumentException("Counted " + successes + " successes out of " + trials + " trials, but "
                + rule + ": report the successes first, then all trials, failures included.");
    }
}
