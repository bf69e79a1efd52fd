package dev.brink.acquisition;

/**
 * What a point is worth measuring, as a logarithm; points are encoded in the unit cube. Several threads may ask at once.
 */
public interface Acquisition {
    /** The logarithm of the acquisition at many points; -infinity where it is worthless. Never NaN. */
    double[] logValues(double[][] points);

    /** The same at one point, its gradient along the axes written to {@code gradient}. */
    double logValue(double[] point, double[] gradient);

    /** A cheaper stand-in for logValues that ranks many points well enough to choose starts; same by default. */
    default double[] roughLogValues(double[][] points) {
        return logValues(points);
    }
}
