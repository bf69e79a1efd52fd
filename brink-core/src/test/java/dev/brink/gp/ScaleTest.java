package dev.brink.gp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.Within;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Units do not matter: other units of the output or of an input, with settings in the same units, change nothing. */
class ScaleTest {
    private static final int N = 25;

    private final double[][] data = Example.points(N, 2, 1);
    private final double[] values = Example.values(data);
    private final double[][] points = Example.points(40, 2, 2);

    private GaussianProcess process(double unit, double inputUnit) {
        double[] lengthScales = {0.3 * inputUnit, 0.7};
        double[][] scaled = inUnits(data, inputUnit);
        return GaussianProcess.conditioned(
                Example.KERNEL,
                new Hyperparameters(lengthScales, 2 * unit * unit, 0.3 * unit, 0, Double.POSITIVE_INFINITY),
                Inputs.of(scaled, 2),
                Arrays.stream(values).map(v -> v * unit).toArray(),
                Example.repeated(N, 1e-3 * unit * unit));
    }

    private static double[][] inUnits(double[][] points, double unit) {
        return Arrays.stream(points)
                .map(point -> new double[] {point[0] * unit, point[1]})
                .toArray(double[][]::new);
    }

    private void assertScaled(double unit, double inputUnit, double tolerance) {
        GaussianProcess plain = process(1, 1);
        GaussianProcess scaled = process(unit, inputUnit);
        Marginals expected = plain.marginals(points);
        Marginals actual = scaled.marginals(inUnits(points, inputUnit));
        for (int i = 0; i < points.length; i++) {
            String what = "point " + i + " in units of " + unit;
            Within.relative(actual.mean(i), expected.mean(i) * unit, tolerance, what);
            Within.relative(actual.variance(i), expected.variance(i) * unit * unit, tolerance, what);
        }
        MarginalGradient slope = plain.gradient(points[0]);
        MarginalGradient other = scaled.gradient(inUnits(points, inputUnit)[0]);
        Within.relative(other.meanGradient(0), slope.meanGradient(0) * unit / inputUnit, tolerance, "slope");
        Within.relative(
                other.varianceGradient(0), slope.varianceGradient(0) * unit * unit / inputUnit, tolerance, "slope");
        double[] normals = Example.repeated(points.length, 0.5);
        double[] draw = plain.joint(points).draw(normals);
        double[] scaledDraw = scaled.joint(inUnits(points, inputUnit)).draw(normals);
        for (int i = 0; i < draw.length; i++) {
            // A draw is a sum of terms of both signs.
            Within.absolute(scaledDraw[i] / unit, draw[i], 1e3 * tolerance, "draw " + i);
        }
        double likelihood = plain.logMarginalLikelihood() - N * Math.log(unit);
        Within.relative(scaled.logMarginalLikelihood(), likelihood, 1e-12, "log likelihood in units of " + unit);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-12, 1e-9, 1e-3, 10, 1e6, 1e12})
    void decadesOfTheOutputScalePredictions(double unit) {
        assertScaled(unit, 1, 1e-9);
    }

    /** Powers of two are exact everywhere but in logarithms. */
    @Test
    void powersOfTwoOfTheOutputChangeNoBit() {
        for (int power = -40; power <= 40; power += 4) {
            assertScaled(Math.scalb(1.0, power), 1, 0);
        }
    }

    @Test
    void powersOfTwoOfAnInputChangeNoBit() {
        for (int power = -40; power <= 40; power += 4) {
            assertScaled(1, Math.scalb(1.0, power), 0);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-12, 1e-6, 1e6, 1e12})
    void decadesOfAnInputChangeNothing(double unit) {
        assertScaled(1, unit, 1e-9);
    }

    /** Mean, spread and everything else of the process shift with the values. */
    @Test
    void aShiftOfTheOutputShiftsMeansOnly() {
        for (double shift : new double[] {-1e6, -1, 1, 1e3, 1e6}) {
            Example here = new Example(2, 0.4, 1.5, 0.2);
            Example there = new Example(2, 0.4, 1.5, 0.2 + shift);
            double[] shifted = Arrays.stream(values).map(v -> v + shift).toArray();
            Marginals plain = here.given(data, values, 1e-3).marginals(points);
            Marginals moved = there.given(data, shifted, 1e-3).marginals(points);
            for (int i = 0; i < points.length; i++) {
                // Adding the shift costs digits of the values, a rounding each, and those meet weights of some ten.
                Within.absolute(moved.mean(i) - shift, plain.mean(i), 100 * Math.ulp(shift) + 1e-13, "shift " + shift);
                assertThat(moved.variance(i)).isEqualTo(plain.variance(i));
            }
        }
    }
}
