package dev.brink.observation;

import dev.brink.numeric.Normal;
import dev.brink.text.Text;

/**
 * The scale on which a measured number is modelled: {@link #toLatent} leads from the user's units to the latent scale,
 * {@link #fromLatent} back. Every scale increases, so "at most" and "at least" mean the same on both sides.
 */
public enum LatentScale {
    /** The number itself. */
    IDENTITY("must be a finite number") {
        @Override
        public boolean accepts(double value) {
            return Double.isFinite(value);
        }

        @Override
        double latent(double value) {
            return value;
        }

        @Override
        public double fromLatent(double latent) {
            return latent;
        }

        @Override
        double derivative(double value) {
            return 1;
        }
    },

    /** The natural logarithm, for times, sizes and prices. */
    LOG("must be more than 0") {
        @Override
        public boolean accepts(double value) {
            return value > 0 && Double.isFinite(value);
        }

        @Override
        double latent(double value) {
            return Math.log(value);
        }

        @Override
        public double fromLatent(double latent) {
            return Math.exp(latent);
        }

        @Override
        double derivative(double value) {
            return 1 / value;
        }
    },

    /** The log odds {@code log(p/(1 - p))}, for fractions. */
    LOGIT("must be more than 0 and less than 1") {
        @Override
        public boolean accepts(double value) {
            return value > 0 && value < 1;
        }

        /** Around one half the difference of two logarithms would cancel, and {@code 2p - 1} is exact there. */
        @Override
        double latent(double p) {
            return p > 0.25 && p < 0.75 ? Math.log1p((2 * p - 1) / (1 - p)) : Math.log(p) - Math.log1p(-p);
        }

        /**
         * {@code 1/(1 + exp(-h))}, which each rounding keeps monotone, unlike {@code exp(h)/(1 + exp(h))}. Where
         * {@code exp(-h)} would overflow, the one no longer counts.
         */
        @Override
        public double fromLatent(double latent) {
            return latent < -700 ? Math.exp(latent) : 1 / (1 + Math.exp(-latent));
        }

        @Override
        double derivative(double p) {
            return 1 / p / (1 - p);
        }
    },

    /** The normal quantile {@code Phi^-1(p)}, for fractions. */
    PROBIT("must be more than 0 and less than 1") {
        @Override
        public boolean accepts(double value) {
            return value > 0 && value < 1;
        }

        @Override
        double latent(double p) {
            return Normal.quantile(p);
        }

        @Override
        public double fromLatent(double latent) {
            return Normal.cdf(latent);
        }

        @Override
        double derivative(double p) {
            return 1 / Normal.density(Normal.quantile(p));
        }
    };

    private final String rule;

    LatentScale(String rule) {
        this.rule = rule;
    }

    /** What a value on this scale obeys, such as "must be more than 0". */
    public String rule() {
        return rule;
    }

    /** Whether the value lies on this scale. */
    public abstract boolean accepts(double value);

    /**
     * The latent value of a measured one.
     *
     * @throws IllegalArgumentException if the value does not lie on this scale
     */
    public double toLatent(double value) {
        return latent(onScale(value));
    }

    /**
     * The value in the user's units of a latent one. Far out it rounds to the end of the scale (0, 1 or infinity) and
     * is never NaN.
     */
    public abstract double fromLatent(double latent);

    /**
     * {@code d latent / d value}: a small standard deviation in the user's units times this is one on the latent scale
     * (the delta method). Finite everywhere: where it would overflow it is the largest double.
     *
     * @throws IllegalArgumentException if the value does not lie on this scale
     */
    public double slope(double value) {
        return Math.min(derivative(onScale(value)), Double.MAX_VALUE);
    }

    abstract double latent(double value);

    abstract double derivative(double value);

    private double onScale(double value) {
        if (!accepts(value)) {
            throw new IllegalArgumentException(
                    Text.number(value) + " is not on the " + this + " scale, where a value " + rule + ".");
        }
        return value;
    }
}
