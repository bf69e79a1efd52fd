package dev.brink.experiments.hmc;

/**
 * An autoregressive model of a series, fitted by the equations of Yule and Walker, its order chosen by Akaike's
 * criterion among all up to {@code 10 log10 n}: R's {@code ar} as its manual describes it.
 */
final class Autoregression {
    private Autoregression() {}

    /**
     * The spectral density of the series at frequency 0, {@code v / (1 - sum_k a_k)^2}, which is n times the variance of
     * its mean: {@code spectrum0.ar} of R's package coda. 0 for a series that never changes.
     */
    static double spectrumAtZero(Series series) {
        int n = series.size();
        int greatest = (int) Math.min(n - 1.0, Math.floor(10 * Math.log10(n)));
        double[] covariances = series.autocovariances(greatest);
        if (!(covariances[0] > 0)) {
            return 0;
        }
        double innovation = covariances[0];
        double[] coefficients = new double[0];
        double least = n * Math.log(innovation);
        double chosen = spectrum(innovation, n, coefficients);
        for (int order = 1; order <= greatest; order++) {
            double reflection = reflection(covariances, coefficients, innovation);
            coefficients = extended(coefficients, reflection);
            innovation *= 1 - reflection * reflection;
            double criterion = n * Math.log(innovation) + 2.0 * order;
            if (criterion < least) {
                least = criterion;
                chosen = spectrum(innovation, n, coefficients);
            }
        }
        return chosen;
    }

    /** The innovation variance is made unbiased: the mean and each coefficient have cost a degree of freedom. */
    private static double spectrum(double innovation, int n, double[] coefficients) {
        double gain = 1;
        for (double a : coefficients) {
            gain -= a;
        }
        return innovation * n / (n - (coefficients.length + 1.0)) / (gain * gain);
    }

    /** Levinson's recursion: the last coefficient of the next order. */
    private static double reflection(double[] covariances, double[] coefficients, double innovation) {
        int next = coefficients.length + 1;
        double sum = covariances[next];
        for (int k = 1; k < next; k++) {
            sum -= coefficients[k - 1] * covariances[next - k];
        }
        return sum / innovation;
    }

    private static double[] extended(double[] coefficients, double reflection) {
        int order = coefficients.length;
        double[] extended = new double[order + 1];
        for (int k = 0; k < order; k++) {
            extended[k] = coefficients[k] - reflection * coefficients[order - 1 - k];
        }
        extended[order] = reflection;
        return extended;
    }
}
