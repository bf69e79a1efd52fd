package dev.brink.testkit;

import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A mean with a standard normal prior, and the sum of four observations of unit variance about it. The posterior is
 * normal with mean {@code sum/5} and variance {@code 1/5}.
 */
final class ConjugateNormal implements JointModel<Double, Double> {
    static final int OBSERVATIONS = 4;
    private static final double PRECISION = OBSERVATIONS + 1;

    @Override
    public Double drawPrior(RandomGenerator random) {
        return random.nextGaussian();
    }

    @Override
    public Double simulate(Double mean, RandomGenerator random) {
        return OBSERVATIONS * mean + Math.sqrt(OBSERVATIONS) * random.nextGaussian();
    }

    static double posteriorMean(double sum) {
        return sum / PRECISION;
    }

    /** Independent draws from the posterior, with its variance multiplied by a factor that should be one. */
    static PosteriorSampler<Double, Double> exactSampler(double varianceFactor) {
        double deviation = Math.sqrt(varianceFactor / PRECISION);
        return (sum, count, random) -> Stream.generate(() -> posteriorMean(sum) + deviation * random.nextGaussian())
                .limit(count)
                .toList();
    }

    /**
     * A random walk, accepted or not by Metropolis' rule. Two errors can be planted: a drift of the proposal that the
     * rule does not know of, and a power of the posterior other than one.
     */
    static TransitionKernel<Double, Double> metropolis(double drift, double power) {
        return (mean, sum, random) -> {
            double proposal = mean + drift + random.nextGaussian();
            double logRatio = power * (logPosterior(proposal, sum) - logPosterior(mean, sum));
            return Math.log(random.nextDouble()) < logRatio ? proposal : mean;
        };
    }

    static TransitionKernel<Double, Double> metropolis() {
        return metropolis(0, 1);
    }

    private static double logPosterior(double mean, double sum) {
        double distance = mean - posteriorMean(sum);
        return -0.5 * PRECISION * distance * distance;
    }
}
