package dev.brink.posterior;

/**
 * From a function's latent scale to the scale of its Gaussian process: {@code w(v) = s asinh(v/s)} of
 * {@code v = (t - centre)/unit}. The derivative of w is one at the centre; a large s is the identity, a small one brings
 * decades together; an infinite one is no warp at all.
 *
 * @param centre the latent value that becomes zero
 * @param unit the latent distance that becomes one, near the centre
 * @param warp s, in units of {@code unit}
 */
public record OutputTransform(double centre, double unit, double warp) {
    /** What latent values on their own scale get. */
    public static final OutputTransform IDENTITY = new OutputTransform(0, 1, Double.POSITIVE_INFINITY);

    /** Ratios v/s below this are not bent: {@code asinh(x) = x - x³/6 + …}, and sinh likewise. */
    private static final double STRAIGHT = 1e-8;

    /** Standardised values end here, so that what is computed from them stays finite. */
    private static final double FARTHEST = 1e300;

    /** Standard deviations on the model's scale end here, so that their squares stay finite. */
    private static final double LARGEST_DEVIATION = 1e140;

    public OutputTransform {
        if (!(Double.isFinite(centre) && unit > 0 && Double.isFinite(unit) && warp > 0)) {
            throw new IllegalArgumentException("An output transform needs a finite centre, a positive finite unit and a"
                    + " positive warp: " + centre + ", " + unit + ", " + warp + ".");
        }
    }

    public OutputTransform withWarp(double newWarp) {
        return new OutputTransform(centre, unit, newWarp);
    }

    /** {@code w((t - centre)/unit)}. */
    public double toModel(double latent) {
        return warp(standardized(latent), warp);
    }

    /** The inverse of {@link #toModel}; infinite where that overflows. */
    public double fromModel(double model) {
        double ratio = model / warp;
        return centre + unit * (Math.abs(ratio) < STRAIGHT ? model : warp * Math.sinh(ratio));
    }

    /** {@code v = (t - centre)/unit}, finite always. */
    double standardized(double latent) {
        double distance = latent - centre;
        double v = Double.isInfinite(distance) ? latent / unit - centre / unit : distance / unit;
        return Math.max(-FARTHEST, Math.min(v, FARTHEST));
    }

    /** A standard deviation on the latent scale, small enough for the slope to carry it over to the model's. */
    public double deviationToModel(double deviation, double latent) {
        return Math.min(deviation * slope(latent), LARGEST_DEVIATION);
    }

    /** The logarithm of {@link #slope}, without underflow. */
    public double logSlope(double latent) {
        return logWarpSlope(standardized(latent), warp) - Math.log(unit);
    }

    /** {@code d model / d latent}. */
    double slope(double latent) {
        return Math.exp(logWarpSlope(standardized(latent), warp)) / unit;
    }

    /** {@code s asinh(v/s)}. */
    static double warp(double v, double s) {
        double ratio = v / s;
        if (Double.isInfinite(ratio)) {
            return Math.copySign(s * (logRatio(v, s) + Math.log(2)), v);
        }
        return Math.abs(ratio) < STRAIGHT ? v : s * asinh(ratio);
    }

    /** {@code log w'(v) = -1/2 log(1 + (v/s)²)}, without overflow. */
    static double logWarpSlope(double v, double s) {
        double ratio = Math.abs(v / s);
        if (Double.isInfinite(ratio)) {
            return -logRatio(v, s);
        }
        return ratio > 1e8 ? -Math.log(ratio) : -0.5 * Math.log1p(ratio * ratio);
    }

    /** {@code log |v/s|} where the ratio itself overflows. */
    private static double logRatio(double v, double s) {
        return Math.log(Math.abs(v)) - Math.log(s);
    }

    /** The inverse hyperbolic sine, by the form that keeps its digits near zero and does not overflow far out. */
    private static double asinh(double x) {
        double magnitude = Math.abs(x);
        double result = magnitude > 1e8
                ? Math.log(magnitude) + Math.log(2)
                : Math.log1p(magnitude + magnitude * magnitude / (1 + Math.sqrt(1 + magnitude * magnitude)));
        return Math.copySign(result, x);
    }
}
