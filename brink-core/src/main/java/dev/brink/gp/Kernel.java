package dev.brink.gp;

/**
 * A stationary correlation function of the squared scaled distance {@code r² = sum_a ((x_a - x'_a)/l_a)²}, a row at a
 * time because rows are what the compiler turns into vector instructions.
 */
public interface Kernel {
    /** Turns squared distances into correlations; the array of distances is used as scratch space. */
    void correlations(double[] squaredDistances, double[] into, int from, int to);

    /** The same, and the derivatives of the correlations with respect to r²: in the place of the distances. */
    void correlationsAndSlopes(double[] squaredDistances, double[] into, int from, int to);
}
