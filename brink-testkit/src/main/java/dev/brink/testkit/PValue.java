package dev.brink.testkit;

import org.apache.commons.numbers.gamma.Erfc;
import org.apache.commons.numbers.gamma.RegularizedBeta;
import org.apache.commons.numbers.gamma.RegularizedGamma;

/** How probable a statistic at least this far out is, when the hypothesis holds. */
public final class PValue {
    private static final double SQRT_2 = Math.sqrt(2);

    private PValue() {}

    /** {@code Pr(|Z| >= |z|)}, Z standard normal. */
    public static double normal(double z) {
        return Erfc.value(Math.abs(z) / SQRT_2);
    }

    /** {@code Pr(|T| >= |t|)}, T Student with that many degrees of freedom. */
    public static double student(double t, double degrees) {
        if (Double.isInfinite(t)) {
            return 0;
        }
        return RegularizedBeta.value(degrees / (degrees + t * t), degrees / 2, 0.5);
    }

    /** {@code Pr(X >= x)}, X chi-square with that many degrees of freedom. */
    public static double chiSquare(double x, double degrees) {
        return x <= 0 ? 1 : RegularizedGamma.Q.value(degrees / 2, x / 2);
    }

    /**
     * {@code Pr(K >= x)} for Kolmogorov's limiting distribution. Two series for the same function, each used where it
     * needs only a few terms: {@code 2 sum (-1)^(k-1) exp(-2 k^2 x^2)} for large x, and for small x
     * {@code 1 - sqrt(2 pi)/x sum exp(-(2k-1)^2 pi^2/(8 x^2))}.
     */
    public static double kolmogorov(double x) {
        if (x <= 0) {
            return 1;
        }
        return x < 1 ? 1 - kolmogorovBelow(x) : kolmogorovAbove(x);
    }

    private static double kolmogorovBelow(double x) {
        double rate = Math.PI * Math.PI / (8 * x * x);
        double sum = 0;
        for (int k = 1; k <= 9; k += 2) {
            sum += Math.exp(-k * k * rate);
        }
        return Math.sqrt(2 * Math.PI) / x * sum;
    }

    private static double kolmogorovAbove(double x) {
        double sum = 0;
        for (int k = 5; k >= 1; k--) {
            sum = Math.exp(-2.0 * (2 * k - 1) * x * x) * (1 - sum);
        }
        return 2 * sum;
    }
}
