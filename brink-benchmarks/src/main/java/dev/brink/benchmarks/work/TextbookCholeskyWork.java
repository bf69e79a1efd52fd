package dev.brink.benchmarks.work;

/** The factorisation as textbooks have it, three loops around a sum of products: what the compiler does not vectorise. */
final class TextbookCholeskyWork implements Work {
    private final double[][] covariance;
    private final double[][] factor;
    private final int n;

    TextbookCholeskyWork(Size size) {
        this.n = size.n();
        this.covariance = CholeskyWork.covariance(size);
        this.factor = new double[n][n];
    }

    @Override
    public double run(int call) {
        for (int j = 0; j < n; j++) {
            for (int i = j; i < n; i++) {
                double sum = covariance[j][i];
                for (int k = 0; k < j; k++) {
                    sum -= factor[i][k] * factor[j][k];
                }
                factor[i][j] = i == j ? Math.sqrt(sum) : sum / factor[j][j];
            }
        }
        return factor[n - 1][n - 1];
    }
}
