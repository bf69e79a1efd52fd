package dev.brink.posterior;

import dev.brink.gp.HyperCoordinates;
import dev.brink.gp.HyperPrior;
import dev.brink.gp.ScalarPrior;
import dev.brink.mcmc.Proposal;
import dev.brink.numeric.Normal;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Hyperparameters drawn regardless of where a chain is: length scales that are long or short together, any noise, any
 * warp, either smoothness, and then the variance and the mean that the data ask for under these.
 *
 * <p>A function that is all but linear needs long length scales along every axis, a variance that goes with them and no
 * noise, all at once. No slice leads there from a state that explains the data by short length scales and noise, and
 * where data are many no tempered chain does either, because a power of a tenth leaves a gap of hundreds.
 */
final class SmoothProposal implements Proposal {
    /** The logarithms of length scales are so much larger than a priori: what slices do not find are long ones. */
    private static final double LONGER = 1.9;

    /** And they go so much further in common than each by itself does a priori. */
    private static final double FURTHER = 1.5;

    /** By how much the logarithms of the length scales differ from each other: where data are many, little is far. */
    private static final double[] APART = {0.1, 0.5};

    private static final ScalarPrior LOG_NOISE_RATIO =
            new ScalarPrior.Mixture(0.5, ScalarPrior.gaussian(-25, 5), ScalarPrior.gaussian(-7, 4));

    /** A warp so many times the largest value, or about that, leaves it all but straight. */
    private static final ScalarPrior.Gaussian LOG_STRAIGHT = ScalarPrior.gaussian(2, 1.5);

    /** The variance's law is this much wider than the data say, so that its tails are not too thin. */
    private static final double WIDER = 1.5;

    private final LatentTarget target;
    private final HyperCoordinates coordinates;
    private final ScalarPrior.Gaussian commonLength;
    private final double apart;
    private final ScalarPrior logWarp;
    private final ScalarPrior.Gaussian logVariance;
    private final ScalarPrior.Gaussian mean;

    private SmoothProposal(
            LatentTarget target,
            HyperCoordinates coordinates,
            ScalarPrior.Gaussian commonLength,
            double apart,
            ScalarPrior logWarp,
            ScalarPrior.Gaussian logVariance,
            ScalarPrior.Gaussian mean) {
        this.target = target;
        this.coordinates = coordinates;
        this.commonLength = commonLength;
        this.apart = apart;
        this.logWarp = logWarp;
        this.logVariance = logVariance;
        this.mean = mean;
    }

    /** For values that are {@code largest} at most; none under other priors than normal ones. */
    static List<SmoothProposal> of(
            LatentTarget target, double largest, HyperCoordinates coordinates, HyperPrior prior) {
        if (!(prior.logLengthScale() instanceof ScalarPrior.Gaussian lengthScale
                && prior.logVariance() instanceof ScalarPrior.Gaussian variance
                && prior.mean() instanceof ScalarPrior.Gaussian mean)) {
            return List.of();
        }
        ScalarPrior.Gaussian common =
                ScalarPrior.gaussian(lengthScale.mean() + LONGER, FURTHER * lengthScale.standardDeviation());
        ScalarPrior straight =
                ScalarPrior.gaussian(Math.log(largest) + LOG_STRAIGHT.mean(), LOG_STRAIGHT.standardDeviation());
        ScalarPrior warp = new ScalarPrior.Mixture(0.5, prior.logWarp(), straight);
        return Arrays.stream(APART)
                .mapToObj(apart -> new SmoothProposal(target, coordinates, common, apart, warp, variance, mean))
                .toList();
    }

    /**
     * What numbers, whitened under given length scales, noise ratio and warp, say of mean and variance.
     *
     * @param count of them
     * @param squares sum of the squares of the values, less where they lie
     * @param ones the same of a vector of ones
     * @param product of both
     */
    record Sums(int count, double squares, double ones, double product) {
        /** The variance for which the values are as large as they should be, the mean being free within its prior. */
        private double variance(double meanVariance, double beta) {
            double variance = squares / count;
            for (int i = 0; i < 3; i++) {
                double explained = product * product / (ones + variance / (beta * meanVariance));
                variance = Math.max(squares - explained, 1e-12 * squares) / count;
            }
            return variance;
        }
    }

    @Override
    public double[] draw(double[] regardless, double beta, RandomGenerator random) {
        return draw(beta, random);
    }

    double[] draw(double beta, RandomGenerator random) {
        double[] x = new double[coordinates.size()];
        double common = commonLength.draw(random);
        for (int a = 0; a < coordinates.axes(); a++) {
            x[a] = common + apart * random.nextGaussian();
        }
        if (coordinates.learnsNoise()) {
            x[coordinates.logNoiseRatio()] = LOG_NOISE_RATIO.draw(random);
        }
        if (coordinates.learnsWarp()) {
            x[coordinates.logWarp()] = logWarp.draw(random);
        }
        if (coordinates.learnsSmoothness()) {
            x[coordinates.smoothness()] = HyperPrior.SMOOTHNESS.draw(random);
        }
        Sums sums = target.sums(x);
        if (sums != null) {
            x[coordinates.logVariance()] = logVariance(sums, beta).draw(random);
            x[coordinates.mean()] =
                    mean(sums, beta, Math.exp(x[coordinates.logVariance()])).draw(random);
        }
        return x;
    }

    @Override
    public double logDensity(double[] x, double beta) {
        @Nullable Sums sums = target.sums(x);
        if (sums == null) {
            return Double.NEGATIVE_INFINITY;
        }
        double logDensity = logDensityOfLengthScales(x)
                + logVariance(sums, beta).logDensity(x[coordinates.logVariance()])
                + mean(sums, beta, Math.exp(x[coordinates.logVariance()])).logDensity(x[coordinates.mean()]);
        if (coordinates.learnsNoise()) {
            logDensity += LOG_NOISE_RATIO.logDensity(x[coordinates.logNoiseRatio()]);
        }
        if (coordinates.learnsWarp()) {
            logDensity += logWarp.logDensity(x[coordinates.logWarp()]);
        }
        if (coordinates.learnsSmoothness()) {
            logDensity += HyperPrior.SMOOTHNESS.logDensity(x[coordinates.smoothness()]);
        }
        return logDensity;
    }

    /** Of a normal vector with covariance {@code s² 11' + t² I}. */
    private double logDensityOfLengthScales(double[] x) {
        double sum = 0;
        double squares = 0;
        for (int a = 0; a < coordinates.axes(); a++) {
            double difference = x[a] - commonLength.mean();
            sum += difference;
            squares += difference * difference;
        }
        int axes = coordinates.axes();
        double own = apart * apart;
        double shared = commonLength.standardDeviation() * commonLength.standardDeviation();
        double all = own + axes * shared;
        return -0.5 * ((squares - sum * sum * shared / all) / own + (axes - 1) * Math.log(own) + Math.log(all))
                - axes * Normal.LOG_SQRT_2PI;
    }

    private ScalarPrior logVariance(Sums sums, double beta) {
        double known = 0.5 * beta * sums.count;
        double assumed = 1 / (logVariance.standardDeviation() * logVariance.standardDeviation());
        double said = Math.log(sums.variance(mean.standardDeviation() * mean.standardDeviation(), beta));
        return ScalarPrior.gaussian(
                (known * said + assumed * logVariance.mean()) / (known + assumed), WIDER / Math.sqrt(known + assumed));
    }

    /** The mean's own law under a likelihood raised to beta. */
    private ScalarPrior mean(Sums sums, double beta, double variance) {
        double assumed = 1 / (mean.standardDeviation() * mean.standardDeviation());
        double precision = beta * sums.ones / variance + assumed;
        return ScalarPrior.gaussian(
                (beta * sums.product / variance + assumed * mean.mean()) / precision, 1 / Math.sqrt(precision));
    }
}
