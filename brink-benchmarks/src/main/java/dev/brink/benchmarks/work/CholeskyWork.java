package dev.brink.benchmarks.work;

import dev.brink.numeric.Triangular;

/** Factorises a covariance matrix, copied first because the factorisation overwrites it. */
final class CholeskyWork implements Work {
    private final double[][] covariance;
    private final double[][] factor;
    private final int n;

    CholeskyWork(Size size) {
        this.n = size.n();
        this.covariance = covariance(size);
        this.factor = Triangular.allocate(n);
    }

    /** The upper triangle of {@code R + noise I}. */
    static double[][] covariance(Size size) {
        KernelWork kernel = new KernelWork(size);
        kernel.run(0);
        double[][] covariance = kernel.correlations();
        for (int i = 0; i < size.n(); i++) {
            covariance[i][i] += new Dataset(size).hyperparameters().noiseVariance();
        }
        return covariance;
    }

    @Override
    public double run(int call) {
        for (int i = 0; i < n; i++) {
            System.arraycopy(covariance[i], i, factor[i], i, n - i);
        }
        if (!Triangular.factor(factor, n)) {
            throw new ArithmeticException("The covariance matrix of size " + n + " is not positive definite.");
        }
        return factor[n - 1][n - 1];
    }
}
