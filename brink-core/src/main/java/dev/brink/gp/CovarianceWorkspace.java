package dev.brink.gp;

import dev.brink.numeric.Triangular;
import dev.brink.numeric.VectorLoops;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Scratch space in which the correlations of fixed inputs are rebuilt and factorised again and again while a chain
 * moves. Whatever has not changed since the last call is not computed again: along a slice in one length scale the
 * squared distances over all other axes are kept, and a change of the noise alone starts from the kept correlations.
 * The result is that of a fresh computation, to rounding. Not for use by two threads.
 */
public final class CovarianceWorkspace {
    private static final double LARGEST_JITTER = 1e-6;

    private final Inputs inputs;
    private final int n;
    private final double[][] correlations;
    private final double[][] factor;
    private final double[][] otherAxes; // squared distances over all axes but one
    private final double[] distances;
    private final double[] weights; // those of the correlations
    private final double[] otherWeights; // those of otherAxes
    private final double[] diagonal; // that of the factor
    private int omittedAxis = -1;
    private @Nullable Kernel kernel; // that of the correlations; null: there are none yet
    private double jitter = Double.NaN; // NaN: the factor is not to be used
    private long version;

    public CovarianceWorkspace(Inputs inputs) {
        this.inputs = inputs;
        this.n = inputs.size();
        this.correlations = Triangular.allocate(n);
        this.factor = Triangular.allocate(n);
        this.otherAxes = Triangular.allocate(n);
        this.distances = new double[Triangular.paddedLength(n)];
        this.weights = filled(inputs.axes());
        this.otherWeights = filled(inputs.axes());
        this.diagonal = filled(n);
    }

    private static double[] filled(int length) {
        double[] array = new double[length];
        Arrays.fill(array, Double.NaN);
        return array;
    }

    /**
     * Factorises {@code R + diag(noiseRatios) + jitter I}; the rows are this workspace's own and change with the next
     * call. Null where the matrix is not positive definite even with a jitter of a millionth.
     */
    public double @Nullable [][] factorize(Kernel newKernel, double[] newWeights, double[] noiseRatios) {
        boolean sameCorrelations = kernel == newKernel && Arrays.equals(weights, newWeights);
        if (sameCorrelations && Arrays.equals(diagonal, noiseRatios) && !Double.isNaN(jitter)) {
            return factor;
        }
        if (!sameCorrelations) {
            rebuildCorrelations(newKernel, newWeights);
        }
        version++;
        System.arraycopy(noiseRatios, 0, diagonal, 0, n);
        for (jitter = GaussianProcess.JITTER; jitter <= LARGEST_JITTER; jitter *= 100) {
            for (int i = 0; i < n; i++) {
                System.arraycopy(correlations[i], i, factor[i], i, n - i);
                factor[i][i] += jitter + noiseRatios[i];
            }
            if (Triangular.factor(factor, n)) {
                return factor;
            }
        }
        jitter = Double.NaN;
        return null;
    }

    /** The jitter that the last successful factorisation took. */
    public double jitter() {
        return jitter;
    }

    /** A number that changes whenever the factor does. */
    public long version() {
        return version;
    }

    private void rebuildCorrelations(Kernel newKernel, double[] newWeights) {
        int changed = changedAxis(newWeights);
        if (changed >= 0) {
            rebuildAlong(changed, newKernel, newWeights);
        } else {
            for (int i = 0; i < n; i++) {
                inputs.squaredDistances(inputs.point(i), newWeights, distances, i + 1, n);
                correlate(newKernel, i);
            }
        }
        System.arraycopy(newWeights, 0, weights, 0, weights.length);
        kernel = newKernel;
    }

    private void correlate(Kernel newKernel, int row) {
        newKernel.correlations(distances, correlations[row], row + 1, n);
        correlations[row][row] = 1;
    }

    /** The only axis whose weight is new, or -1 where several are. */
    private int changedAxis(double[] newWeights) {
        int changed = -1;
        for (int a = 0; a < weights.length; a++) {
            if (weights[a] != newWeights[a]) {
                if (changed >= 0) {
                    return -1;
                }
                changed = a;
            }
        }
        return changed;
    }

    private void rebuildAlong(int axis, Kernel newKernel, double[] newWeights) {
        if (!holdsAllBut(axis, newWeights)) {
            sumAllBut(axis, newWeights);
        }
        double[] along = inputs.along(axis);
        for (int i = 0; i < n; i++) {
            VectorLoops.setSquaredDistance(distances, otherAxes[i], newWeights[axis], along, along[i], i + 1, n);
            correlate(newKernel, i);
        }
    }

    private boolean holdsAllBut(int axis, double[] newWeights) {
        if (omittedAxis != axis) {
            return false;
        }
        for (int a = 0; a < newWeights.length; a++) {
            if (a != axis && otherWeights[a] != newWeights[a]) {
                return false;
            }
        }
        return true;
    }

    private void sumAllBut(int axis, double[] newWeights) {
        for (int i = 0; i < n; i++) {
            Arrays.fill(otherAxes[i], i + 1, n, 0);
            for (int a = 0; a < newWeights.length; a++) {
                if (a != axis) {
                    double[] along = inputs.along(a);
                    VectorLoops.addSquaredDistance(otherAxes[i], newWeights[a], along, along[i], i + 1, n);
                }
            }
        }
        omittedAxis = axis;
        System.arraycopy(newWeights, 0, otherWeights, 0, otherWeights.length);
    }
}
