package dev.brink.testkit;

import java.util.Arrays;

/**
 * One partial derivative, computed in two ways.
 *
 * @param index which coordinate
 * @param analytic what the function under test says
 * @param numeric what differences of its values say
 * @param tolerance the difference allowed
 * @param conclusive whether the numeric derivative is sharp enough to judge by
 */
public record GradientComponent(
        int index, double analytic, NumericalDerivative numeric, double tolerance, boolean conclusive) {

    public boolean agrees() {
        // A NaN on either side compares false, hence fails.
        return conclusive && Math.abs(analytic - numeric.value()) <= tolerance;
    }

    String describe(double[] x) {
        String verdict = conclusive
                ? "Gradient component " + index + " disagrees with finite differences"
                : "Gradient component " + index + " cannot be judged: finite differences do not settle here; is the"
                        + " function smooth and finite around this point?";
        return verdict + "\n"
                + "  at         " + Arrays.toString(x) + "\n"
                + "  analytic   " + analytic + "\n"
                + "  numeric    " + numeric.value() + " with an error of about " + numeric.error() + "\n"
                + "  difference " + Math.abs(analytic - numeric.value()) + "\n"
                + "  allowed    " + tolerance;
    }
}
