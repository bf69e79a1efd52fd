package dev.brink.entropy;

import dev.brink.numeric.GaussLegendre;
import dev.brink.numeric.Normal;

/**
 * How much of the doubt about the side of a threshold on which a normal number lies is removed by measuring it with
 * noise: the share eta of the side's variance {@code Phi(alpha) Phi(-alpha)} that the measurement explains. With alpha
 * the distance from the threshold in standard deviations and kappa the share of the number in the measurement's
 * variance, what is explained is an integral of the bivariate normal density over its correlation (Plackett 1954):
 * {@code eta = I/(2 pi Phi(alpha) Phi(-alpha))} with {@code I = int_0^asin(kappa) exp(-alpha²/(1 + sin t)) dt}.
 *
 * @param log of eta
 * @param byAlpha {@code d log eta / d alpha}
 * @param byKappa {@code d log eta / d kappa}
 */
record NoisySide(double log, double byAlpha, double byKappa) {
    /** A side that the measurement shows. */
    static final NoisySide SEEN = new NoisySide(0, 0, 0);

    /** From here on a measurement is as good as exact: what is left in doubt is a thousandth. */
    private static final double EXACT = 1 - 1e-6;

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
        double most = 1 / (1 + Math.sin(end)); // The integrand is largest at the end, and is taken relative to that.
        double sum = 0;
        double weighted = 0;
        for (int i = 0; i < QUADRATURE.size(); i++) {
            double inverse = 1 / (1 + Math.sin(QUADRATURE.node(i, 0, end)));
            double term = QUADRATURE.weight(i, 0, end) * Math.exp(-square * (inverse - most));
            sum += term;
            weighted += term * inverse;
        }
        double log = Math.log(sum / (2 * Math.PI)) - square * most - Normal.logCdf(bounded) - Normal.logCdf(-bounded);
        double byAlpha = -2 * alpha * weighted / sum - Normal.logCdfDerivative(alpha) + Normal.logCdfDerivative(-alpha);
        return new NoisySide(
                Math.min(0, log), bounded == alpha ? byAlpha : 0, 1 / (sum * Math.sqrt(1 - kappa * kappa)));
    }
}
