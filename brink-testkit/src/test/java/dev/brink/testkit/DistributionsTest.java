package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.DoubleSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import org.apache.commons.numbers.gamma.Erfc;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class DistributionsTest {
    private static double normalCdf(double x) {
        return 0.5 * Erfc.value(-x / Math.sqrt(2));
    }

    private static double[] sample(int size, DoubleSupplier draw) {
        return DoubleStream.generate(draw).limit(size).toArray();
    }

    @Test
    void statisticsAgreeWithScipy() {
        for (ReferenceRow row : ReferenceTable.load(DistributionsTest.class, "/reference/samples.csv")
                .rows()) {
            double[] first = row.numbers("first");
            double[] second = row.numbers("second");
            SignificanceTest test = switch (row.text("test")) {
                case "one" -> KolmogorovSmirnov.oneSample(first, DistributionsTest::normalCdf);
                case "two" -> KolmogorovSmirnov.twoSample(first, second);
                default ->
                    ChiSquare.goodnessOfFit(
                            Arrays.stream(first).mapToInt(c -> (int) c).toArray(), second);
            };
            Within.relative(test.statistic(), row.get("statistic"), 1e-12, row);
            // SciPy's one-sample p-value is exact, ours the corrected limit.
            Within.relative(test.pValue(), row.get("p"), row.text("test").equals("one") ? 0.03 : 1e-10, row);
        }
    }

    @Test
    void correctedLimitIsCloseToTheExactDistribution() {
        for (ReferenceRow row : ReferenceTable.load(DistributionsTest.class, "/reference/kolmogorov_smirnov.csv")
                .rows()) {
            int draws = row.integer("draws");
            double p = KolmogorovSmirnov.limit(row.get("distance"), draws);
            double ratio = p / row.get("p");
            assertThat(ratio).as(row.toString()).isBetween(0.97, draws < 50 ? 1.2 : 1.04);
        }
    }

    @Test
    void twoSampleLimitIsCloseToTheExactOne() {
        for (double distance : new double[] {0.05, 0.07, 0.09}) {
            double exact = KolmogorovSmirnov.exactTwoSample(distance, 900, 1100);
            double limit = KolmogorovSmirnov.limit(distance, 900.0 * 1100 / 2000);
            Within.relative(limit, exact, 0.07, "distance " + distance);
        }
    }

    @Test
    void pValuesOfRightHypothesesAreUniform() {
        RandomGenerator random = new SplittableRandom(11);
        int runs = 2000;
        double[] oneSample = sample(
                runs,
                () -> KolmogorovSmirnov.oneSample(sample(100, random::nextDouble), x -> x)
                        .pValue());
        double[] mean = sample(
                runs,
                () -> MeanTest.ofSample(sample(20, random::nextGaussian), 0, 1).pValue());
        double[] chain = sample(
                runs,
                () -> MeanTest.ofChain(autoregressive(600, 0.5, random), 0).pValue());
        Distributions.assertFits(oneSample, p -> p, 1e-3);
        Distributions.assertFits(mean, p -> p, 1e-3);
        Distributions.assertFits(chain, p -> p, 1e-3);
    }

    @Test
    void twoSampleRejectsAsOftenAsItSays() {
        RandomGenerator random = new SplittableRandom(12);
        int runs = 2000;
        int rejected = 0;
        for (int i = 0; i < runs; i++) {
            double[] first = sample(60, random::nextGaussian);
            double[] second = sample(80, random::nextGaussian);
            rejected += KolmogorovSmirnov.twoSample(first, second).pValue() <= 0.05 ? 1 : 0;
        }
        // The statistic is discrete, so somewhat fewer than 5 % are rejected.
        assertThat(new Binomial(runs, 0.05).twoSided(rejected)).isGreaterThan(1e-3);
    }

    @Test
    void acceptsRightDistributions() {
        RandomGenerator random = new SplittableRandom(1);
        double[] normal = sample(20_000, random::nextGaussian);
        Distributions.assertFits(normal, DistributionsTest::normalCdf);
        Distributions.assertSame(normal, sample(10_000, random::nextGaussian));
        Distributions.assertMean(normal, 0, 1);
        Distributions.assertMeanOfChain(autoregressive(20_000, 0.9, random), 0);
        int[] dice = new int[6];
        for (int i = 0; i < 6000; i++) {
            dice[random.nextInt(6)]++;
        }
        Distributions.assertUniform(dice);
        Distributions.assertFits(
                new int[] {dice[0] + dice[1], dice[2] + dice[3] + dice[4] + dice[5]}, new double[] {1.0 / 3, 2.0 / 3});
    }

    @Test
    void rejectsWrongDistributions() {
        RandomGenerator random = new SplittableRandom(2);
        double[] wide = sample(20_000, () -> 1.1 * random.nextGaussian());
        double[] shifted = sample(20_000, () -> 0.05 + random.nextGaussian());
        double[] chain = autoregressive(20_000, 0.9, random);
        assertFails(() -> Distributions.assertFits(wide, DistributionsTest::normalCdf));
        assertFails(() -> Distributions.assertFits(shifted, DistributionsTest::normalCdf));
        assertFails(() -> Distributions.assertSame(wide, sample(20_000, random::nextGaussian)));
        assertFails(() -> Distributions.assertMean(shifted, 0, 1));
        assertFails(() -> Distributions.assertMeanOfChain(chain, 0.5));
        assertFails(() -> Distributions.assertUniform(new int[] {1000, 1000, 1000, 1000, 1000, 1180}));
        assertFails(() -> Distributions.assertFits(new int[] {550, 450}, new double[] {0.45, 0.55}));
    }

    private static void assertFails(ThrowingCallable assertion) {
        assertThatThrownBy(assertion)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("p-value")
                .hasMessageContaining("rejected at level 0.0001");
    }

    @Test
    void refusesWhatItCannotTest() {
        RandomGenerator random = new SplittableRandom(3);
        assertThatThrownBy(() -> Distributions.assertFits(new double[0], x -> x))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Distributions.assertFits(new double[] {Double.NaN}, x -> x))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Distributions.assertFits(new double[] {2}, x -> x))
                .hasMessageContaining("gives 2.0 at 2.0");
        assertThatThrownBy(() -> Distributions.assertUniform(new int[] {3, 4})).hasMessageContaining("merge cells");
        assertThatThrownBy(() -> Distributions.assertFits(new int[] {30, 40}, new double[] {0.5, 0.6}))
                .hasMessageContaining("summing to one");
        assertThatThrownBy(() -> Distributions.assertFits(new double[] {0.5}, x -> x, 0))
                .hasMessageContaining("The level is 0.0");
        assertThatThrownBy(() -> Distributions.assertMeanOfChain(new double[100], 0))
                .hasMessageContaining("run it longer");
        assertThatThrownBy(() -> Distributions.assertMeanOfChain(autoregressive(3000, 0.9999, random), 0))
                .hasMessageContaining("remembers longer than a batch");
    }

    /** {@code x' = memory x + sqrt(1 - memory^2) z}: stationary with mean 0 and variance 1. */
    static double[] autoregressive(int length, double memory, RandomGenerator random) {
        double[] chain = new double[length];
        double state = random.nextGaussian();
        for (int i = 0; i < length; i++) {
            chain[i] = state;
            state = memory * state + Math.sqrt(1 - memory * memory) * random.nextGaussian();
        }
        return chain;
    }
}
