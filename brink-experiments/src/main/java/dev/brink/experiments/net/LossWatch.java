package dev.brink.experiments.net;

import java.util.Locale;
import java.util.Optional;

/**
 * Notices that training has diverged: the loss is no finite number, or more than twice that of a guess at random, or
 * after a while, or in the end, still not less than that of a guess. The last catches networks whose units a large step
 * has switched off for good; these answer the same digit whatever they see. The paper does not say how it noticed.
 */
final class LossWatch {
    /** The loss is averaged over about so many updates, since single minibatches differ. */
    private static final double MEMORY = 50;

    /** By now the average has forgotten how it began. */
    private static final int SETTLED = 200;

    /** Networks begin as a guess; whoever is no better by now has not learned slowly but lost what it had. */
    private static final int PATIENCE = 500;

    private static final double GUESS = Math.log(10);

    private double average = GUESS;
    private int updates;

    /** Takes note of one update's loss, and says why training should stop if it should. */
    Optional<String> see(double loss) {
        updates++;
        if (!Double.isFinite(loss)) {
            return Optional.of("the loss is not finite");
        }
        average += (loss - average) / MEMORY;
        boolean grown = updates >= SETTLED && average > 2 * GUESS;
        return grown || updates % PATIENCE == 0 ? noBetterThanAGuess() : Optional.empty();
    }

    /** Says so if what was learned, in the end, is nothing. */
    Optional<String> noBetterThanAGuess() {
        return average < GUESS
                ? Optional.empty()
                : Optional.of(
                        String.format(Locale.ROOT, "the loss is %.2f, and that of a guess is %.2f", average, GUESS));
    }
}
