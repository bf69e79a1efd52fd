package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import dev.brink.testkit.Within;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class StandardizationTest {
    private static final Constraint AT_MOST_ZERO = Constraint.atMost("g", 0);

    private static double[] standardized(Standardization standardization, double[] values) {
        return Arrays.stream(values)
                .map(standardization.transform()::standardized)
                .toArray();
    }

    private static double[] gaussian(int n, double mean, double deviation) {
        RandomGenerator random = new SplittableRandom(1);
        double[] values = new double[n];
        for (int i = 0; i < n; i++) {
            values[i] = mean + deviation * random.nextGaussian();
        }
        return values;
    }

    @Test
    void withoutAWarpItIsMeanAndStandardDeviation() {
        Standardization standardization = Standardization.byMeanAndDeviation(new double[] {1, 2, 3, 6});
        assertThat(standardization.transform().centre()).isEqualTo(3, within(1e-15));
        assertThat(standardization.transform().unit()).isEqualTo(Math.sqrt(14 / 4.0), within(1e-15));
        assertThat(standardization.transform().warp()).isInfinite();
        assertThat(standardization.location()).isEqualTo(-0.5 / Math.sqrt(3.5), within(1e-15));
    }

    @Test
    void aThousandGiveOrTakeOneAgainstZeroIsMeasuredInOnes() {
        Standardization standardization = Standardization.byCentre(AT_MOST_ZERO, gaussian(400, 1000, 1));
        assertThat(standardization.transform().centre()).isEqualTo(0);
        assertThat(standardization.transform().unit()).isEqualTo(1, within(0.15));
        assertThat(standardization.location()).isEqualTo(1000, within(150.0));
    }

    @Test
    void decadesAreMeasuredFromTheThresholdByTheirMedian() {
        double[] values = {0.001, 0.01, 0.1, 1, 10, 100, 1000};
        Standardization standardization = Standardization.byCentre(AT_MOST_ZERO, values);
        assertThat(standardization.transform().unit()).isEqualTo(1);
        assertThat(standardization.location()).isEqualTo(1);
    }

    @Test
    void theCentreOfAnObjectiveIsItsBetterDecile() {
        double[] values = new double[11];
        for (int i = 0; i < 11; i++) {
            values[i] = i;
        }
        assertThat(Standardization.byCentre(Objective.minimize("f"), values)
                        .transform()
                        .centre())
                .isEqualTo(1);
        assertThat(Standardization.byCentre(Objective.maximize("f"), values)
                        .transform()
                        .centre())
                .isEqualTo(9);
        assertThat(Standardization.byCentre(Constraint.atLeast("g", 4.5), values)
                        .transform()
                        .centre())
                .isEqualTo(4.5);
    }

    @Test
    void unitAndShiftDoNotShowInStandardisedValues() {
        double[] values = gaussian(25, 3, 2);
        values[7] = 90;
        for (double factor : new double[] {1e-200, 1e-12, 0.25, 1e12, 1e150, 1e300}) {
            // A shift larger than the values costs digits; these cost none to speak of.
            for (double shift : new double[] {0, 16}) {
                double[] moved =
                        Arrays.stream(values).map(v -> factor * (v + shift)).toArray();
                String context = factor + " " + shift;
                assertSame(
                        Standardization.byMeanAndDeviation(values),
                        Standardization.byMeanAndDeviation(moved),
                        values,
                        moved,
                        context);
                assertSame(
                        Standardization.byCentre(Constraint.atMost("g", 1), values),
                        Standardization.byCentre(Constraint.atMost("g", factor * (1 + shift)), moved),
                        values,
                        moved,
                        context);
                assertSame(
                        Standardization.byCentre(Objective.minimize("f"), values),
                        Standardization.byCentre(Objective.minimize("f"), moved),
                        values,
                        moved,
                        context);
            }
        }
    }

    private static void assertSame(
            Standardization a, Standardization b, double[] values, double[] moved, String context) {
        double[] expected = standardized(a, values);
        double[] actual = standardized(b, moved);
        for (int i = 0; i < expected.length; i++) {
            Within.absoluteOrRelative(actual[i], expected[i], 1e-13, 1e-12, context);
        }
        Within.absoluteOrRelative(b.location(), a.location(), 1e-13, 1e-12, context);
    }

    @Test
    void orderDoesNotMatter() {
        double[] values = gaussian(12, 0, 1);
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        assertThat(Standardization.byCentre(AT_MOST_ZERO, values))
                .isEqualTo(Standardization.byCentre(AT_MOST_ZERO, sorted));
    }

    @Test
    void tiesFallBackToTheMedianDistance() {
        // Half of the values are equal: their spread is none.
        Standardization tied = Standardization.byCentre(Constraint.atMost("g", 2), new double[] {5, 5, 5, 5, 9});
        assertThat(tied.transform().unit()).isEqualTo(3);
        assertThat(tied.location()).isEqualTo(1);
        // Most lie on the threshold itself: what is left is the farthest.
        Standardization onThreshold = Standardization.byCentre(Constraint.atMost("g", 5), new double[] {5, 5, 5, 5, 9});
        assertThat(onThreshold.transform().unit()).isEqualTo(4);
    }

    @Test
    void oneValueFarOutDoesNotMakeTheUnit() {
        // Such as the number that a simulator reports when it has failed.
        double[] values = {1, 2, 3, 4, 5, 6, 7, 8, 1e20};
        assertThat(Standardization.byCentre(AT_MOST_ZERO, values).transform().unit())
                .isEqualTo(4 / 1.349, within(1e-14));
        assertThat(Standardization.byCentre(Objective.minimize("f"), values)
                        .transform()
                        .unit())
                .isEqualTo(4 / 1.349, within(1e-14));
    }

    @Test
    void differencesFromRoundingAreNone() {
        double[] rounded = {0.1 + 0.2, 0.3, 0.1 * 3, 0.3, 0.6 / 2, 1 - 0.7};
        assertThat(Standardization.byCentre(Objective.minimize("f"), rounded)
                        .transform()
                        .unit())
                .isEqualTo(0.3, within(1e-15));
        assertThat(Standardization.byMeanAndDeviation(rounded).transform().unit())
                .isEqualTo(0.3, within(1e-15));
        double[] equal = new double[10];
        Arrays.fill(equal, 0.1);
        assertThat(Standardization.byCentre(Objective.minimize("f"), equal).transform())
                .isEqualTo(new OutputTransform(0.1, 0.1, Double.POSITIVE_INFINITY));
        assertThat(Standardization.byMeanAndDeviation(equal).transform())
                .isEqualTo(new OutputTransform(0.1, 0.1, Double.POSITIVE_INFINITY));
    }

    @Test
    void fewOrEqualValues() {
        assertThat(Standardization.byMeanAndDeviation(new double[0]).transform())
                .isEqualTo(OutputTransform.IDENTITY);
        assertThat(Standardization.byCentre(Constraint.atMost("g", 250), new double[0]))
                .isEqualTo(new Standardization(new OutputTransform(250, 250, Double.POSITIVE_INFINITY), 0));
        assertThat(Standardization.byCentre(AT_MOST_ZERO, new double[0]))
                .isEqualTo(new Standardization(OutputTransform.IDENTITY, 0));
        assertThat(Standardization.byCentre(AT_MOST_ZERO, new double[] {7}))
                .isEqualTo(new Standardization(new OutputTransform(0, 7, Double.POSITIVE_INFINITY), 1));
        assertThat(Standardization.byCentre(Objective.minimize("f"), new double[] {-7, -7, -7}))
                .isEqualTo(new Standardization(new OutputTransform(-7, 7, Double.POSITIVE_INFINITY), 0));
        assertThat(Standardization.byMeanAndDeviation(new double[] {-7, -7, -7}))
                .isEqualTo(new Standardization(new OutputTransform(-7, 7, Double.POSITIVE_INFINITY), 0));
    }

    @Test
    void noNumbersAreTooLargeOrTooSmall() {
        double huge = 1.7e308;
        List<double[]> cases = new ArrayList<>(List.of(
                new double[] {},
                new double[] {0},
                new double[] {0, 0},
                new double[] {huge},
                new double[] {-huge, huge},
                new double[] {huge, huge, huge, huge, huge, huge, huge, huge, huge, huge},
                new double[] {-huge, -huge, -huge, -huge, -huge, huge, huge, huge, huge, huge},
                new double[] {1e-320, 2e-320, 3e-320},
                new double[] {1e-320, huge},
                new double[] {1e200, -1e200, 3e200},
                new double[] {1e-200, -1e-200, 3e-200},
                new double[] {0, 1e-200, 2e-200, 3e-200, 1e-200, 2e-200, 3e-200, 1e-200, huge},
                new double[] {Double.MIN_VALUE, Double.MIN_VALUE, -Double.MIN_VALUE}));
        RandomGenerator random = new SplittableRandom(2);
        for (int i = 0; i < 500; i++) {
            double[] values = new double[random.nextInt(12)];
            for (int v = 0; v < values.length; v++) {
                values[v] = (random.nextBoolean() ? 1 : -1) * Math.pow(10, random.nextDouble(-320, 308));
            }
            cases.add(values);
        }
        List<ModelledFunction> functions = List.of(
                AT_MOST_ZERO,
                Constraint.atLeast("g", 1e308),
                Constraint.atLeast("g", -1e308),
                Constraint.atMost("g", 1e-320),
                Objective.minimize("f"),
                Objective.maximize("f"));
        for (double[] values : cases) {
            assertUsable(Standardization.byMeanAndDeviation(values), values);
            for (ModelledFunction function : functions) {
                assertUsable(Standardization.byCentre(function, values), values);
            }
        }
    }

    private static void assertUsable(Standardization standardization, double[] values) {
        assertThat(standardization.transform().unit())
                .as(Arrays.toString(values))
                .isPositive()
                .isFinite();
        assertThat(standardization.transform().centre()).isFinite();
        assertThat(standardization.location()).isFinite();
        assertThat(standardized(standardization, values)).doesNotContain(Double.NaN);
        for (double v : standardized(standardization, values)) {
            assertThat(v).as(Arrays.toString(values)).isFinite();
        }
    }

    @Test
    void withoutAWarpNoValueIsFarOut() {
        // Squares of standardised values are summed, so they must be moderate however large the values are.
        for (double factor : new double[] {1e-270, 1e-170, 1e-150, 1, 1e150, 1e200, 1e307}) {
            double[] values = {factor, -factor, 3 * factor, -3 * factor};
            Standardization standardization = Standardization.byMeanAndDeviation(values);
            for (double v : standardized(standardization, values)) {
                assertThat(Math.abs(v)).isBetween(0.4, 1.4);
            }
        }
    }
}
