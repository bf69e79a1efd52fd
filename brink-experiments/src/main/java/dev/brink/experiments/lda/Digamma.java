package dev.brink.experiments.lda;

/** The derivative of the logarithm of the gamma function, for the millions of calls that one training makes. */
final class Digamma {
    /** From here on the first term left out is less than 2e-14. */
    private static final double ASYMPTOTIC = 7;

    private Digamma() {}

    /**
     * {@code psi(x)} for {@code x > 0}: {@code psi(x) = psi(x + 1) - 1/x} up to {@code x >= 7}, and there
     * {@code ln x - 1/(2x) - sum_n B_2n / (2n x^2n)} (Abramowitz and Stegun, 6.3.5 and 6.3.18).
     */
    static double of(double x) {
        double shifted = x;
        double before = 0;
        while (shifted < ASYMPTOTIC) {
            before += 1 / shifted;
            shifted++;
        }
        double inverse = 1 / shifted;
        double square = inverse * inverse;
        double series = 691.0 / 32760 - square / 12;
        series = 1.0 / 132 - square * series;
        series = 1.0 / 240 - square * series;
        series = 1.0 / 252 - square * series;
        series = 1.0 / 120 - square * series;
        series = square * (1.0 / 12 - square * series);
        return Math.log(shifted) - 0.5 * inverse - series - before;
    }
}
