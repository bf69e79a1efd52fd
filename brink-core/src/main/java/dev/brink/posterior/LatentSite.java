package dev.brink.posterior;

import dev.brink.numeric.Normal;
import dev.brink.observation.BinomialLikelihood;
import dev.brink.observation.CensoredLikelihood;
import dev.brink.observation.GaussianLikelihood;
import dev.brink.observation.Likelihood;
import java.util.Optional;

/**
 * An observation whose latent value has to be sampled, because its likelihood is not Gaussian.
 *
 * <p>Where a likelihood is informative and nearly Gaussian (many trials, some of either outcome), it is divided by a
 * Gaussian stand-in, and the stand-in is treated as one more Gaussian measurement, exactly. What remains to be sampled
 * is a small correction: the chain then moves freely however many trials were counted. Without this, elliptical slice
 * sampling from the prior would crawl.
 */
sealed interface LatentSite {
    /** The likelihood of the latent value on the model's scale. */
    Likelihood likelihood(OutputTransform transform, double noiseVariance);

    /** The same, divided by that of the stand-in where there is one. */
    default Likelihood correction(OutputTransform transform, double noiseVariance) {
        return likelihood(transform, noiseVariance);
    }

    /** The Gaussian measurement that stands in for this observation. */
    Optional<StandIn> standIn();

    /** A Gaussian measurement of the latent value, on the model's scale. */
    record StandIn(double value, double variance) {}

    /** Successes out of trials; a yes or no is one trial. Lives on the probit scale, which is not transformed. */
    final class Counted implements LatentSite {
        /** A stand-in narrower than this pays for the row that it adds to the covariance matrix. */
        private static final double WIDEST_STAND_IN = 0.5;

        /** The stand-in is wider than the likelihood, so that the quotient stays bounded where it matters. */
        private static final double VARIANCE_INFLATION = 1.5;

        private final Optional<StandIn> standIn;
        private final Likelihood likelihood;
        private final Likelihood correction;

        Counted(long successes, long trials) {
            Likelihood counts = new BinomialLikelihood(successes, trials);
            this.likelihood = counts;
            this.standIn = standIn(successes, trials);
            this.correction = standIn.<Likelihood>map(
                            s -> new Quotient(counts, new GaussianLikelihood(s.value(), Math.sqrt(s.variance()))))
                    .orElse(counts);
        }

        /** Around the most likely latent value, with the Fisher information {@code n phi²/(Phi (1 - Phi))} there. */
        private static Optional<StandIn> standIn(long successes, long trials) {
            if (successes == 0 || successes == trials) {
                return Optional.empty();
            }
            long failures = trials - successes;
            double mode = successes < failures // From the smaller share, which is exact however many trials there were.
                    ? Normal.quantile((double) successes / trials)
                    : -Normal.quantile((double) failures / trials);
            double information =
                    trials * Math.exp(2 * Normal.logDensity(mode) - Normal.logCdf(mode) - Normal.logCdf(-mode));
            double variance = VARIANCE_INFLATION / information;
            return variance > WIDEST_STAND_IN * WIDEST_STAND_IN
                    ? Optional.empty()
                    : Optional.of(new StandIn(mode, variance));
        }

        @Override
        public Likelihood likelihood(OutputTransform transform, double noiseVariance) {
            return likelihood;
        }

        @Override
        public Likelihood correction(OutputTransform transform, double noiseVariance) {
            return correction;
        }

        @Override
        public Optional<StandIn> standIn() {
            return standIn;
        }
    }

    /**
     * A run stopped at a limit: the value is more than it.
     *
     * @param limit on the latent scale
     * @param standardDeviation of the noise on the latent scale; NaN where it is learned
     */
    record Censored(double limit, double standardDeviation) implements LatentSite {
        /** Keeps the likelihood of a noise-free limit above zero everywhere, so that a chain can find its way up. */
        private static final double LEAST_STANDARD_DEVIATION = 1e-6;

        @Override
        public Likelihood likelihood(OutputTransform transform, double noiseVariance) {
            double deviation = Double.isNaN(standardDeviation)
                    ? Math.sqrt(noiseVariance)
                    : transform.deviationToModel(standardDeviation, limit);
            return new CensoredLikelihood(transform.toModel(limit), Math.max(deviation, LEAST_STANDARD_DEVIATION));
        }

        @Override
        public Optional<StandIn> standIn() {
            return Optional.empty();
        }
    }

    /** One likelihood over another. */
    record Quotient(Likelihood numerator, Likelihood denominator) implements Likelihood {
        @Override
        public double logDensity(double latent) {
            return numerator.logDensity(latent) - denominator.logDensity(latent);
        }

        @Override
        public double derivative(double latent) {
            return numerator.derivative(latent) - denominator.derivative(latent);
        }
    }
}
