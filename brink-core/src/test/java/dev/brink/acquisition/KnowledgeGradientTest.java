package dev.brink.acquisition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Hyperparameters;
import dev.brink.gp.Inputs;
import dev.brink.gp.Marginals;
import dev.brink.gp.Matern52;
import dev.brink.numeric.Normal;
import dev.brink.numeric.Parallel;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.LatentSample;
import dev.brink.posterior.OutputTransform;
import dev.brink.posterior.SmallPosteriors;
import dev.brink.testkit.Within;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KnowledgeGradientTest {
    private static final double[][] ANSWERS = SmallPosteriors.somePoints(30);
    private static final double[][] POINTS = {{0.3, 0.4}, {0.05, 0.9}, {1, 1}, {0.62, 0.58}, ANSWERS[7]};
    private static final double[] FEASIBLE = {1, 0.3, 0, 0.8, 1};

    private static final double[] SHARES = {0.5, 0.2, 0.3};

    /** Three samples, each with another centre and unit, so that what they say must be brought to one scale. */
    private static List<LatentSample> samples() {
        return IntStream.range(0, 3)
                .mapToObj(s -> SmallPosteriors.sample(s, new OutputTransform(10 + s, 4 - s, Double.POSITIVE_INFINITY)))
                .toList();
    }

    private static double least(double[] values) {
        return Arrays.stream(values).min().orElseThrow();
    }

    /** The average of all samples at the points, each times this sign, less being better. */
    private static double[] means(List<GaussianProcess> processes, double[] shares, double sign, double[][] points) {
        double[] means = new double[points.length];
        for (int s = 0; s < shares.length; s++) {
            Marginals marginals = processes.get(s).marginals(points);
            OutputTransform transform = samples().get(s).transform();
            for (int j = 0; j < points.length; j++) {
                means[j] += shares[s] * sign * transform.fromModel(marginals.mean(j));
            }
        }
        return means;
    }

    /** By conditioning every process on every outcome, a number on the user's scale. */
    private static double plainly(double sign, double[] point, double feasible) {
        List<GaussianProcess> now =
                samples().stream().map(LatentSample::process).toList();
        double[] before = means(now, SHARES, sign, ANSWERS);
        int best = IntStream.range(0, before.length)
                .reduce((i, j) -> before[j] < before[i] ? j : i)
                .orElseThrow();
        double sum = 0;
        double weight = 0;
        for (int s = 0; s < 3; s++) {
            for (int k = 0; k < 200; k++) {
                double z = KnowledgeGradient.FARTHEST * (2 * (k + 0.5) / 200 - 1);
                double y =
                        samples().get(s).transform().fromModel(mean(now.get(s), point) + z * spread(now.get(s), point));
                double[] shares = new double[3];
                List<GaussianProcess> then = IntStream.range(0, 3)
                        .mapToObj(other -> {
                            GaussianProcess process = now.get(other);
                            double model = samples().get(other).transform().toModel(y);
                            double surprise = (model - mean(process, point)) / spread(process, point);
                            shares[other] =
                                    SHARES[other] * Normal.density(surprise) / (spread(process, point) * (4 - other));
                            return process.condition(point, model, noise(process));
                        })
                        .toList();
                double total = Arrays.stream(shares).sum();
                Arrays.setAll(shares, other -> shares[other] / total);
                double[] after = means(then, shares, sign, ANSWERS);
                double itself = means(then, shares, sign, new double[][] {point})[0];
                double density = SHARES[s] * Normal.density(z);
                sum += density
                        * (after[best] - (1 - feasible) * least(after) - feasible * Math.min(least(after), itself));
                weight += density;
            }
        }
        return sum / weight;
    }

    private static double noise(GaussianProcess process) {
        return process.hyperparameters().noiseVariance();
    }

    private static double mean(GaussianProcess process, double[] point) {
        return process.marginals(new double[][] {point}).mean(0);
    }

    private static double spread(GaussianProcess process, double[] point) {
        return Math.sqrt(process.marginals(new double[][] {point}).variance(0) + noise(process));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, -1})
    void itIsWhatConditioningOnEveryOutcomeGives(double sign) {
        LatentPosterior beliefs = SmallPosteriors.mixture(samples(), SHARES);
        double[] fine = new KnowledgeGradient(beliefs, sign, ANSWERS, 100).of(POINTS, FEASIBLE, Parallel.none());
        double[] usual = new KnowledgeGradient(beliefs, sign, ANSWERS).of(POINTS, FEASIBLE, Parallel.none());
        for (int i = 0; i < POINTS.length; i++) {
            double expected = plainly(sign, POINTS[i], FEASIBLE[i]);
            assertThat(expected).isPositive();
            Within.relative(fine[i], expected, 2e-3, "point " + i);
            Within.relative(usual[i], expected, 0.2, "few outcomes, point " + i);
        }
    }

    /** One answer that is known, and a point that has nothing to do with it: what is learned of that is all there is. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.04, 1, 25})
    void aPointByItselfIsWorthTheImprovementThatItsMeanMayShow(double noise) {
        double[] known = {0.1, 0.1};
        double[] far = {0.9, 0.9};
        Hyperparameters h = new Hyperparameters(new double[] {0.01, 0.01}, 2, 0, noise, Double.POSITIVE_INFINITY);
        GaussianProcess process = GaussianProcess.conditioned(
                Matern52.INSTANCE, h, Inputs.of(new double[][] {known}, 2), new double[] {-0.4}, new double[1]);
        LatentPosterior beliefs = SmallPosteriors.mixture(List.of(new LatentSample(process, OutputTransform.IDENTITY)));
        double deviation = 2 / Math.sqrt(2 + noise);
        double z = -0.4 / deviation;
        double end = KnowledgeGradient.FARTHEST;
        double within =
                -0.4 * (Normal.cdf(end) - Normal.cdf(-z)) + deviation * (Normal.density(z) - Normal.density(end));
        double improvement = within / (Normal.cdf(end) - Normal.cdf(-end));
        KnowledgeGradient knowledge = new KnowledgeGradient(beliefs, 1, new double[][] {known}, 2000);
        double[] gains = knowledge.of(new double[][] {far, far, far}, new double[] {1, 0.25, 0}, Parallel.none());
        Within.relative(gains[0], improvement, 1e-3, "sure to be feasible");
        Within.relative(gains[1], 0.25 * gains[0], 1e-9, "feasible by a quarter");
        Within.absolute(gains[2], 0, 1e-12, "infeasible");
    }

    @Test
    void aWarpBendsItButLittle() {
        LatentPosterior beliefs = SmallPosteriors.warped();
        double[] gains = new KnowledgeGradient(beliefs, 1, ANSWERS).of(POINTS, FEASIBLE, Parallel.none());
        assertThat(Arrays.stream(gains)).allMatch(gain -> gain > 0 && gain < 10);
    }

    /** Neither overflow of an outcome nor samples that all find it impossible make it anything but a number. */
    @Test
    void itIsANumberWhateverSamplesBelieve() {
        List<LatentSample> samples = List.of(
                SmallPosteriors.sample(0, new OutputTransform(0, 1e-12, 1e-3)),
                SmallPosteriors.sample(1, new OutputTransform(1e12, 1e9, Double.POSITIVE_INFINITY)),
                SmallPosteriors.sample(2, new OutputTransform(0, 1, 1e-3)));
        double[] gains = new KnowledgeGradient(SmallPosteriors.mixture(samples), 1, ANSWERS)
                .of(POINTS, FEASIBLE, Parallel.none());
        assertThat(Arrays.stream(gains)).noneMatch(gain -> gain.isNaN());
    }
}
