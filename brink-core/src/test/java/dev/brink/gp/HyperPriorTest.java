package dev.brink.gp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.Normal;
import dev.brink.numeric.RandomStream;
import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import dev.brink.testkit.Within;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HyperPriorTest {
    private static void assertNormal(ScalarPrior prior, double mean, double deviation) {
        for (double x = mean - 5 * deviation; x <= mean + 5 * deviation; x += deviation / 2) {
            double expected = Normal.logDensity((x - mean) / deviation) - Math.log(deviation);
            Within.absolute(prior.logDensity(x), expected, 1e-13, prior + " at " + x);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 6, 20, 1000})
    void standardLengthScalesGrowWithTheDimension(int axes) {
        HyperPrior prior = HyperPrior.standard(axes);
        assertNormal(prior.logLengthScale(), Math.log(axes) / 2 - 0.5, 1.5);
        assertNormal(prior.logVariance(), 0, 3);
        assertNormal(prior.mean(), 0, 3);
        assertNormal(prior.logWarp(), 3, 1.5);
    }

    @Test
    void standardNoiseHasAFloor() {
        HyperPrior prior = HyperPrior.standard(2);
        assertThat(prior.logNoiseVariance().logDensity(Math.log(0.99e-12))).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(prior.logNoiseVariance().logDensity(Math.log(1.01e-12))).isFinite();
        // What the floor cuts off is nothing of one half and an eighth of the other; the rest is higher by as much.
        Within.absolute(prior.logNoiseVariance().logDensity(-4), logNoiseDensity(-4), 1e-12, "some noise");
        Within.absolute(prior.logNoiseVariance().logDensity(-24), logNoiseDensity(-24), 1e-12, "none to speak of");
        RandomGenerator random = RandomStream.of(1).generator();
        for (int i = 0; i < 20_000; i++) {
            assertThat(prior.logNoiseVariance().draw(random)).isGreaterThanOrEqualTo(Math.log(1e-12));
        }
    }

    private static double logNoiseDensity(double x) {
        double floor = Math.log(1e-12);
        double exact = Normal.density((x + 24) / 3) / 3 / Normal.cdf((-24 - floor) / 3);
        double noisy = Normal.density(x + 4) / Normal.cdf(-4 - floor);
        return Math.log((exact + noisy) / 2);
    }

    @Test
    void latentValuesHaveNarrowerPriors() {
        for (HyperPrior prior : List.of(HyperPrior.counts(4), HyperPrior.answers(4), HyperPrior.doubtfulAnswers(4))) {
            assertNormal(prior.logLengthScale(), Math.log(2), 1);
            assertNormal(prior.mean(), 0, 2);
        }
        assertNormal(HyperPrior.counts(4).logVariance(), 1, 2);
    }

    @Test
    void nearlyAllAnswersWouldBeTheSameAgain() {
        ScalarPrior logVariance = HyperPrior.answers(4).logVariance();
        for (double x : new double[] {-3, 1, 4, 6, 9}) {
            double chance = 0.05 * Normal.density((x - 1) / 2) / 2;
            double certainty = 0.95 * Normal.density(x - 6);
            Within.absolute(logVariance.logDensity(x), Math.log(chance + certainty), 1e-12, x);
            Within.absolute(HyperPrior.certainty(x), certainty / (chance + certainty), 1e-12, x);
            Within.absolute(
                    HyperPrior.doubtfulAnswers(4).logVariance().logDensity(x),
                    Math.log(Normal.density((x - 1) / 2) / 4 + Normal.density(x - 6) / 2),
                    1e-12,
                    x);
        }
    }

    @Test
    void thePaperBoundsLengthScalesByTwo() {
        ScalarPrior lengthScale = HyperPrior.paper().logLengthScale();
        RandomGenerator random = RandomStream.of(2).generator();
        double sum = 0;
        for (int i = 0; i < 20_000; i++) {
            double drawn = Math.exp(lengthScale.draw(random));
            assertThat(drawn).isPositive().isLessThanOrEqualTo(2 + 1e-15);
            sum += drawn;
        }
        // Uniform between 0 and 2: the mean of so many has a standard deviation of 0.004.
        Within.absolute(sum / 20_000, 1, 0.02, "mean length scale");
        assertThat(lengthScale.logDensity(Math.log(2.001))).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    @Test
    void thePaperTakesAHorseshoeForNoiseAndUnitNormalsElsewhere() {
        HyperPrior prior = HyperPrior.paper();
        for (ReferenceRow row :
                ReferenceTable.load(getClass(), "/reference/horseshoe.csv").rowsWhere("scale", "0.1")) {
            Within.absolute(prior.logNoiseVariance().logDensity(row.get("x")), row.get("log_density"), 2e-14, row);
        }
        assertNormal(prior.logVariance(), 0, 1);
        assertNormal(prior.mean(), 0, 1);
    }
}
