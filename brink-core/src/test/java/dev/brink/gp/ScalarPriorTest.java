package dev.brink.gp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.RandomStream;
import dev.brink.testkit.Distributions;
import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import dev.brink.testkit.Within;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScalarPriorTest {
    /**
     * A prior and the interval that holds all of it but 1e-12.
     *
     * @param from exactly the end of the support where the density jumps there
     * @param to likewise
     */
    record Bounded(ScalarPrior prior, double from, double to) {}

    static List<Bounded> priors() {
        return List.of(
                new Bounded(ScalarPrior.gaussian(0, 1), -9, 9),
                new Bounded(ScalarPrior.gaussian(3, 1.5), -12, 18),
                new Bounded(ScalarPrior.gaussian(-1e6, 1e-3), -1e6 - 0.01, -1e6 + 0.01),
                new Bounded(new ScalarPrior.Gaussian(-9, 3, Math.log(1e-12)), Math.log(1e-12), 20),
                new Bounded(new ScalarPrior.Gaussian(1, 2, 0.5), 0.5, 20),
                new Bounded(new ScalarPrior.Gaussian(1, 2, 4), 4, 22),
                new Bounded(new ScalarPrior.Gaussian(1, 2, -3, 4), -3, 4),
                new Bounded(new ScalarPrior.Gaussian(-9, 3, Math.log(1e-12), -16), Math.log(1e-12), -16),
                new Bounded(HyperPrior.standard(2).withNoiseAtMost(-12).logNoiseVariance(), Math.log(1e-12), -12),
                new Bounded(
                        HyperPrior.standard(2).withNoiseAtMost(-100).logNoiseVariance(),
                        Math.log(1e-12),
                        Math.log(1e-10)),
                new Bounded(new ScalarPrior.LogOfUniform(2), -40, Math.log(2)),
                new Bounded(new ScalarPrior.LogOfUniform(1e-10), -70, Math.log(1e-10)),
                new Bounded(
                        new ScalarPrior.Mixture(0.3, ScalarPrior.gaussian(1, 2), ScalarPrior.gaussian(-9, 3)), -40, 22),
                new Bounded(new ScalarPrior.LogSquareOfHorseshoe(0.1), -90, 90),
                new Bounded(new ScalarPrior.LogSquareOfHorseshoe(30), -80, 100));
    }

    @ParameterizedTest
    @MethodSource("priors")
    void theDensityIntegratesToOne(Bounded bounded) {
        Within.absolute(new NumericCdf(bounded.prior::logDensity, bounded.from, bounded.to).total(), 1, 1e-9, bounded);
    }

    @ParameterizedTest
    @MethodSource("priors")
    void drawsFollowTheDensity(Bounded bounded) {
        RandomGenerator random = RandomStream.of(1).generator();
        double[] draws = new double[20_000];
        for (int i = 0; i < draws.length; i++) {
            draws[i] = bounded.prior.draw(random);
            assertThat(bounded.prior.logDensity(draws[i])).isFinite();
        }
        Distributions.assertFits(draws, new NumericCdf(bounded.prior::logDensity, bounded.from, bounded.to));
    }

    @Test
    void nothingLiesOutsideTheSupport() {
        ScalarPrior floored = new ScalarPrior.Gaussian(1, 2, 0.5);
        assertThat(floored.logDensity(Math.nextDown(0.5))).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(floored.logDensity(0.5)).isFinite();
        ScalarPrior between = new ScalarPrior.Gaussian(1, 2, 0.5, 4);
        assertThat(between.logDensity(Math.nextUp(4.0))).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(between.logDensity(4)).isFinite();
        ScalarPrior capped = new ScalarPrior.LogOfUniform(2);
        assertThat(capped.logDensity(Math.nextUp(Math.log(2)))).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(capped.logDensity(Math.log(2))).isZero();
        assertThat(capped.logDensity(Double.NEGATIVE_INFINITY)).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    /** Cutting a mixture off must not change what it says about what is left. */
    @Test
    void lessNoiseIsAsLikelyAsBeforeAgainstOtherNoiseThatIsLeft() {
        ScalarPrior all = HyperPrior.standard(2).logNoiseVariance();
        ScalarPrior some = HyperPrior.standard(2).withNoiseAtMost(-12).logNoiseVariance();
        double constant = some.logDensity(-20) - all.logDensity(-20);
        assertThat(constant).isPositive();
        for (double x : new double[] {-27, -24, -17, -13}) {
            Within.absolute(some.logDensity(x) - all.logDensity(x), constant, 1e-12, x);
        }
    }

    @Test
    void theHorseshoeIsItsMixtureOfHalfCauchys() {
        for (ReferenceRow row :
                ReferenceTable.load(getClass(), "/reference/horseshoe.csv").rows()) {
            ScalarPrior horseshoe = new ScalarPrior.LogSquareOfHorseshoe(row.get("scale"));
            Within.absolute(horseshoe.logDensity(row.get("x")), row.get("log_density"), 2e-14, row);
        }
    }

    /** A chain may wander far before it is turned back: the density must tell it where to. */
    @Test
    void theHorseshoeStaysFiniteOverTwoHundredDecades() {
        ScalarPrior horseshoe = new ScalarPrior.LogSquareOfHorseshoe(0.1);
        for (double x = -500; x <= 500; x += 0.5) {
            assertThat(horseshoe.logDensity(x)).as("at %s", x).isFinite();
        }
        // Towards zero it falls as exp(x/2) |x|, towards infinity as exp(-x/2).
        Within.absolute(horseshoe.logDensity(200) - horseshoe.logDensity(100), -50, 1e-10, "tail");
        Within.absolute(
                horseshoe.logDensity(-200) - horseshoe.logDensity(-100),
                -50 + Math.log((200 + 2 * Math.log(0.1)) / (100 + 2 * Math.log(0.1))),
                1e-10,
                "pole");
    }
}
