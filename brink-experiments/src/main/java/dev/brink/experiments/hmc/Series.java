package dev.brink.experiments.hmc;

import java.util.Arrays;

/** The draws of one variable, in order, less their mean. */
final class Series {
    /** So many lags are summed in one pass. */
    private static final int LAGS = 8;

    private final double mean;
    private final double[] centred;

    private Series(double mean, double[] centred) {
        this.mean = mean;
        this.centred = centred;
    }

    static Series of(float[] draws) {
        double[] values = new double[draws.length];
        for (int t = 0; t < draws.length; t++) {
            values[t] = draws[t];
        }
        return of(values);
    }

    static Series of(double[] draws) {
        double mean = Arrays.stream(draws).sum() / draws.length;
        double[] centred = new double[draws.length];
        for (int t = 0; t < draws.length; t++) {
            centred[t] = draws[t] - mean;
        }
        return new Series(mean, centred);
    }

    int size() {
        return centred.length;
    }

    double mean() {
        return mean;
    }

    /** The unbiased estimate, {@code sum (x_t - mean)^2 / (n - 1)}. */
    double variance() {
        return autocovariances(0)[0] * size() / (size() - 1.0);
    }

    /** The draws from one place up to another, exclusive. */
    Series range(int from, int to) {
        double[] draws = Arrays.copyOfRange(centred, from, to);
        for (int t = 0; t < draws.length; t++) {
            draws[t] += mean;
        }
        return of(draws);
    }

    /** {@code c_k = sum_t x_t x_{t+k} / n} of lags 0 to the greatest, x less its mean. */
    double[] autocovariances(int greatest) {
        double[] result = new double[greatest + 1];
        int lag = 0;
        for (; lag + LAGS <= greatest + 1 && lag + LAGS <= size(); lag += LAGS) {
            sumEight(lag, result);
        }
        for (; lag <= greatest; lag++) {
            result[lag] = product(lag, 0, size() - lag);
        }
        for (int k = 0; k < result.length; k++) {
            result[k] /= size();
        }
        return result;
    }

    private double product(int lag, int from, int to) {
        double sum = 0;
        for (int t = from; t < to; t++) {
            sum += centred[t] * centred[t + lag];
        }
        return sum;
    }

    /** Lags k to k + 7 in one pass, for each draw is then read once and the sums do not wait for each other. */
    private void sumEight(int k, double[] result) {
        double[] x = centred;
        int common = x.length - k - (LAGS - 1);
        double s0 = 0;
        double s1 = 0;
        double s2 = 0;
        double s3 = 0;
        double s4 = 0;
        double s5 = 0;
        double s6 = 0;
        double s7 = 0;
        for (int t = 0; t < common; t++) {
            double value = x[t];
            s0 += value * x[t + k];
            s1 += value * x[t + k + 1];
            s2 += value * x[t + k + 2];
            s3 += value * x[t + k + 3];
            s4 += value * x[t + k + 4];
            s5 += value * x[t + k + 5];
            s6 += value * x[t + k + 6];
            s7 += value * x[t + k + 7];
        }
        double[] sums = {s0, s1, s2, s3, s4, s5, s6, s7};
        for (int l = 0; l < LAGS; l++) {
            result[k + l] = sums[l] + product(k + l, common, x.length - k - l);
        }
    }
}
