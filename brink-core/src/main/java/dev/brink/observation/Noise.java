package dev.brink.observation;

import dev.brink.text.Text;

/** How measured numbers scatter around the function that they measure. */
public sealed interface Noise {
    /** The standard deviation is learned together with the function. */
    static Noise learned() {
        return new Learned();
    }

    /** Measuring twice at one point gives the same number. */
    static Noise none() {
        return new None();
    }

    /** The standard deviation is known, in the user's units. */
    static Noise fixed(double standardDeviation) {
        return new Fixed(standardDeviation);
    }

    /** Noise of a standard deviation that is learned. */
    record Learned() implements Noise {}

    /** No noise. */
    record None() implements Noise {}

    /** Noise of a known standard deviation in the user's units. */
    record Fixed(double standardDeviation) implements Noise {
        public Fixed {
            if (!(standardDeviation > 0) || Double.isInfinite(standardDeviation)) {
                throw new IllegalArgumentException("Fixed noise has standard deviation "
                        + Text.number(standardDeviation)
                        + ", but it must be finite and more than 0: use no noise for exact measurements.");
            }
        }
    }
}
