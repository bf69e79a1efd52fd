package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Hyperparameters;
import dev.brink.gp.Marginals;
import dev.brink.gp.Matern52;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.Constraint;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Whether constraints held as often as expected. */
class TrackRecordTest {
    private static final Constraint HEAT = Constraint.atMost("heat", 0.3);
    private static final Constraint STRENGTH = Constraint.atLeast("strength", 0.3);
    private static final Constraint SAFE = Constraint.holds("safe");
    private static final int MEASUREMENTS = 30;

    /** How the value of a constraint comes about where its model expects this. */
    @FunctionalInterface
    private interface Truth {
        double value(Marginals expected, RandomGenerator random);
    }

    /** Just as the model has it. */
    private static final Truth THE_MODEL =
            (expected, random) -> expected.mean(0) + expected.standardDeviation(0) * random.nextGaussian();

    /** Hardly less than is asked for, wherever it is measured. */
    private static final Truth WEAK = (expected, random) -> 0.3 - 0.1 * random.nextDouble();

    /** Measured as an optimizer does: wherever, of some points, the constraint is likeliest to hold. */
    private static LatentPosterior measured(Constraint constraint, Truth truth, RandomGenerator random) {
        Hyperparameters hyperparameters =
                new Hyperparameters(new double[] {0.4, 0.8}, 1, 0.1, 0, Double.POSITIVE_INFINITY);
        GaussianProcess process = GaussianProcess.prior(Matern52.INSTANCE, hyperparameters);
        for (int i = 0; i < MEASUREMENTS; i++) {
            double[][] points = new double[5][2];
            for (double[] point : points) {
                Arrays.setAll(point, a -> random.nextDouble());
            }
            double[] likely = believed(process).logProbability(constraint, points);
            int best = 0;
            for (int j = 1; j < points.length; j++) {
                best = likely[j] > likely[best] ? j : best;
            }
            Marginals expected = process.marginals(new double[][] {points[best]});
            process = process.condition(points[best], truth.value(expected, random), 0);
        }
        return believed(process);
    }

    private static LatentPosterior believed(GaussianProcess process) {
        return SmallPosteriors.mixture(List.of(new LatentSample(process, OutputTransform.IDENTITY)));
    }

    private static Posterior posterior(Constraint constraint, LatentPosterior beliefs) {
        Problem problem = Problem.over(Parameter.real("a", 0, 1), Parameter.real("b", 0, 1))
                .constraint(constraint)
                .build();
        return SmallPosteriors.posterior(problem, Map.of(constraint.name(), beliefs));
    }

    /** A surplus has mean 0 and a variance of at most 1, though every point was chosen for what was expected of it. */
    @Test
    void whereTheModelIsTrueConstraintsHoldAsOftenAsExpected() {
        for (Constraint constraint : List.of(HEAT, STRENGTH)) {
            double[] surplus = new double[400];
            int poor = 0;
            int doubtful = 0;
            for (int seed = 0; seed < surplus.length; seed++) {
                LatentPosterior beliefs =
                        measured(constraint, THE_MODEL, RandomStream.of(seed).generator());
                surplus[seed] = TrackRecord.of(beliefs, constraint).surplus(20);
                poor += TrackRecord.isPoor(posterior(constraint, beliefs)) ? 1 : 0;
                doubtful += TrackRecord.isDoubtful(posterior(constraint, beliefs)) ? 1 : 0;
            }
            double mean = Arrays.stream(surplus).average().orElseThrow();
            double square = Arrays.stream(surplus).map(z -> z * z).average().orElseThrow();
            assertThat(mean).as("%s", constraint).isBetween(-0.2, 0.2); // four standard errors
            assertThat(square).as("%s", constraint).isBetween(0.1, 1.2);
            assertThat(poor).as("%s", constraint).isLessThanOrEqualTo(4);
            assertThat(doubtful).as("%s", constraint).isBetween(4, 60);
        }
    }

    /** Whatever is expected, it breaks. */
    @Test
    void whereConstraintsBreakAgainstExpectationTheRecordIsPoor() {
        Truth hot = (expected, random) -> 0.3 + 0.1 * random.nextDouble();
        Truth fine = (expected, random) -> -random.nextDouble();
        RandomGenerator random = RandomStream.of(1).generator();
        LatentPosterior broken = measured(HEAT, hot, random);
        assertThat(TrackRecord.isPoor(posterior(HEAT, broken))).isTrue();
        assertThat(TrackRecord.of(broken, HEAT).surplus(20)).isNegative();
        assertThat(TrackRecord.isPoor(posterior(STRENGTH, measured(STRENGTH, WEAK, random))))
                .isTrue();
        assertThat(TrackRecord.isPoor(posterior(HEAT, measured(HEAT, fine, random))))
                .isFalse();
    }

    /** What is sampled behind answers is not what was measured. */
    @Test
    void answersHaveNoRecord() {
        LatentPosterior broken = measured(STRENGTH, WEAK, RandomStream.of(1).generator());
        assertThat(TrackRecord.isPoor(posterior(STRENGTH, broken))).isTrue();
        assertThat(TrackRecord.isPoor(posterior(SAFE, broken))).isFalse();
    }

    @Test
    void beforeAnythingIsMeasuredThereIsNoRecord() {
        assertThat(TrackRecord.isPoor(posterior(HEAT, SmallPosteriors.prior()))).isFalse();
    }
}
