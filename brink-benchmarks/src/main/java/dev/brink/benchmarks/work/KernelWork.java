package dev.brink.benchmarks.work;

import dev.brink.gp.Matern52;
import dev.brink.numeric.Triangular;
import dev.brink.numeric.VectorLoops;
import java.util.Arrays;

/** The correlations of all pairs of points: squared distances and the Matérn 5/2 kernel, rows of an upper triangle. */
final class KernelWork implements Work {
    private final double[][] byAxis;
    private final double[] weights;
    private final double[] distances;
    private final double[][] correlations;
    private final int n;

    KernelWork(Size size) {
        this.n = size.n();
        double[][] points = new Dataset(size).points();
        this.byAxis = new double[size.d()][Triangular.paddedLength(n)];
        for (int a = 0; a < size.d(); a++) {
            for (int i = 0; i < n; i++) {
                byAxis[a][i] = points[i][a];
            }
        }
        double[] lengthScales = new Dataset(size).hyperparameters().lengthScales();
        this.weights = Arrays.stream(lengthScales).map(l -> 1 / (l * l)).toArray();
        this.distances = new double[Triangular.paddedLength(n)];
        this.correlations = Triangular.allocate(n);
    }

    @Override
    public double run(int call) {
        for (int i = 0; i < n; i++) {
            Arrays.fill(distances, i + 1, n, 0);
            for (int a = 0; a < byAxis.length; a++) {
                VectorLoops.addSquaredDistance(distances, weights[a], byAxis[a], byAxis[a][i], i + 1, n);
            }
            Matern52.INSTANCE.correlations(distances, correlations[i], i + 1, n);
            correlations[i][i] = 1;
        }
        return correlations[0][n - 1] + correlations[n - 2][n - 1];
    }

    /** The result of the last run. */
    double[][] correlations() {
        return correlations;
    }
}
