package dev.brink.benchmarks.work;

/** The kernel matrix as textbooks have it: pair by pair, with the exponential of the Java library. */
final class TextbookKernelWork implements Work {
    private final double[][] points;
    private final double[] lengthScales;
    private final double[][] correlations;

    TextbookKernelWork(Size size) {
        Dataset dataset = new Dataset(size);
        this.points = dataset.points();
        this.lengthScales = dataset.hyperparameters().lengthScales();
        this.correlations = new double[size.n()][size.n()];
    }

    @Override
    public double run(int call) {
        int n = points.length;
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                correlations[i][j] = correlation(points[i], points[j]);
            }
        }
        return correlations[0][n - 1] + correlations[n - 2][n - 1];
    }

    /** {@code (1 + z + z²/3) exp(-z)} with {@code z = sqrt(5) r}. */
    private double correlation(double[] from, double[] to) {
        double sum = 0;
        for (int a = 0; a < from.length; a++) {
            double distance = (from[a] - to[a]) / lengthScales[a];
            sum += distance * distance;
        }
        double z = Math.sqrt(5 * sum);
        return (1 + z + z * z / 3) * Math.exp(-z);
    }
}
