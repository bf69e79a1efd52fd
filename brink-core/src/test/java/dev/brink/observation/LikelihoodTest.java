package dev.brink.observation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class LikelihoodTest {
    /** A few dozen roundings. */
    private static final double ROUNDING = 1e-14;

    @ParameterizedTest
    @CsvFileSource(resources = "/reference/likelihood-gaussian.csv", useHeadersInDisplayName = true)
    void gaussianMatchesReference(double value, double deviation, double latent, double logDensity, double slope) {
        Likelihood likelihood = new GaussianLikelihood(value, deviation);
        assertThat(likelihood.logDensity(latent)).isCloseTo(logDensity, within(ROUNDING * Math.abs(logDensity)));
        assertThat(likelihood.derivative(latent)).isCloseTo(slope, within(ROUNDING * Math.abs(slope)));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/reference/likelihood-binomial.csv", useHeadersInDisplayName = true)
    void binomialMatchesReference(
            long successes,
            long trials,
            double latent,
            double logDensity,
            double logDensitySize,
            double slope,
            double slopeSize) {
        Likelihood likelihood = new BinomialLikelihood(successes, trials);
        boolean onlyTail = latent < 0 ? successes == 0 : successes == trials;
        double tolerance = onlyTail ? tailRounding(latent) : ROUNDING;
        assertThat(likelihood.logDensity(latent)).isCloseTo(logDensity, within(tolerance * logDensitySize));
        assertThat(likelihood.derivative(latent)).isCloseTo(slope, within(tolerance * slopeSize));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/reference/likelihood-censored.csv", useHeadersInDisplayName = true)
    void censoredMatchesReference(double limit, double deviation, double latent, double logDensity, double slope) {
        Likelihood likelihood = new CensoredLikelihood(limit, deviation);
        double z = (latent - limit) / deviation;
        double tolerance = z > 0 ? tailRounding(z) : ROUNDING;
        assertThat(likelihood.logDensity(latent)).isCloseTo(logDensity, within(tolerance * Math.abs(logDensity)));
        assertThat(likelihood.derivative(latent)).isCloseTo(slope, within(tolerance * Math.abs(slope)));
    }

    /** Where log Phi falls to zero like exp(-z^2/2), a rounding of z is magnified by z^2. */
    private static double tailRounding(double z) {
        return ROUNDING + z * z * Math.ulp(1.0);
    }

    static List<Likelihood> likelihoods() {
        return List.of(
                new GaussianLikelihood(1.5, 0.5),
                new BinomialLikelihood(0, 1),
                new BinomialLikelihood(1, 1),
                new BinomialLikelihood(38, 40),
                new BinomialLikelihood(500, 1000),
                new CensoredLikelihood(1.5, 0.5),
                new CensoredLikelihood(-2, 3));
    }

    @ParameterizedTest
    @MethodSource("likelihoods")
    void derivativeMatchesFiniteDifferences(Likelihood likelihood) {
        double step = 1e-4;
        for (double latent = -20; latent <= 20; latent += 0.37) {
            double above = likelihood.logDensity(latent + step);
            double below = likelihood.logDensity(latent - step);
            // Rounding of the two values, and a third derivative of at most a few thousand.
            double tolerance = Math.ulp(Math.abs(above) + Math.abs(below)) / step + 1e4 * step * step;
            assertThat(likelihood.derivative(latent)).isCloseTo((above - below) / (2 * step), within(tolerance));
        }
    }

    @Test
    void emptyTermsContributeNothingHoweverFarOut() {
        assertThat(new BinomialLikelihood(5, 5).logDensity(1e200)).isZero();
        assertThat(new BinomialLikelihood(0, 5).logDensity(-1e200)).isZero();
        assertThat(new BinomialLikelihood(5, 5).derivative(1e200)).isZero();
        assertThat(new BinomialLikelihood(0, 5).derivative(-1e200)).isZero();
    }

    @Test
    void binomialSumsToOne() {
        for (double latent : new double[] {-2.5, -0.3, 0, 1.1}) {
            double sum = 0;
            for (int successes = 0; successes <= 30; successes++) {
                sum += Math.exp(new BinomialLikelihood(successes, 30).logDensity(latent));
            }
            assertThat(sum).isCloseTo(1, within(1e-13));
        }
    }

    @Test
    void binomialKnowsItsCounts() {
        BinomialLikelihood likelihood = new BinomialLikelihood(3, 8);
        assertThat(likelihood.successes()).isEqualTo(3);
        assertThat(likelihood.trials()).isEqualTo(8);
    }

    @Test
    void censoringWithoutNoiseIsAStep() {
        Likelihood likelihood = new CensoredLikelihood(2, 0);
        assertThat(likelihood.logDensity(Math.nextUp(2.0))).isZero();
        assertThat(likelihood.logDensity(2)).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(likelihood.logDensity(-50)).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(likelihood.derivative(3)).isZero();
        assertThat(likelihood.derivative(1)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "1, -2", "1, NaN", "1, Infinity", "NaN, 1", "Infinity, 1"})
    void gaussianRefusesWhatHasNoDensity(String value, String deviation) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new GaussianLikelihood(Double.parseDouble(value), Double.parseDouble(deviation)))
                .withMessage("A Gaussian likelihood of " + value + " with standard deviation " + deviation
                        + " has no density: both must be finite and the standard deviation more than 0.");
    }

    @ParameterizedTest
    @CsvSource({"1, -2", "1, NaN", "1, Infinity", "NaN, 1", "-Infinity, 0"})
    void censoredRefusesWhatIsNotDefined(String limit, String deviation) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CensoredLikelihood(Double.parseDouble(limit), Double.parseDouble(deviation)))
                .withMessage("A censored likelihood above " + limit + " with standard deviation " + deviation
                        + " is not defined: both must be finite and the standard deviation not negative.");
    }
}
