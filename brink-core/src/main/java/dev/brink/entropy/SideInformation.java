package dev.brink.entropy;

/**
 * What it tells to learn that two independent events do not both happen. Of a draw it is known what its least feasible
 * value is, so at no point may both the functions that a task reveals and the others be on the side that would beat it.
 * With S the probability of that side for what the task reveals and R for the others, knowing the draw changes the
 * probability of the first from S to {@code S (1 - R)/(1 - S R)}, and the information is the divergence between the two:
 * {@code G = -log(1 - S R) + S (1 - R)/(1 - S R) log(1 - R)}.
 *
 * <p>Small probabilities cancel in that form. With {@code phi(t) = (1 + t) log(1 + t) - t},
 * {@code a = R (1 - S)/(1 - S R)} and {@code b = S R/(1 - S R)} it is {@code G = S phi(-a) + (1 - S) phi(b)}, a sum of
 * positive terms, of which all logarithms are known.
 *
 * @param log of G
 * @param byLogS {@code d log G / d log S}
 * @param byLogR {@code d log G / d log R}
 */
record SideInformation(double log, double byLogS, double byLogR) {
    /** Below this the series of phi is exact to twelve digits. */
    private static final double SMALL = 1e-3;

    private static final double LOG_HALF = Math.log(0.5);

    /** The logarithm of what is left of a probability that rounds to one. */
    private static final double LEAST_LOG = -690;

    /**
     * From {@code log S}, {@code log(1 - S)} and {@code log R}.
     *
     * <p>{@code dG/dS = (phi(-R) - S R²)/(1 - S R)²} and {@code dG/dR = -S (1 - S) log(1 - R)/(1 - S R)²}.
     */
    static SideInformation of(double logS, double logNotS, double logR) {
        double logNotR = logOfRest(logR);
        double logZ = sum(logNotS, logS + logNotR);
        double logA = Math.min(0, logR + logNotS - logZ);
        double log = sum(logS + logPhiOfMinus(logA, logNotR - logZ), logNotS + logPhi(logS + logR - logZ));
        double scale = -2 * logZ - log;
        double logOfLog = logOfMinus(logNotR, logR);
        // The form that does not cancel: for large R that of (R (1 - S R) + (1 - R) log(1 - R)), which is the same.
        double byLogS = logR < LOG_HALF
                ? Math.exp(logS + logPhiOfMinus(logR, logNotR) + scale) - Math.exp(2 * (logS + logR) + scale)
                : Math.exp(logS + logR + logZ + scale) - Math.exp(logS + logNotR + logOfLog + scale);
        double byLogR = Math.exp(logS + logNotS + logOfLog + logR + scale);
        return new SideInformation(log, byLogS, byLogR);
    }

    /** {@code log(1 - p)} from {@code log p}. */
    static double logOfRest(double logP) {
        if (logP < -1) {
            return Math.log1p(-Math.exp(logP));
        }
        return logP < 0 ? Math.max(LEAST_LOG, Math.log(-Math.expm1(logP))) : LEAST_LOG;
    }

    /** {@code log(-log(1 - p))}, which is {@code log p} where p is next to nothing. */
    private static double logOfMinus(double logRest, double logP) {
        return logP < LEAST_LOG ? logP : Math.log(-logRest);
    }

    /** {@code log(exp(a) + exp(b))}. */
    private static double sum(double a, double b) {
        double larger = Math.max(a, b);
        return larger == Double.NEGATIVE_INFINITY ? larger : larger + Math.log1p(Math.exp(Math.min(a, b) - larger));
    }

    /** {@code log phi(-a) = log((1 - a) log(1 - a) + a)}, near zero by {@code a²/2 + a³/6 + a⁴/12 + a⁵/20}. */
    private static double logPhiOfMinus(double logA, double logRest) {
        double a = Math.exp(logA);
        return a < SMALL
                ? 2 * logA + Math.log(0.5 + a * (1.0 / 6 + a * (1.0 / 12 + a / 20)))
                : Math.log(Math.exp(logRest) * logRest + a);
    }

    /** {@code log phi(b) = log((1 + b) log(1 + b) - b)}, near zero by {@code b²/2 - b³/6 + b⁴/12 - b⁵/20}. */
    private static double logPhi(double logB) {
        double b = Math.exp(logB);
        return b < SMALL
                ? 2 * logB + Math.log(0.5 - b * (1.0 / 6 - b * (1.0 / 12 - b / 20)))
                : Math.log((1 + b) * Math.log1p(b) - b);
    }
}
