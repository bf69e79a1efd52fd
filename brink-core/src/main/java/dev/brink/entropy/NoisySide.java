package dev.brink.entropy;

import dev.brink.numeric.GaussLegendre;

/**
 * How much of the doubt about the side of a threshold on which a normal number lies is removed by measuring it with
 * noise: the share eta of the side's variance {@code Phi(alpha) Phi(-alpha)} that the measurement explains. With alpha
 * the distance from the threshold in standard deviations and kappa the share of the number in the measurement's
 * variance, both variances are integrals of the bivariate normal density over its correlation (Plackett 1954):
 * {@code eta = I(asin kappa)/I(pi/2)} with {@code I(x) = int_0^x exp(-alpha²/(1 + sin t)) dt}.
 *
 * @param log of eta
 * @param byAlpha {@code d log eta / d alpha}
 * @param byKappa {@code d log eta / d kappa}
 */
record NoisySide(double log, double byAlpha, double byKappa) {
    /** A side that the measurement shows. */
    static final NoisySide SEEN = new NoisySide(0, 0, 0);

    /** From here on a measurement is as good as exact. */
    private static final double EXACT = 1 - 1e-9;

    /** Farther out than this nothing is left of the side's variance that could be explained. */
    private static final double FARTHEST = 37;

    private static final GaussLegendre QUADRATURE = GaussLegendre.of(20);

    static NoisySide of(double alpha, double kappa) {
        if (kappa >= EXACT) {
            return SEEN;
        }
        double bounded = Math.max(-FARTHEST, Math.min(alpha, FARTHEST));
        double square = bounded * bounded;
        double end = Math.asin(Math.max(kappa, Double.MIN_NORMAL));
        // Both integrals are taken relative to the integrand at their end, where it is largest.
        double[] explained = integral(square, end);
        double[] all = integral(square, Math.PI / 2);
        double log = Math.log(explained[0]) - Math.log(all[0]) - square * (1 / (1 + kappa) - 0.5);
        double byAlpha = bounded == alpha ? -2 * alpha * (explained[1] / explained[0] - all[1] / all[0]) : 0;
        double byKappa = 1 / (explained[0] * Math.sqrt(1 - kappa * kappa));
        return new NoisySide(log, byAlpha, byKappa);
    }

    /** The integral up to the end, and the same of the integrand times {@code 1/(1 + sin t)}. */
    private static double[] integral(double square, double end) {
        double most = 1 / (1 + Math.sin(end));
        double sum = 0;
        double weighted = 0;
        for (int i = 0; i < QUADRATURE.size(); i++) {
            double inverse = 1 / (1 + Math.sin(QUADRATURE.node(i, 0, end)));
            double term = QUADRATURE.weight(i, 0, end) * Math.exp(-square * (inverse - most));
            sum += term;
            weighted += term * inverse;
        }
        return new double[] {sum, weighted};
    }
}
