package dev.brink.posterior;

import dev.brink.gp.CovarianceWorkspace;
import dev.brink.gp.GaussianProcess;
import dev.brink.gp.HyperCoordinates;
import dev.brink.gp.Hyperparameters;
import dev.brink.gp.Inputs;
import dev.brink.gp.ScalarPrior;
import dev.brink.mcmc.ChainState;
import dev.brink.mcmc.Proposal;
import dev.brink.mcmc.SliceSampler;
import dev.brink.mcmc.WhitenedPrior;
import dev.brink.numeric.Cholesky;
import dev.brink.numeric.Normal;
import dev.brink.numeric.Triangular;
import dev.brink.numeric.VectorLoops;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The density of a function's hyperparameters and whitened latent values, given its data.
 *
 * <p>Numbers with Gaussian noise (and stand-ins) come first in the covariance matrix, latent values to be sampled after
 * them. With {@code K = a² U'U}, whitening the numbers gives their marginal likelihood, and the latent values given the
 * numbers are {@code h = m + U'(z, a nu)}: rows of numbers contribute what they imply about h, rows of latent values
 * what nu adds. So one formula serves conjugate, sampled and mixed models.
 *
 * <p>paper §2.5
 */
final class LatentTarget implements WhitenedPrior {
    private static final double LARGEST_LOG_VARIANCE = 12;

    private final LatentModel model;
    private final HyperCoordinates coordinates;
    private final List<double[]> directions;
    private final CovarianceWorkspace workspace;
    private final List<LatentSite> sites;
    private final double[] numbers; // on the latent scale
    private final double[] deviations; // on the latent scale; NaN: learned
    private final double[] standIns; // on the model's scale
    private final double[] standInVariances;
    private final int gaussians; // numbers and stand-ins
    private final int size;
    private final double[] noiseRatios;
    private final double[] warped; // numbers and stand-ins on the model's scale
    private final double[] ones;
    private final double[] values; // whitened
    private final double[] residuals;
    private final double[] latents;
    private final List<SmoothProposal> smooth;
    private final List<Proposal> proposals;
    private double logDiagonal; // of the factor, over the numbers and stand-ins
    private long whitenedVersion = -1;
    private double whitenedWarp = Double.NaN;
    private double currentWarp = Double.NaN; // that of warped and logJacobian
    private double logJacobian; // of the warp; centre and unit only add a constant

    LatentTarget(LatentModel model) {
        this.model = model;
        this.coordinates = model.coordinates();
        this.directions = coordinates.directions();
        LatentData data = model.data();
        this.sites = data.sites();
        this.numbers = data.numbers();
        this.deviations = data.deviations();
        List<double[]> points = new ArrayList<>(List.of(data.numberPoints()));
        double[][] sitePoints = data.sitePoints();
        List<LatentSite.StandIn> found = new ArrayList<>();
        for (int i = 0; i < sites.size(); i++) {
            double[] point = sitePoints[i];
            sites.get(i).standIn().ifPresent(standIn -> {
                points.add(point);
                found.add(standIn);
            });
        }
        points.addAll(List.of(sitePoints));
        this.standIns = found.stream().mapToDouble(LatentSite.StandIn::value).toArray();
        this.standInVariances =
                found.stream().mapToDouble(LatentSite.StandIn::variance).toArray();
        this.gaussians = numbers.length + standIns.length;
        this.size = points.size();
        this.workspace = new CovarianceWorkspace(Inputs.of(points.toArray(double[][]::new), data.axes()));
        this.noiseRatios = new double[size];
        this.warped = new double[gaussians];
        System.arraycopy(standIns, 0, warped, numbers.length, standIns.length);
        this.ones = new double[Triangular.paddedLength(size)];
        this.values = new double[Triangular.paddedLength(gaussians)];
        this.residuals = new double[gaussians];
        this.latents = new double[Triangular.paddedLength(size)];
        this.smooth = smoothPlaces();
        this.proposals = new ArrayList<>(smooth);
        if (coordinates.learnsNoise()) {
            proposals.add(new NoiseProposal(coordinates, model.prior().logNoiseVariance()));
        }
    }

    @Override
    public int coordinates() {
        return coordinates.size();
    }

    @Override
    public int latents() {
        return sites.size();
    }

    @Override
    public List<double[]> directions() {
        return directions;
    }

    /**
     * With stand-ins, cut off at a variance that the prior gives one chance in fifty million to exceed: beyond it, a
     * stand-in and the likelihood divided by it are so large that their sum is all rounding.
     */
    @Override
    public double logPrior(double[] x) {
        return standIns.length > 0 && x[coordinates.logVariance()] > LARGEST_LOG_VARIANCE
                ? Double.NEGATIVE_INFINITY
                : coordinates.logPrior(x, model.prior());
    }

    @Override
    public List<Proposal> proposals() {
        return proposals;
    }

    /** Those that do not depend on where a chain is, if there are any. */
    List<SmoothProposal> smooth() {
        return smooth;
    }

    /** For numbers alone, and where their noise is learned or none: told noise would tie the factor to the variance. */
    private List<SmoothProposal> smoothPlaces() {
        double largest = Arrays.stream(numbers)
                .map(v -> Math.abs(model.transform().standardized(v)))
                .max()
                .orElse(0);
        return largest > 0 && sites.isEmpty() && Arrays.stream(deviations).allMatch(d -> Double.isNaN(d) || d == 0)
                ? SmoothProposal.of(this, largest, coordinates, model.prior())
                : List.of();
    }

    /** What the numbers say of mean and variance, under the other coordinates; null where that cannot be computed. */
    SmoothProposal.@Nullable Sums sums(double[] x) {
        double[][] u = factorize(x);
        if (u == null) {
            return null;
        }
        OutputTransform transform = model.transform(x);
        warpNumbers(transform);
        whitenValues(u, transform.warp());
        subtractMean(model.mean(x) - x[coordinates.mean()]);
        SmoothProposal.Sums sums = new SmoothProposal.Sums(
                gaussians,
                VectorLoops.dot(residuals, residuals, 0, gaussians),
                VectorLoops.dot(ones, ones, 0, gaussians),
                VectorLoops.dot(ones, residuals, 0, gaussians));
        return sums.squares() > 0 && sums.squares() < Double.POSITIVE_INFINITY ? sums : null;
    }

    @Override
    public double logLikelihood(double[] x, double[] nu) {
        double[][] u = factorize(x);
        if (u == null) {
            return Double.NEGATIVE_INFINITY;
        }
        double logVariance = x[coordinates.logVariance()];
        OutputTransform transform = model.transform(x);
        warpNumbers(transform);
        whitenValues(u, transform.warp());
        subtractMean(model.mean(x));
        double logLikelihood = -0.5 * VectorLoops.dot(residuals, residuals, 0, gaussians) * Math.exp(-logVariance)
                - logDiagonal
                - gaussians * (0.5 * logVariance + Normal.LOG_SQRT_2PI)
                + logJacobian;
        if (!sites.isEmpty()) {
            colourLatents(u, model.mean(x), Math.exp(0.5 * logVariance), nu);
            logLikelihood += siteLogLikelihood(transform, noiseVariance(x));
        }
        return Double.isNaN(logLikelihood) ? Double.NEGATIVE_INFINITY : logLikelihood;
    }

    private double @Nullable [][] factorize(double[] x) {
        double variance = Math.exp(x[coordinates.logVariance()]);
        double learned = coordinates.learnsNoise() ? Math.exp(x[coordinates.logNoiseRatio()]) : 0;
        OutputTransform transform = model.transform(x);
        for (int i = 0; i < numbers.length; i++) {
            if (Double.isNaN(deviations[i])) {
                noiseRatios[i] = learned;
            } else if (deviations[i] == 0) {
                noiseRatios[i] = 0;
            } else {
                double deviation = transform.deviationToModel(deviations[i], numbers[i]);
                noiseRatios[i] = deviation * deviation / variance;
            }
        }
        for (int i = 0; i < standIns.length; i++) {
            noiseRatios[numbers.length + i] = standInVariances[i] / variance;
        }
        double[] weights = new double[coordinates.axes()];
        for (int a = 0; a < weights.length; a++) {
            weights[a] = Math.exp(-2 * x[a]);
        }
        return workspace.factorize(coordinates.kernel(x), weights, noiseRatios);
    }

    private double noiseVariance(double[] x) {
        return coordinates.learnsNoise() ? Math.exp(x[coordinates.logNoiseRatio()] + x[coordinates.logVariance()]) : 0;
    }

    /** A logarithm or two a number, so only when the warp has changed. */
    private void warpNumbers(OutputTransform transform) {
        if (currentWarp == transform.warp()) {
            return;
        }
        logJacobian = 0;
        for (int i = 0; i < numbers.length; i++) {
            warped[i] = transform.toModel(numbers[i]);
            if (!Double.isInfinite(transform.warp())) {
                logJacobian += OutputTransform.logWarpSlope(transform.standardized(numbers[i]), transform.warp());
            }
        }
        currentWarp = transform.warp();
    }

    /** Whitens the warped values and a vector of ones; a change of mean or variance then needs no new solve. */
    private void whitenValues(double[][] u, double warp) {
        boolean newFactor = whitenedVersion != workspace.version();
        if (!newFactor && whitenedWarp == warp) {
            return;
        }
        System.arraycopy(warped, 0, values, 0, gaussians);
        Triangular.solveTransposed(u, values, gaussians);
        if (newFactor) {
            Arrays.fill(ones, 0, size, 1);
            Triangular.solveTransposed(u, ones, size);
            logDiagonal = Triangular.sumLogDiagonal(u, gaussians);
        }
        whitenedVersion = workspace.version();
        whitenedWarp = warp;
    }

    private void subtractMean(double mean) {
        System.arraycopy(values, 0, residuals, 0, gaussians);
        VectorLoops.addScaled(residuals, -mean, ones, 0, gaussians);
    }

    /** {@code h = m + U'(z, a nu)}, for the rows that are sampled. */
    private void colourLatents(double[][] u, double mean, double amplitude, double[] nu) {
        Arrays.fill(latents, gaussians, size, mean);
        for (int k = 0; k < gaussians; k++) {
            VectorLoops.addScaled(latents, residuals[k], u[k], gaussians, size);
        }
        for (int k = gaussians; k < size; k++) {
            VectorLoops.addScaled(latents, amplitude * nu[k - gaussians], u[k], k, size);
        }
    }

    private double siteLogLikelihood(OutputTransform transform, double noiseVariance) {
        double sum = 0;
        for (int i = 0; i < sites.size(); i++) {
            sum += sites.get(i).correction(transform, noiseVariance).logDensity(latents[gaussians + i]);
        }
        return sum;
    }

    /**
     * With the numbers and the latent values h fixed, {@code U'^-1 ((y, h) - m)} must be normal with variance a²: so the
     * mean is drawn from its normal distribution given h and, where nothing but latent values is known, the variance is
     * slice sampled given h.
     */
    @Override
    public void interweave(double[] x, double[] nu, double beta, RandomGenerator random) {
        if (sites.isEmpty() || logLikelihood(x, nu) == Double.NEGATIVE_INFINITY) {
            return;
        }
        drawMean(x, nu, beta, random);
        if (gaussians == 0) {
            sliceVariance(x, nu, random);
        }
    }

    private void drawMean(double[] x, double[] nu, double beta, RandomGenerator random) {
        if (!(model.prior().mean() instanceof ScalarPrior.Gaussian prior)) {
            return;
        }
        double variance = Math.exp(x[coordinates.logVariance()]);
        double amplitude = Math.sqrt(variance);
        double information = beta * VectorLoops.dot(ones, ones, 0, gaussians) / variance;
        double score = beta * VectorLoops.dot(ones, residuals, 0, gaussians) / variance;
        for (int i = 0; i < nu.length; i++) {
            double one = ones[gaussians + i] / amplitude;
            information += one * one;
            score += one * nu[i];
        }
        double priorPrecision = 1 / (prior.standardDeviation() * prior.standardDeviation());
        double precision = information + priorPrecision;
        double offset = x[coordinates.mean()];
        double centre = offset + (score - priorPrecision * (offset - prior.mean())) / precision;
        double shift = centre + random.nextGaussian() / Math.sqrt(precision) - offset;
        x[coordinates.mean()] += shift;
        for (int i = 0; i < nu.length; i++) {
            nu[i] -= shift * ones[gaussians + i] / amplitude;
        }
    }

    private void sliceVariance(double[] x, double[] nu, RandomGenerator random) {
        double before = x[coordinates.logVariance()];
        double squares = VectorLoops.dot(nu, nu, 0, nu.length) * Math.exp(before);
        DoubleUnaryOperator density = logVariance -> model.prior().logVariance().logDensity(logVariance)
                - 0.5 * (nu.length * logVariance + squares * Math.exp(-logVariance));
        double after = SliceSampler.next(
                        density, new SliceSampler.Draw(before, density.applyAsDouble(before)), 1, random)
                .value();
        x[coordinates.logVariance()] = after;
        if (coordinates.learnsNoise()) {
            x[coordinates.logNoiseRatio()] += before - after; // The noise itself stays: limits depend on it.
        }
        VectorLoops.scale(nu, Math.exp(0.5 * (before - after)), 0, nu.length);
    }

    /** The Gaussian process that a state of the chain says the function is. */
    GaussianProcess process(ChainState state) {
        double[] x = state.coordinates();
        logLikelihood(x, state.latents());
        Hyperparameters hyperparameters = model.hyperparameters(x);
        double[][] u = factorize(x);
        if (u == null || standIns.length > 0) {
            return GaussianProcess.conditioned(
                    coordinates.kernel(x),
                    hyperparameters,
                    model.data().inputs(),
                    knownValues(x),
                    noiseVariances(hyperparameters.variance()));
        }
        double[] whitened = Arrays.copyOf(residuals, size);
        double[] nu = state.latents();
        for (int i = 0; i < nu.length; i++) {
            whitened[gaussians + i] = Math.sqrt(hyperparameters.variance()) * nu[i];
        }
        return GaussianProcess.ofFactor(
                coordinates.kernel(x),
                hyperparameters,
                model.data().inputs(),
                noiseRatios,
                Cholesky.copyOfFactor(u, size, workspace.jitter() - GaussianProcess.JITTER),
                whitened);
    }

    /** What the state says the process takes for known: the numbers on the model's scale, then the latent values. */
    double[] valuesAt(ChainState state) {
        logLikelihood(state.coordinates(), state.latents());
        return knownValues(state.coordinates());
    }

    /** The same, for the state last evaluated. */
    private double[] knownValues(double[] x) {
        OutputTransform transform = model.transform(x);
        double[] known = new double[numbers.length + sites.size()];
        for (int i = 0; i < numbers.length; i++) {
            known[i] = transform.toModel(numbers[i]);
        }
        System.arraycopy(latents, gaussians, known, numbers.length, sites.size());
        return known;
    }

    private double[] noiseVariances(double variance) {
        double[] variances = new double[numbers.length + sites.size()];
        for (int i = 0; i < numbers.length; i++) {
            variances[i] = noiseRatios[i] * variance;
        }
        return variances;
    }
}
