package dev.brink.experiments.hmc;

import java.util.Arrays;

/**
 * The posterior of a logistic regression with independent normal priors:
 *
 * <pre>U(b) = sum_i log(1 + exp(-m_i)) + |b|^2 / (2 s^2),   m_i = y_i x_i.b,   y_i = -1 or 1</pre>
 *
 * <p>The paper's experiment asks for the gradient more than a million times, so the loops have forms that the compiler
 * turns into vector instructions where it can: no branches, no calls, {@link #TOGETHER} columns in one pass.
 */
final class LogisticPosterior implements Target {
    /** So many columns are read side by side; columns of zeros fill the last group. */
    private static final int TOGETHER = 5;

    /** Beyond it {@code exp(-m)} is nothing beside 1. */
    private static final double FAR = 64;

    /** {@code exp(-x) = exp(-x / 256)^256}: {@link #FAR} then becomes a quarter, where few terms of the series do. */
    private static final double REDUCTION = 1.0 / 256;

    /** So many factors of at most 2 cannot overflow. */
    private static final int FACTORS = 1000;

    private final int dimension;
    private final double[][] signed; // y_i x_ij, one array for each column
    private final double inverseVariance;
    private final double[] margins;
    private final double[] tails; // exp(-|m|)
    private final double[] weights; // minus the derivative of the loss by its margin: 1 / (1 + exp(m))
    private double squaredNorm;

    private LogisticPosterior(int dimension, double[][] signed, double inverseVariance) {
        int rows = signed[0].length;
        this.dimension = dimension;
        this.signed = signed;
        this.inverseVariance = inverseVariance;
        this.margins = new double[rows];
        this.tails = new double[rows];
        this.weights = new double[rows];
    }

    /**
     * The posterior of the coefficients of these columns.
     *
     * @param columns the explanatory variables, one array each
     * @param positive the class of every row
     * @param priorDeviation the standard deviation of every coefficient before anything is seen
     */
    static LogisticPosterior of(double[][] columns, boolean[] positive, double priorDeviation) {
        int groups = (columns.length + TOGETHER - 1) / TOGETHER;
        double[][] signed = new double[groups * TOGETHER][positive.length];
        for (int j = 0; j < columns.length; j++) {
            for (int i = 0; i < positive.length; i++) {
                signed[j][i] = positive[i] ? columns[j][i] : -columns[j][i];
            }
        }
        return new LogisticPosterior(columns.length, signed, 1 / (priorDeviation * priorDeviation));
    }

    /** The same posterior, for another chain. */
    LogisticPosterior copy() {
        return new LogisticPosterior(dimension, signed, inverseVariance);
    }

    @Override
    public int dimension() {
        return dimension;
    }

    @Override
    public void moveTo(double[] position, double[] gradient) {
        double[] b = Arrays.copyOf(position, signed.length);
        Arrays.fill(margins, 0);
        for (int j = 0; j < b.length; j += TOGETHER) {
            addColumns(margins, signed[j], signed[j + 1], signed[j + 2], signed[j + 3], signed[j + 4], b, j);
        }
        negativeExponentials(margins, tails);
        losses(margins, tails, weights);
        double[] sums = new double[signed.length];
        for (int j = 0; j < sums.length; j += TOGETHER) {
            sumColumns(weights, signed[j], signed[j + 1], signed[j + 2], signed[j + 3], signed[j + 4], sums, j);
        }
        squaredNorm = 0;
        for (int j = 0; j < dimension; j++) {
            gradient[j] = inverseVariance * position[j] - sums[j];
            squaredNorm += position[j] * position[j];
        }
    }

    /** {@code m += x b} for five columns. */
    private static void addColumns(
            double[] m, double[] x0, double[] x1, double[] x2, double[] x3, double[] x4, double[] b, int j) {
        double b0 = b[j];
        double b1 = b[j + 1];
        double b2 = b[j + 2];
        double b3 = b[j + 3];
        double b4 = b[j + 4];
        for (int i = 0; i < m.length; i++) {
            m[i] += b0 * x0[i] + b1 * x1[i] + b2 * x2[i] + b3 * x3[i] + b4 * x4[i];
        }
    }

    /** {@code x' w} for five columns. */
    private static void sumColumns(
            double[] w, double[] x0, double[] x1, double[] x2, double[] x3, double[] x4, double[] sums, int j) {
        double s0 = 0;
        double s1 = 0;
        double s2 = 0;
        double s3 = 0;
        double s4 = 0;
        for (int i = 0; i < w.length; i++) {
            double weight = w[i];
            s0 += weight * x0[i];
            s1 += weight * x1[i];
            s2 += weight * x2[i];
            s3 += weight * x3[i];
            s4 += weight * x4[i];
        }
        sums[j] = s0;
        sums[j + 1] = s1;
        sums[j + 2] = s2;
        sums[j + 3] = s3;
        sums[j + 4] = s4;
    }

    /** {@code exp(-|m|)}, with a relative error below 1e-11: a chain cannot tell. */
    private static void negativeExponentials(double[] m, double[] result) {
        for (int i = 0; i < m.length; i++) {
            double x = -Math.min(Math.abs(m[i]), FAR) * REDUCTION;
            double series = 1 + x * (1.0 / 9) * (1 + x * (1.0 / 10));
            series = 1 + x * (1.0 / 7) * (1 + x * (1.0 / 8) * series);
            series = 1 + x * (1.0 / 5) * (1 + x * (1.0 / 6) * series);
            series = 1 + x * (1.0 / 3) * (1 + x * (1.0 / 4) * series);
            series = 1 + x * (1 + x * (1.0 / 2) * series);
            double power = series * series;
            power *= power;
            power *= power;
            power *= power;
            power *= power;
            power *= power;
            power *= power;
            result[i] = power * power;
        }
    }

    /** {@code 1 / (1 + exp(m))}: with {@code e = exp(-|m|)} it is e / (1 + e) for a positive margin, else 1 / (1 + e). */
    private static void losses(double[] m, double[] e, double[] w) {
        for (int i = 0; i < m.length; i++) {
            double negative = Math.min(1, Math.max(0, -m[i] * 1e300)); // 0 or 1, but where e is 1 anyway
            w[i] = (e[i] + negative * (1 - e[i])) / (1 + e[i]);
        }
    }

    /** {@code log(1 + exp(-m)) = max(-m, 0) + log(1 + exp(-|m|))}; the sum of logarithms is that of a product. */
    @Override
    public double potential() {
        double sum = 0.5 * inverseVariance * squaredNorm;
        for (int from = 0; from < margins.length; from += FACTORS) {
            double product = 1;
            for (int i = from; i < Math.min(from + FACTORS, margins.length); i++) {
                product *= 1 + tails[i];
                sum += Math.max(-margins[i], 0);
            }
            sum += Math.log(product);
        }
        return sum;
    }
}
