package dev.brink.acquisition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.Marginals;
import dev.brink.numeric.Normal;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.LatentSample;
import dev.brink.posterior.OutputTransform;
import dev.brink.posterior.SmallPosteriors;
import dev.brink.problem.Objective;
import dev.brink.search.Landscape;
import dev.brink.testkit.Distributions;
import dev.brink.testkit.Within;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExpectedImprovementTest {
    private static final Objective LOW = Objective.minimize("f");
    private static final Objective HIGH = Objective.maximize("f");
    private static final double[][] POINTS = SmallPosteriors.somePoints(6);

    private static Landscape improvement(LatentPosterior beliefs, Target target) {
        return new ExpectedImprovement(beliefs, target);
    }

    private static LatentPosterior mixture(IntFunction<LatentSample> sample) {
        return SmallPosteriors.mixture(IntStream.range(0, 3).mapToObj(sample).toList(), 0.5, 0.2, 0.3);
    }

    /** Three samples that are straight, each with a centre and a unit of its own. */
    private static LatentPosterior straight() {
        return mixture(s -> SmallPosteriors.sample(s, new OutputTransform(10 + s, 4 - s, Double.POSITIVE_INFINITY)));
    }

    @ParameterizedTest
    @ValueSource(doubles = {6, 10, 14})
    void theGradientIsThatOfTheValue(double target) {
        for (Objective objective : List.of(LOW, HIGH)) {
            for (LatentPosterior beliefs : List.of(SmallPosteriors.warped(), straight())) {
                Landscapes.assertConsistent(improvement(beliefs, Target.of(objective, beliefs, target)), POINTS);
            }
            LatentPosterior counts = SmallPosteriors.untransformed();
            Landscapes.assertConsistent(
                    improvement(counts, Target.bestOf(objective, counts, SmallPosteriors.somePoints(3))), POINTS);
        }
    }

    /** Log improvements below -800 are those of more than forty standard deviations. */
    @ParameterizedTest
    @ValueSource(doubles = {-400, -1e4, -1e9})
    void soItIsManyStandardDeviationsOut(double target) {
        LatentPosterior beliefs = straight();
        Landscape improvement = improvement(beliefs, Target.of(LOW, beliefs, target));
        assertThat(Arrays.stream(improvement.values(POINTS)).max().orElseThrow())
                .isLessThan(-800);
        Landscapes.assertConsistent(improvement, POINTS);
    }

    @Test
    void aHarderTargetIsImprovedOnByLess() {
        LatentPosterior beliefs = straight();
        double before = Double.POSITIVE_INFINITY;
        for (double target = 30; target > -1e12; target -= 0.1 * (1 + Math.abs(target))) {
            double value = improvement(beliefs, Target.of(LOW, beliefs, target)).values(POINTS)[0];
            assertThat(value).as("against %s", target).isFinite().isLessThan(before);
            before = value;
        }
    }

    @Test
    void withoutAWarpItIsTheExpectedImprovement() {
        LatentPosterior beliefs = straight();
        RandomGenerator random = new SplittableRandom(1);
        for (Objective objective : List.of(LOW, HIGH)) {
            for (double target : new double[] {8, 11, 13}) {
                double[] logs = improvement(beliefs, Target.of(objective, beliefs, target))
                        .values(POINTS);
                for (int j = 0; j < 3; j++) {
                    double[] improvements = new double[50_000];
                    double[][] at = {POINTS[j]};
                    Arrays.setAll(
                            improvements, i -> Math.max(0, objective.sign() * (target - beliefs.draw(at, random)[0])));
                    Distributions.assertMean(improvements, Math.exp(logs[j]), variance(improvements));
                }
            }
        }
    }

    private static double variance(double[] sample) {
        double average = Arrays.stream(sample).average().orElseThrow();
        return Arrays.stream(sample).map(v -> (v - average) * (v - average)).sum() / sample.length;
    }

    /** {@code sum_s w_s (gap Phi(gap/sigma) + sigma phi(gap/sigma))/slope}, on each sample's scale. */
    @Test
    void underAWarpItIsMeasuredInUnitsOfTheSlopeAtTheTarget() {
        LatentPosterior beliefs = SmallPosteriors.warped();
        double target = 9;
        double[] logs = improvement(beliefs, Target.of(LOW, beliefs, target)).values(POINTS);
        List<Marginals> marginals = beliefs.marginals(POINTS);
        for (int j = 0; j < POINTS.length; j++) {
            double expected = 0;
            for (int s = 0; s < 3; s++) {
                OutputTransform transform = beliefs.samples().get(s).transform();
                double slope = (transform.toModel(target + 1e-4) - transform.toModel(target - 1e-4)) / 2e-4;
                double gap = transform.toModel(target) - marginals.get(s).mean(j);
                double deviation = marginals.get(s).standardDeviation(j);
                double improvement = gap * Normal.cdf(gap / deviation) + deviation * Normal.density(gap / deviation);
                expected += Math.exp(beliefs.logWeight(s)) * improvement / slope;
            }
            Within.relative(Math.exp(logs[j]), expected, 1e-7, j);
        }
    }

    @Test
    void maximisingIsMinimisingTheFunctionTurnedRound() {
        IntFunction<OutputTransform> transforms = s -> new OutputTransform(10, 4, 1.5 + 2 * s);
        LatentPosterior upright = mixture(s -> SmallPosteriors.sample(s, transforms.apply(s)));
        LatentPosterior turned = mixture(s -> SmallPosteriors.mirrored(s, transforms.apply(s)));
        double[][] known = SmallPosteriors.somePoints(4);
        assertSame(
                improvement(upright, Target.of(HIGH, upright, 12)), improvement(turned, Target.of(LOW, turned, -12)));
        assertSame(
                improvement(upright, Target.bestOf(HIGH, upright, known)),
                improvement(turned, Target.bestOf(LOW, turned, known)));
        assertThat(improvement(upright, Target.of(LOW, upright, 12)).values(POINTS))
                .isNotEqualTo(improvement(upright, Target.of(HIGH, upright, 12)).values(POINTS));
    }

    private static void assertSame(Landscape one, Landscape other) {
        double[] values = one.values(POINTS);
        double[] others = other.values(POINTS);
        for (int j = 0; j < POINTS.length; j++) {
            double[] gradient = new double[2];
            double[] otherGradient = new double[2];
            Within.relative(values[j], others[j], 1e-12, j);
            Within.relative(one.value(POINTS[j], gradient), other.value(POINTS[j], otherGradient), 1e-12, j);
            for (int a = 0; a < 2; a++) {
                Within.absoluteOrRelative(gradient[a], otherGradient[a], 1e-12, 1e-9, j);
            }
        }
    }

    @Test
    void aRoughValueIsThatOfFourSamples() {
        List<LatentSample> many = IntStream.range(0, 9)
                .mapToObj(s -> SmallPosteriors.sample(s % 4, new OutputTransform(10 + s, 4, 2 + s)))
                .toList();
        double[] weights = IntStream.rangeClosed(1, 9).mapToDouble(w -> w).toArray();
        LatentPosterior beliefs = SmallPosteriors.mixture(many, weights);
        LatentPosterior four =
                SmallPosteriors.mixture(List.of(many.get(0), many.get(2), many.get(4), many.get(6)), 1, 3, 5, 7);
        double[] rough = improvement(beliefs, Target.of(LOW, beliefs, 9)).roughValues(POINTS);
        double[] expected = improvement(four, Target.of(LOW, four, 9)).values(POINTS);
        double[] all = improvement(beliefs, Target.of(LOW, beliefs, 9)).values(POINTS);
        for (int j = 0; j < POINTS.length; j++) {
            Within.relative(rough[j], expected[j], 1e-12, j);
            assertThat(rough[j]).isNotEqualTo(all[j]);
        }
        // Three are few enough to be rough as they are.
        LatentPosterior few = SmallPosteriors.warped();
        Landscape exact = improvement(few, Target.of(LOW, few, 9));
        for (int j = 0; j < POINTS.length; j++) {
            Within.relative(exact.roughValues(POINTS)[j], exact.values(POINTS)[j], 1e-14, j);
        }
    }
}
