package dev.brink.gp;

import dev.brink.numeric.LogSumExp;
import dev.brink.numeric.Normal;
import java.util.random.RandomGenerator;

/** The prior of one coordinate of a chain, on the scale on which the chain moves (mostly a logarithm). */
public sealed interface ScalarPrior {
    /** Normalised; negative infinity outside the support. */
    double logDensity(double x);

    double draw(RandomGenerator random);

    /** A normal distribution, cut off below {@code least} and above {@code most}. */
    record Gaussian(double mean, double standardDeviation, double least, double most) implements ScalarPrior {
        /** Cut off only below. */
        public Gaussian(double mean, double standardDeviation, double least) {
            this(mean, standardDeviation, least, Double.POSITIVE_INFINITY);
        }

        @Override
        public double logDensity(double x) {
            return x < least || x > most
                    ? Double.NEGATIVE_INFINITY
                    : Normal.logDensity((x - mean) / standardDeviation) - Math.log(standardDeviation) - logMass();
        }

        /** The logarithm of the probability, had nothing been cut off, of what is left. */
        private double logMass() {
            double above = Normal.logCdf((mean - least) / standardDeviation);
            return most == Double.POSITIVE_INFINITY
                    ? above
                    : above + Math.log(-Math.expm1(Normal.logCdf((mean - most) / standardDeviation) - above));
        }

        /** The same, cut off above as well. */
        Gaussian upTo(double newMost) {
            return new Gaussian(mean, standardDeviation, least, newMost);
        }

        double probabilityUpTo(double x) {
            return Math.exp(upTo(x).logMass() - logMass());
        }

        @Override
        public double draw(RandomGenerator random) {
            double x;
            do {
                x = mean + standardDeviation * random.nextGaussian();
            } while (x < least || x > most);
            return x;
        }
    }

    /** The logarithm of a quantity that is uniform between 0 and {@code most}. */
    record LogOfUniform(double most) implements ScalarPrior {
        @Override
        public double logDensity(double x) {
            return x > Math.log(most) ? Double.NEGATIVE_INFINITY : x - Math.log(most);
        }

        @Override
        public double draw(RandomGenerator random) {
            return Math.log(most * (1 - random.nextDouble()));
        }
    }

    /**
     * The logarithm of the square of a quantity q with the horseshoe-like density
     * {@code log(1 + (scale/q)²)/(pi scale)}: a pole at zero (no noise) and a heavy tail. It is the mixture over
     * {@code u ~ Uniform(0, scale)} of half-Cauchy(u), which is also how it is drawn.
     */
    record LogSquareOfHorseshoe(double scale) implements ScalarPrior {
        @Override
        public double logDensity(double x) {
            double ratio = 2 * Math.log(scale) - x; // log (scale/q)²
            double logarithm = ratio > 0 ? ratio + Math.log1p(Math.exp(-ratio)) : Math.log1p(Math.exp(ratio));
            return Math.log(logarithm) - Math.log(Math.PI * scale) + x / 2 - Math.log(2);
        }

        @Override
        public double draw(RandomGenerator random) {
            double u = scale * (1 - random.nextDouble());
            return 2 * Math.log(u * Math.tan(Math.PI / 2 * (1 - random.nextDouble())));
        }
    }

    /** One prior with probability {@code share}, the other with the rest of it. */
    record Mixture(double share, ScalarPrior one, ScalarPrior other) implements ScalarPrior {
        @Override
        public double logDensity(double x) {
            return LogSumExp.of(new double[] {
                Math.log(share) + one.logDensity(x), Math.log1p(-share) + other.logDensity(x),
            });
        }

        /** How probable it is that x comes from the one and not from the other. */
        double probabilityOfOne(double x) {
            return Math.exp(Math.log(share) + one.logDensity(x) - logDensity(x));
        }

        @Override
        public double draw(RandomGenerator random) {
            return random.nextDouble() < share ? one.draw(random) : other.draw(random);
        }
    }

    static Gaussian gaussian(double mean, double standardDeviation) {
        return new Gaussian(mean, standardDeviation, Double.NEGATIVE_INFINITY);
    }
}
