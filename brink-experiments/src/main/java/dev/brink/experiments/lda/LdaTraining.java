package dev.brink.experiments.lda;

/**
 * How long topics are trained, which is not tuned.
 *
 * @param minibatch how many documents are looked at before the topics move
 * @param passes how often every document is looked at
 */
public record LdaTraining(int minibatch, int passes) {
    /** Every document once, which is what "online" means: 13 updates with the KOS corpus. */
    public static final LdaTraining QUICK = new LdaTraining(256, 1);

    /** Twice as long changes the perplexity of the KOS corpus by less than 1 %, as measured at a few good settings. */
    public static final LdaTraining FULL = new LdaTraining(256, 5);

    public LdaTraining {
        if (minibatch < 1 || passes < 1) {
            throw new IllegalArgumentException("LDA was given minibatches of " + minibatch + " documents and " + passes
                    + " passes, but both must be at least 1: change them.");
        }
    }
}
