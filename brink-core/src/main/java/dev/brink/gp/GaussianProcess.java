package dev.brink.gp;

import dev.brink.numeric.Cholesky;
import dev.brink.numeric.Normal;
import dev.brink.numeric.Triangular;
import dev.brink.numeric.VectorLoops;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A Gaussian process given values at some points (none, for the prior); conditioning it on more gives another. The
 * covariance is {@code a² k(r)}; everything is kept relative to the variance a²: the factor is that of
 * {@code R + diag(noise/a²) = U'U} with R the correlations, so that changing a² alone changes no factor.
 *
 * <p>paper §2.1
 */
public final class GaussianProcess {
    /** A value said to be exact gets this much noise, relative to a²: less and rounding rules, more and it shows. */
    public static final double JITTER = 1e-14;

    /** Points predicted at a time: their correlations with a hundred values fit the second-level cache. */
    private static final int BLOCK = 512;

    private final Kernel kernel;
    private final Hyperparameters hyperparameters;
    private final double[] weights;
    private final Inputs inputs;
    private final double[] noiseRatios; // noise/a²
    private final Cholesky factor;
    private final double[] whitened; // U'^-1 (y - m)
    private final double[] coefficients; // U^-1 U'^-1 (y - m)

    private GaussianProcess(
            Kernel kernel,
            Hyperparameters hyperparameters,
            Inputs inputs,
            double[] noiseRatios,
            Cholesky factor,
            double[] whitened) {
        this.kernel = kernel;
        this.hyperparameters = hyperparameters;
        this.weights = hyperparameters.weights();
        this.inputs = inputs;
        this.noiseRatios = noiseRatios;
        this.factor = factor;
        this.whitened = whitened;
        this.coefficients = factor.unwhiten(whitened);
    }

    /** The process before anything is known. */
    public static GaussianProcess prior(Kernel kernel, Hyperparameters hyperparameters) {
        int axes = hyperparameters.lengthScales().length;
        return new GaussianProcess(
                kernel,
                hyperparameters,
                Inputs.of(new double[0][], axes),
                new double[0],
                Cholesky.empty(),
                new double[0]);
    }

    /** The prior conditioned on values, each with its own noise variance (0: exact), in O(n³). */
    public static GaussianProcess conditioned(
            Kernel kernel, Hyperparameters hyperparameters, Inputs inputs, double[] values, double[] noiseVariances) {
        int n = inputs.size();
        double[] noiseRatios = new double[n];
        for (int i = 0; i < n; i++) {
            noiseRatios[i] = noiseVariances[i] / hyperparameters.variance();
        }
        Cholesky factor = factorize(kernel, hyperparameters.weights(), inputs, noiseRatios);
        double[] residuals = residuals(values, n, hyperparameters.mean());
        return new GaussianProcess(kernel, hyperparameters, inputs, noiseRatios, factor, factor.whiten(residuals));
    }

    private static Cholesky factorize(Kernel kernel, double[] weights, Inputs inputs, double[] noiseRatios) {
        int n = inputs.size();
        double[][] upper = Triangular.allocate(n);
        double[] distances = new double[Triangular.paddedLength(n)];
        for (int i = 0; i < n; i++) {
            inputs.squaredDistances(inputs.point(i), weights, distances, i + 1, n);
            kernel.correlations(distances, upper[i], i + 1, n);
            upper[i][i] = 1 + JITTER + noiseRatios[i];
        }
        return Cholesky.of(upper);
    }

    /**
     * The process whose factor is known already: of {@code R + diag(noise/a²)}, with {@code whitened = U'^-1 (y - m)}.
     */
    public static GaussianProcess ofFactor(
            Kernel kernel,
            Hyperparameters hyperparameters,
            Inputs inputs,
            double[] noiseRatios,
            Cholesky factor,
            double[] whitened) {
        return new GaussianProcess(kernel, hyperparameters, inputs, noiseRatios.clone(), factor, whitened.clone());
    }

    /** The process when also this value is known, in O(n²). */
    public GaussianProcess condition(double[] point, double value, double noiseVariance) {
        double[] correlations = correlations(point);
        double relativeNoise = noiseVariance / hyperparameters.variance();
        Cholesky grown = factor.append(correlations, 1 + JITTER + relativeNoise, JITTER + relativeNoise);
        double[] extended = Arrays.copyOf(whitened, inputs.size() + 1);
        extended[inputs.size()] = grown.whitenLast(whitened, value - hyperparameters.mean());
        double[] noises = Arrays.copyOf(noiseRatios, inputs.size() + 1);
        noises[inputs.size()] = relativeNoise;
        return new GaussianProcess(kernel, hyperparameters, inputs.with(point), noises, grown, extended);
    }

    /** The process given other values at the same points with the same noise; shares the factor. */
    public GaussianProcess withValues(double[] values) {
        double[] residuals = residuals(values, inputs.size(), hyperparameters.mean());
        return new GaussianProcess(kernel, hyperparameters, inputs, noiseRatios, factor, factor.whiten(residuals));
    }

    /**
     * The process that knows, instead of the noisy values y, one draw f of the true values behind them, exactly. With
     * f0 and e0 drawn from the prior and from the noise, {@code e = e0 + N (K + N)^-1 (y - m - f0 - e0)} is a draw of
     * the noise in y (Matheron's rule), and {@code f = y - e}: however small the noise, the draw is exact to its size.
     */
    public GaussianProcess withoutNoise(RandomGenerator random) {
        int n = inputs.size();
        if (Arrays.stream(noiseRatios).allMatch(ratio -> ratio == 0)) {
            return this;
        }
        double amplitude = Math.sqrt(hyperparameters.variance());
        Cholesky exact = factorize(kernel, weights, inputs, new double[n]);
        double[] prior = exact.colour(normals(n, amplitude, random));
        double[] noise = normals(n, amplitude, random);
        double[] known = factor.colour(whitened);
        double[] surprise = new double[n];
        for (int i = 0; i < n; i++) {
            noise[i] *= Math.sqrt(noiseRatios[i]);
            surprise[i] = known[i] - prior[i] - noise[i];
        }
        double[] solved = factor.solve(surprise);
        for (int i = 0; i < n; i++) {
            known[i] -= noise[i] + noiseRatios[i] * solved[i];
        }
        return new GaussianProcess(kernel, hyperparameters, inputs, new double[n], exact, exact.whiten(known));
    }

    /** The noise of a typical measurement, as a share of the variance: the median; 0 if there is none. */
    public double noiseShare() {
        double[] sorted = noiseRatios.clone();
        Arrays.sort(sorted);
        return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
    }

    private static double[] normals(int n, double deviation, RandomGenerator random) {
        double[] normals = new double[n];
        Arrays.setAll(normals, i -> deviation * random.nextGaussian());
        return normals;
    }

    private static double[] residuals(double[] values, int n, double mean) {
        if (values.length != n) {
            throw new IllegalArgumentException(
                    "There are " + values.length + " values at " + n + " points: give one value a point.");
        }
        double[] residuals = values.clone();
        for (int i = 0; i < residuals.length; i++) {
            residuals[i] -= mean;
        }
        return residuals;
    }

    private double[] correlations(double[] point) {
        double[] distances = new double[inputs.size()];
        inputs.squaredDistances(point, weights, distances, 0, inputs.size());
        double[] correlations = new double[inputs.size()];
        kernel.correlations(distances, correlations, 0, inputs.size());
        return correlations;
    }

    /** {@code log p(y) = -1/2 |U'^-1 (y - m)|²/a² - sum log(a U_ii) - n/2 log 2 pi}. */
    public double logMarginalLikelihood() {
        int n = inputs.size();
        return -0.5 * VectorLoops.dot(whitened, whitened, 0, n) / hyperparameters.variance()
                - 0.5 * factor.logDeterminant()
                - n * (0.5 * Math.log(hyperparameters.variance()) + Normal.LOG_SQRT_2PI);
    }

    /** Mean and variance at many points: blocked, so that thousands of points cost little more than arithmetic. */
    public Marginals marginals(double[][] points) {
        return marginals(List.of(this), points).get(0);
    }

    /** The marginals of several processes that {@link #sharesFactor share their factor}: the variances are common. */
    public static List<Marginals> marginals(List<GaussianProcess> processes, double[][] points) {
        GaussianProcess first = requireShared(processes);
        double[] variances = new double[points.length];
        double[][] means = new double[processes.size()][points.length];
        for (int from = 0; from < points.length; from += BLOCK) {
            double[][] block = Arrays.copyOfRange(points, from, Math.min(points.length, from + BLOCK));
            double[][] whitenedRows = first.whitenedCorrelations(block);
            first.variances(whitenedRows, block.length, variances, from);
            for (int p = 0; p < means.length; p++) {
                processes.get(p).means(whitenedRows, block.length, means[p], from);
            }
        }
        return Arrays.stream(means).map(m -> new Marginals(m, variances)).toList();
    }

    private static GaussianProcess requireShared(List<GaussianProcess> processes) {
        GaussianProcess first = processes.get(0);
        for (GaussianProcess process : processes) {
            if (!process.sharesFactor(first)) {
                throw new IllegalArgumentException("The " + processes.size()
                        + " processes do not all share a factor: make them of one another by withValues.");
            }
        }
        return first;
    }

    public boolean sharesFactor(GaussianProcess other) {
        return factor == other.factor && hyperparameters == other.hyperparameters;
    }

    /** {@code U'^-1 R(X, points)}, a row for each known value. */
    private double[][] whitenedCorrelations(double[][] points) {
        int m = points.length;
        Inputs at = Inputs.of(points, inputs.axes());
        double[] distances = new double[Triangular.paddedLength(m)];
        double[][] rows = new double[inputs.size()][Triangular.paddedLength(m)];
        for (int i = 0; i < rows.length; i++) {
            at.squaredDistances(inputs.point(i), weights, distances, 0, m);
            kernel.correlations(distances, rows[i], 0, m);
        }
        factor.whitenRows(rows, m);
        return rows;
    }

    /** {@code v(x) = a² (1 - |U'^-1 r(x)|²)}. */
    private void variances(double[][] whitenedRows, int m, double[] into, int at) {
        double[] explained = new double[Triangular.paddedLength(m)];
        for (double[] row : whitenedRows) {
            VectorLoops.addSquared(explained, row, 0, m);
        }
        for (int j = 0; j < m; j++) {
            into[at + j] = hyperparameters.variance() * unexplained(explained[j]);
        }
    }

    /** Rounding must not leave a variance at or below zero: {@link #JITTER} is what is known to that precision. */
    private static double unexplained(double explained) {
        return Math.max(1 - explained, JITTER);
    }

    /** {@code mu(x) = m + (U'^-1 r(x)) . (U'^-1 (y - m))}. */
    private void means(double[][] whitenedRows, int m, double[] into, int at) {
        double[] sums = new double[Triangular.paddedLength(m)];
        Arrays.fill(sums, hyperparameters.mean());
        VectorLoops.addCombination(sums, whitened, whitenedRows, 0, m);
        System.arraycopy(sums, 0, into, at, m);
    }

    /** Mean, variance and their gradients at one point, in O(n²). */
    public MarginalGradient gradient(double[] point) {
        return gradients(List.of(this), point).get(0);
    }

    /** The same for several processes that {@link #sharesFactor share their factor}: all but the means is common. */
    public static List<MarginalGradient> gradients(List<GaussianProcess> processes, double[] point) {
        GaussianProcess first = requireShared(processes);
        int n = first.inputs.size();
        double[] slopes = new double[n];
        first.inputs.squaredDistances(point, first.weights, slopes, 0, n);
        double[] correlations = new double[n];
        first.kernel.correlationsAndSlopes(slopes, correlations, 0, n);
        double[] whitenedCorrelations = first.factor.whiten(correlations);
        double explained = VectorLoops.dot(whitenedCorrelations, whitenedCorrelations, 0, n);
        double variance = first.hyperparameters.variance() * unexplained(explained);
        SlopesAt common = first.new SlopesAt(point, slopes, whitenedCorrelations);
        List<MarginalGradient> gradients = new ArrayList<>(processes.size());
        for (GaussianProcess process : processes) {
            double mean =
                    process.hyperparameters.mean() + VectorLoops.dot(whitenedCorrelations, process.whitened, 0, n);
            gradients.add(new MarginalGradient(mean, variance, common.of(process)));
        }
        return gradients;
    }

    /** What processes that share their factor have in common at a point, as far as gradients need it. */
    private final class SlopesAt {
        private final double[] point;
        private final double[] slopes; // of the correlations, in the squared distance
        private final double[] whitenedCorrelations;
        private double @Nullable [] varianceGradient;

        SlopesAt(double[] point, double[] slopes, double[] whitenedCorrelations) {
            this.point = point.clone();
            this.slopes = slopes;
            this.whitenedCorrelations = whitenedCorrelations;
        }

        MarginalGradient.Gradients of(GaussianProcess process) {
            return new MarginalGradient.Gradients() {
                @Override
                public double[] ofMean() {
                    return slopeOfSum(process.coefficients, slopes, point);
                }

                @Override
                public double[] ofVariance() {
                    return varianceGradient();
                }
            };
        }

        private double[] varianceGradient() {
            if (varianceGradient == null) {
                varianceGradient = slopeOfSum(factor.unwhiten(whitenedCorrelations), slopes, point);
                VectorLoops.scale(varianceGradient, -2 * hyperparameters.variance(), 0, point.length);
            }
            return varianceGradient;
        }
    }

    /** The gradient of {@code sum_i c_i r_i(x)}, given the slopes of the correlations r_i in the squared distance. */
    private double[] slopeOfSum(double[] coefficients, double[] slopes, double[] point) {
        int n = slopes.length;
        double[] terms = coefficients.clone();
        VectorLoops.multiply(terms, slopes, 0, n);
        double[] gradient = new double[point.length];
        for (int a = 0; a < gradient.length; a++) {
            gradient[a] = 2 * weights[a] * VectorLoops.dotDistances(terms, point[a], inputs.along(a), 0, n);
        }
        return gradient;
    }

    /** Covariances of the values at some points, a row for each, with those at others, a column for each. */
    public double[][] covariances(double[][] points, double[][] others) {
        double[][] whitenedPoints = whitenedCorrelations(points);
        double[][] whitenedOthers = whitenedCorrelations(others);
        int m = others.length;
        Inputs at = Inputs.of(others, inputs.axes());
        double[] distances = new double[Triangular.paddedLength(m)];
        double[][] covariances = new double[points.length][Triangular.paddedLength(m)];
        for (int i = 0; i < points.length; i++) {
            at.squaredDistances(points[i], weights, distances, 0, m);
            kernel.correlations(distances, covariances[i], 0, m);
            VectorLoops.addCombination(covariances[i], minusColumn(whitenedPoints, i), whitenedOthers, 0, m);
            VectorLoops.scale(covariances[i], hyperparameters.variance(), 0, m);
        }
        return covariances;
    }

    private static double[] minusColumn(double[][] rows, int column) {
        double[] minus = new double[rows.length];
        for (int i = 0; i < minus.length; i++) {
            minus[i] = -rows[i][column];
        }
        return minus;
    }

    /** The joint distribution at several points. */
    public JointMarginal joint(double[][] points) {
        int m = points.length;
        double[][] whitenedRows = whitenedCorrelations(points);
        Inputs at = Inputs.of(points, inputs.axes());
        double[] distances = new double[Triangular.paddedLength(m)];
        double[][] covariance = Triangular.allocate(m);
        for (int i = 0; i < m; i++) {
            at.squaredDistances(points[i], weights, distances, i, m);
            kernel.correlations(distances, covariance[i], i, m);
            VectorLoops.addCombination(covariance[i], minusColumn(whitenedRows, i), whitenedRows, i, m);
            covariance[i][i] += JITTER;
            VectorLoops.scale(covariance[i], hyperparameters.variance(), i, m);
        }
        double[] means = new double[m];
        means(whitenedRows, m, means, 0);
        return new JointMarginal(means, Cholesky.of(covariance));
    }

    /** What was expected of each value, given those before it. */
    public OneStepAhead oneStepAhead() {
        return OneStepAhead.of(hyperparameters, factor, whitened);
    }

    public Kernel kernel() {
        return kernel;
    }

    public Hyperparameters hyperparameters() {
        return hyperparameters;
    }

    /** How many values are known. */
    public int size() {
        return inputs.size();
    }

    /** What was added to the diagonal beyond {@link #JITTER} to factorise at all, relative to a²; usually 0. */
    public double repairedBy() {
        return factor.jitter();
    }
}
