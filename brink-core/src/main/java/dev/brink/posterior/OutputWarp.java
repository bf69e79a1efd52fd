package dev.brink.posterior;

/** Whether the values of a Gaussian function are warped before they are modelled. */
public sealed interface OutputWarp {
    /** Values are standardised by mean and standard deviation and left in shape. */
    record Off() implements OutputWarp {}

    /** Warped with the given scale. */
    record Fixed(double scale) implements OutputWarp {
        public Fixed {
            if (!(scale > 0 && Double.isFinite(scale))) {
                throw new IllegalArgumentException(
                        "The scale of a warp is " + scale + ", but it must be positive and finite.");
            }
        }
    }

    /** Warped with a scale that is learned and integrated out with the other hyperparameters; the default. */
    record Learned() implements OutputWarp {}

    static OutputWarp off() {
        return new Off();
    }

    static OutputWarp fixed(double scale) {
        return new Fixed(scale);
    }

    static OutputWarp learned() {
        return new Learned();
    }

    /** The scale before anything is learned; infinite for no warp. */
    default double initialScale() {
        return this instanceof Fixed fixed ? fixed.scale() : Double.POSITIVE_INFINITY;
    }
}
