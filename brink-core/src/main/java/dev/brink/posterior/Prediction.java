package dev.brink.posterior;

import dev.brink.data.Estimate;
import dev.brink.numeric.Normal;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;

/**
 * What is believed about a function at one point, in the user's units: a mixture of normal distributions, each seen
 * through its own transform and all through the function's scale.
 */
public final class Prediction {
    /** Standard deviations beyond which nothing is believed. */
    private static final double FARTHEST = 9;

    private final List<Component> components;
    private final DoubleUnaryOperator fromLatent;

    /** One sample's belief on its model scale. */
    record Component(double weight, double mean, double variance, double noiseVariance, OutputTransform transform) {
        /** Of what would be measured. */
        double measuredVariance() {
            return variance + noiseVariance;
        }
    }

    Prediction(List<Component> components, DoubleUnaryOperator fromLatent) {
        this.components = components;
        this.fromLatent = fromLatent;
    }

    /**
     * {@code E[f(x)]}: the mean of what would be measured, on average over noise (which a curved transform does not
     * leave out).
     */
    public double mean() {
        double sum = 0;
        for (Component c : components) {
            if (c.weight > 0) {
                sum += c.weight
                        * ExpectedValue.of(
                                        x -> fromLatent.applyAsDouble(c.transform.fromModel(x)),
                                        c.mean,
                                        c.measuredVariance())
                                .value();
            }
        }
        return ExpectedValue.bounded(sum);
    }

    /**
     * The standard deviation of the true function's value, not counting noise: half the width of the interval that holds
     * the middle 68.27 % of the probability, which heavy tails leave finite.
     */
    public double deviation() {
        return quantile(Normal.cdf(1)) / 2 - quantile(Normal.cdf(-1)) / 2;
    }

    /**
     * Mean, deviation and the central interval that holds the true value with probability 0.95. While a warp is hardly
     * known, tails of next to no probability can carry the mean to where nothing will ever be measured; so it is no
     * farther out than the interval that a measurement falls into with probability 0.95.
     */
    public Estimate estimate() {
        double mean = Math.max(
                quantile(0.025, Component::measuredVariance),
                Math.min(mean(), quantile(0.975, Component::measuredVariance)));
        return new Estimate(mean, deviation(), quantile(0.025), quantile(0.975));
    }

    /** The value below which the true function lies with probability p; exact under the mixture. */
    public double quantile(double p) {
        if (!(p > 0 && p < 1)) {
            throw new IllegalArgumentException("A quantile is asked at " + p + ", but must be between 0 and 1.");
        }
        return quantile(p, Component::variance);
    }

    private double quantile(double p, ToDoubleFunction<Component> variance) {
        double low = components.stream()
                .mapToDouble(c -> c.transform.fromModel(c.mean - FARTHEST * Math.sqrt(variance.applyAsDouble(c))))
                .min()
                .orElseThrow();
        double high = components.stream()
                .mapToDouble(c -> c.transform.fromModel(c.mean + FARTHEST * Math.sqrt(variance.applyAsDouble(c))))
                .max()
                .orElseThrow();
        low = ExpectedValue.bounded(low);
        high = ExpectedValue.bounded(high);
        while (true) {
            double middle = low / 2 + high / 2;
            if (middle <= low || middle >= high) {
                return ExpectedValue.bounded(fromLatent.applyAsDouble(middle));
            }
            if (probabilityBelow(middle, variance) < p) {
                low = middle;
            } else {
                high = middle;
            }
        }
    }

    private double probabilityBelow(double latent, ToDoubleFunction<Component> variance) {
        double sum = 0;
        for (Component c : components) {
            sum += c.weight * Normal.cdf((c.transform.toModel(latent) - c.mean) / Math.sqrt(variance.applyAsDouble(c)));
        }
        return sum;
    }
}
