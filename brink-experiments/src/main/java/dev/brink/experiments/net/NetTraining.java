package dev.brink.experiments.net;

/**
 * How long a network is trained, which is not tuned.
 *
 * @param updates how often the weights move
 * @param minibatch how many digits are looked at before each
 */
public record NetTraining(int updates, int minibatch) {
    /** Four looks at each of 50,000 digits. */
    public static final NetTraining QUICK = new NetTraining(2_000, 100);

    /** "25,000 weight updates" (section 4.3). */
    public static final NetTraining FULL = new NetTraining(25_000, 100);

    public NetTraining {
        if (updates < 1 || minibatch < 1) {
            throw new IllegalArgumentException("A network was to be trained by " + updates + " updates of " + minibatch
                    + " digits, but both must be at least 1: change them.");
        }
    }
}
