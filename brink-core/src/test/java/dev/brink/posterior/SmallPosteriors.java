package dev.brink.posterior;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Hyperparameters;
import dev.brink.gp.Inputs;
import dev.brink.gp.Matern52;
import dev.brink.problem.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Posteriors of a few processes with known hyperparameters and data in two dimensions, without any chain. */
public final class SmallPosteriors {
    static final double[][] POINTS = {{0.1, 0.2}, {0.8, 0.3}, {0.4, 0.9}, {0.6, 0.6}, {0.2, 0.7}};
    static final double[] NOISE = {0.01, 0, 0.2, 0, 0.05};

    private SmallPosteriors() {}

    static Hyperparameters hyperparameters(int sample, double warp) {
        return new Hyperparameters(
                new double[] {0.4 + 0.2 * sample, 0.7 + 0.1 * sample}, 1.5 - 0.3 * sample, 0.2 * sample, 0.04, warp);
    }

    static GaussianProcess process(Hyperparameters hyperparameters, double[] values) {
        return GaussianProcess.conditioned(Matern52.INSTANCE, hyperparameters, Inputs.of(POINTS, 2), values, NOISE);
    }

    static double[] values(int sample) {
        double[] values = new double[POINTS.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = Math.sin(3 * i + sample) + 0.2 * sample;
        }
        return values;
    }

    public static LatentSample sample(int sample, OutputTransform transform) {
        return new LatentSample(process(hyperparameters(sample, transform.warp()), values(sample)), transform);
    }

    /** The sample of the function turned round: what was high is low. */
    public static LatentSample mirrored(int sample, OutputTransform transform) {
        Hyperparameters h = hyperparameters(sample, transform.warp());
        Hyperparameters turned =
                new Hyperparameters(h.lengthScales(), h.variance(), -h.mean(), h.noiseVariance(), h.warp());
        double[] values = Arrays.stream(values(sample)).map(v -> -v).toArray();
        return new LatentSample(
                process(turned, values), new OutputTransform(-transform.centre(), transform.unit(), transform.warp()));
    }

    /** Samples that were not found by any chain, with these weights or, without any, equal ones. */
    public static LatentPosterior mixture(List<LatentSample> samples, double... weights) {
        return weights.length == 0
                ? LatentPosterior.equallyWeighted(samples)
                : LatentPosterior.weighted(
                        samples, Arrays.stream(weights).map(Math::log).toArray());
    }

    /** What is believed of every function of a problem, by name. */
    public static Posterior posterior(Problem problem, Map<String, LatentPosterior> byFunction) {
        return new Posterior(problem, byFunction, Map.of());
    }

    /** Three samples, unequally weighted, each with a warp of its own. */
    public static LatentPosterior warped() {
        List<LatentSample> samples = new ArrayList<>();
        for (int s = 0; s < 3; s++) {
            samples.add(sample(s, new OutputTransform(10, 4, 1.5 + 2 * s)));
        }
        return mixture(samples, 0.5, 0.2, 0.3);
    }

    /** Three samples on a scale of their own, as counts have; two of them share a factor. */
    public static LatentPosterior untransformed() {
        LatentSample first = sample(0, OutputTransform.IDENTITY);
        LatentSample sharing = new LatentSample(first.process().withValues(values(5)), OutputTransform.IDENTITY);
        return LatentPosterior.equallyWeighted(List.of(first, sharing, sample(1, OutputTransform.IDENTITY)));
    }

    /** One process without data, of mean 0 and variance 1.5, on the latent scale. */
    public static LatentPosterior prior() {
        return mixture(List.of(new LatentSample(
                GaussianProcess.prior(Matern52.INSTANCE, hyperparameters(0, Double.POSITIVE_INFINITY)),
                OutputTransform.IDENTITY)));
    }

    public static double[][] somePoints(int count) {
        RandomGenerator random = new SplittableRandom(9);
        double[][] points = new double[count][2];
        for (double[] point : points) {
            point[0] = random.nextDouble();
            point[1] = random.nextDouble();
        }
        return points;
    }
}
