package dev.brink.mcmc;

import dev.brink.numeric.Normal;
import dev.brink.testkit.JointModel;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;

/**
 * A distribution of one variable of which everything is known: a log density to sample by, exact draws to start from
 * and a distribution function to compare with. There are no data.
 */
record KnownDistribution(
        String name,
        DoubleUnaryOperator logDensity,
        ToDoubleFunction<RandomGenerator> exactDraw,
        DoubleUnaryOperator cdf)
        implements JointModel<Double, Boolean> {

    static KnownDistribution normal(double mean, double deviation) {
        return new KnownDistribution(
                "normal",
                x -> Normal.logDensity((x - mean) / deviation),
                random -> mean + deviation * random.nextGaussian(),
                x -> Normal.cdf((x - mean) / deviation));
    }

    static KnownDistribution exponential() {
        return new KnownDistribution(
                "exponential",
                x -> x < 0 ? Double.NEGATIVE_INFINITY : -x,
                RandomGenerator::nextExponential,
                x -> -Math.expm1(-x));
    }

    static KnownDistribution uniform() {
        return new KnownDistribution(
                "uniform", x -> x < 0 || x > 1 ? Double.NEGATIVE_INFINITY : 0, RandomGenerator::nextDouble, x -> x);
    }

    /** Uniform on [0, 1] and [1.6, 4]: an interval reaches over the gap only by the luck of its placement. */
    static KnownDistribution gap() {
        return new KnownDistribution(
                "uniform with a gap",
                x -> (x >= 0 && x <= 1) || (x >= 1.6 && x <= 4) ? 0 : Double.NEGATIVE_INFINITY,
                random -> {
                    double u = 3.4 * random.nextDouble();
                    return u < 1 ? u : u + 0.6;
                },
                x -> (x <= 1 ? x : Math.max(x - 0.6, 1)) / 3.4);
    }

    static KnownDistribution cauchy() {
        return new KnownDistribution(
                "Cauchy",
                x -> -Math.log1p(x * x),
                random -> Math.tan(Math.PI * (random.nextDouble() - 0.5)),
                x -> 0.5 + Math.atan(x) / Math.PI);
    }

    /** Seven tenths around -2, the rest, wider, around 2: a slice through it is often in two pieces. */
    static KnownDistribution mixture() {
        return new KnownDistribution(
                "mixture",
                x -> Math.log(0.7 * Normal.density((x + 2) / 0.5) / 0.5 + 0.3 * Normal.density(x - 2)),
                random -> random.nextDouble() < 0.7 ? -2 + 0.5 * random.nextGaussian() : 2 + random.nextGaussian(),
                x -> 0.7 * Normal.cdf((x + 2) / 0.5) + 0.3 * Normal.cdf(x - 2));
    }

    @Override
    public Double drawPrior(RandomGenerator random) {
        return exactDraw.applyAsDouble(random);
    }

    @Override
    public Boolean simulate(Double value, RandomGenerator random) {
        return true;
    }

    @Override
    public String toString() {
        return name;
    }
}
