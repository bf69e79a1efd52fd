package dev.brink.benchmarks.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.numeric.Normal;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.testkit.ChiSquare;
import dev.brink.testkit.KolmogorovSmirnov;
import dev.brink.testkit.SignificanceTest;
import dev.brink.testkit.TestFamily;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class VariantDistributionTest {
    private static final TestProblem GRAMACY = TestProblems.named("gramacy");
    private static final double[] X = {0.3, 0.5};
    private static final int DRAWS = 4_000;
    private static final double FALSE_ALARM = 1e-4;

    private static RandomGenerator random() {
        return RandomStream.of(11).generator();
    }

    @Test
    void noiseIsNormalAroundTheTruth() {
        Variant variant = Variant.noisy(GRAMACY, 0.7, new double[] {0.2, 3}, random());
        new TestFamily(
                        "noise",
                        List.of(
                                normal(variant, "f", GRAMACY.objective(X), 0.7),
                                normal(variant, "g1", GRAMACY.constraint(0, X), 0.2),
                                normal(variant, "g2", GRAMACY.constraint(1, X), 3)),
                        FALSE_ALARM)
                .assertPasses();
    }

    private static SignificanceTest normal(Variant variant, String function, double mean, double deviation) {
        Point point = GRAMACY.point(X);
        double[] draws = new double[DRAWS];
        for (int i = 0; i < DRAWS; i++) {
            Observation seen = observed(variant.measure(point).values().get(function));
            draws[i] = ((Observation.Real) seen).value();
        }
        return KolmogorovSmirnov.oneSample(draws, value -> Normal.cdf((value - mean) / deviation));
    }

    @Test
    void noDeviationIsNoNoise() {
        Variant variant = Variant.noisy(GRAMACY, 0, new double[] {0}, random());
        Point point = GRAMACY.point(X);
        assertThat(variant.measure(point)).isEqualTo(Variant.exact(GRAMACY).measure(point));
    }

    @Test
    void countsAreBinomialWithTheProbitOfTheConstraint() {
        int trials = 3;
        double[] scales = {0.5, 2};
        Variant variant = Variant.binomial(GRAMACY, trials, scales, random());
        List<SignificanceTest> tests = new ArrayList<>();
        for (int k = 0; k < 2; k++) {
            double p = Normal.cdf(-GRAMACY.constraint(k, X) / scales[k]);
            double q = 1 - p;
            double[] probabilities = {q * q * q, 3 * p * q * q, 3 * p * p * q, p * p * p};
            tests.add(ChiSquare.goodnessOfFit(counts(variant, "g" + (k + 1), trials), probabilities));
        }
        new TestFamily("counts", tests, FALSE_ALARM).assertPasses();
    }

    private static int[] counts(Variant variant, String function, int trials) {
        Point point = GRAMACY.point(X);
        int[] counts = new int[trials + 1];
        for (int i = 0; i < DRAWS; i++) {
            Observation seen =
                    observed(variant.measure(point, function).values().get(function));
            Observation.Counts count = (Observation.Counts) seen;
            assertThat(count.trials()).isEqualTo(trials);
            counts[(int) count.successes()]++;
        }
        return counts;
    }

    private static Observation observed(@Nullable Observation seen) {
        return Objects.requireNonNull(seen, "nothing was observed");
    }

    @Test
    void binaryConstraintsSayWhetherTheyHold() {
        Variant variant = Variant.binary(GRAMACY);
        RandomGenerator random = random();
        int yes = 0;
        for (int i = 0; i < 500; i++) {
            double[] x = {random.nextDouble(), random.nextDouble()};
            Observation seen =
                    observed(variant.measure(GRAMACY.point(x)).values().get("g1"));
            assertThat(seen).isEqualTo(Observation.of(GRAMACY.constraint(0, x) <= 0));
            yes += seen.equals(Observation.yes()) ? 1 : 0;
        }
        assertThat(yes).isBetween(1, 499);
    }

    @Test
    void sameGeneratorGivesTheSameMeasurements() {
        Point point = GRAMACY.point(X);
        double[] one = {1};
        assertThat(Variant.noisy(GRAMACY, 1, one, random()).measure(point))
                .isEqualTo(Variant.noisy(GRAMACY, 1, one, random()).measure(point));
        assertThat(Variant.binomial(GRAMACY, 50, one, random()).measure(point))
                .isEqualTo(Variant.binomial(GRAMACY, 50, one, random()).measure(point));
    }

    @Test
    void settingsOutsideOfTheirRulesAreRefused() {
        assertThatThrownBy(() -> Variant.noisy(GRAMACY, -1, new double[] {0}, random()))
                .hasMessage("Test problem 'gramacy' received the deviation -1, but it must be finite and not negative:"
                        + " give such a number.");
        assertThatThrownBy(() -> Variant.noisy(GRAMACY, 1, new double[3], random()))
                .hasMessage("Test problem 'gramacy' received 3 deviations, but it has 2 constraints: give one for each,"
                        + " or one for all.");
        assertThatThrownBy(() -> Variant.binomial(GRAMACY, 5, new double[] {0}, random()))
                .hasMessageContaining("the scale 0");
        assertThatThrownBy(() -> Variant.binomial(GRAMACY, 0, new double[] {1}, random()))
                .hasMessageContaining("the number of trials 0");
    }
}
