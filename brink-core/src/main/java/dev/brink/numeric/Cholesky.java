package dev.brink.numeric;

import java.util.Arrays;

/**
 * The factor U of a symmetric positive definite matrix {@code A + jitter I = U'U}; immutable. A matrix that is singular
 * to working precision is repaired by jitter on its diagonal, grown a hundredfold a time until the factorisation
 * succeeds; how much was needed can be asked.
 */
public final class Cholesky {
    /** The jitter at which the search for one that works ends, relative to the largest diagonal element. */
    private static final double LARGEST_JITTER = 1e-4;

    private static final Cholesky EMPTY = new Cholesky(new double[0][], 0, 0);

    private final double[][] rows; // mirrored
    private final int size;
    private final double jitter;

    private Cholesky(double[][] rows, int size, double jitter) {
        this.rows = rows;
        this.size = size;
        this.jitter = jitter;
        Triangular.mirror(rows, size);
    }

    /** The factor of the matrix without rows. */
    public static Cholesky empty() {
        return EMPTY;
    }

    /** The factor already in the upper triangle of the given rows, which are copied. */
    public static Cholesky copyOfFactor(double[][] u, int n, double jitter) {
        double[][] rows = Triangular.allocate(n);
        for (int k = 0; k < n; k++) {
            System.arraycopy(u[k], k, rows[k], k, n - k);
        }
        return new Cholesky(rows, n, jitter);
    }

    /** Factorises the matrix whose upper triangle is given, adding no more jitter than it takes. */
    public static Cholesky of(double[][] upper) {
        int n = upper.length;
        double[][] u = Triangular.allocate(n);
        double scale = 0;
        for (int k = 0; k < n; k++) {
            scale = Math.max(scale, Math.abs(upper[k][k]));
        }
        for (double relative = 0; relative <= LARGEST_JITTER; relative = Math.max(1e-16, 100 * relative)) {
            for (int k = 0; k < n; k++) {
                System.arraycopy(upper[k], k, u[k], k, n - k);
                u[k][k] += relative * scale;
            }
            if (Triangular.factor(u, n)) {
                return new Cholesky(u, n, relative * scale);
            }
        }
        throw new ArithmeticException("The matrix of size " + n + " is not positive definite: a jitter of "
                + LARGEST_JITTER + " times its largest diagonal element " + scale
                + " did not make it so. Check it for NaN and for asymmetry.");
    }

    /**
     * The factor of the matrix with one more row and column, in O(n²). A new pivot below {@code smallestPivot} (squared)
     * is raised to it: the new row then adds next to nothing to what the others say.
     */
    public Cholesky append(double[] covariances, double variance, double smallestPivot) {
        double[] column = Arrays.copyOf(covariances, size);
        Triangular.solveTransposed(rows, column, size);
        double pivot = variance - VectorLoops.dot(column, column, 0, size);
        double raised = Math.max(smallestPivot, pivot);
        if (!(raised < Double.POSITIVE_INFINITY)) {
            throw new ArithmeticException("The row appended to a matrix of size " + size + " has the pivot " + pivot
                    + ": check its covariances and its variance " + variance + " for NaN and infinity.");
        }
        if (!(raised > 0)) {
            throw new ArithmeticException(
                    "The appended row depends on the others (pivot " + pivot + "): give a positive smallest pivot.");
        }
        double[][] grown = Triangular.allocate(size + 1);
        for (int k = 0; k < size; k++) {
            System.arraycopy(rows[k], k, grown[k], k, size - k);
            grown[k][size] = column[k];
        }
        grown[size][size] = Math.sqrt(raised);
        return new Cholesky(grown, size + 1, Math.max(jitter, raised - pivot));
    }

    public int size() {
        return size;
    }

    /** What was added to the diagonal to make the factorisation succeed. */
    public double jitter() {
        return jitter;
    }

    /** {@code log det A}. */
    public double logDeterminant() {
        return 2 * Triangular.sumLogDiagonal(rows, size);
    }

    /** {@code U_ii}. */
    public double diagonal(int i) {
        return rows[i][i];
    }

    /** {@code U'^-1 b}: unit variance and no correlation, if b has covariance A. */
    public double[] whiten(double[] b) {
        double[] z = Arrays.copyOf(b, size);
        Triangular.solveTransposed(rows, z, size);
        return z;
    }

    /** The last element of {@code U'^-1 b}, where the others are known already. */
    public double whitenLast(double[] others, double last) {
        double sum = last;
        for (int k = 0; k < size - 1; k++) {
            sum -= rows[k][size - 1] * others[k];
        }
        return sum / rows[size - 1][size - 1];
    }

    /** {@code U'z}, the inverse of {@link #whiten}: covariance A, if z has unit covariance. */
    public double[] colour(double[] z) {
        return Triangular.multiplyTransposed(rows, z, size);
    }

    /** {@code U^-1 z}; after {@link #whiten}, this makes {@code A^-1 b}. */
    public double[] unwhiten(double[] z) {
        double[] x = Arrays.copyOf(z, size);
        Triangular.solve(rows, x, size);
        return x;
    }

    /** {@code A^-1 b}. */
    public double[] solve(double[] b) {
        return unwhiten(whiten(b));
    }

    /** {@code U'^-1 B} in place, for m right-hand sides: {@code b[k]} is row k of B. */
    public void whitenRows(double[][] b, int m) {
        Triangular.solveTransposed(rows, b, size, m);
    }
}
