package dev.brink.acquisition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.Marginals;
import dev.brink.numeric.Normal;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.OutputTransform;
import dev.brink.posterior.Posterior;
import dev.brink.posterior.SmallPosteriors;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.search.Landscape;
import dev.brink.testkit.Within;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The probability of all constraints, by itself and as a weight. */
class FeasibilitySearchTest {
    private static final Objective COST = Objective.minimize("cost");
    private static final double[][] POINTS = SmallPosteriors.somePoints(6);

    private static Posterior posterior(double heat, LatentPosterior ofHeat) {
        Problem problem = Problem.over(Parameter.real("a", 0, 1), Parameter.real("b", 0, 1))
                .objective(COST)
                .constraint(Constraint.atMost("heat", heat))
                .constraint(Constraint.share("taste", 0.5))
                .build();
        return SmallPosteriors.posterior(
                problem,
                Map.of("cost", SmallPosteriors.warped(), "heat", ofHeat, "taste", SmallPosteriors.untransformed()));
    }

    private static WeightedExpectedImprovement weighted(Posterior posterior, double target) {
        LatentPosterior cost = posterior.of(COST);
        return new WeightedExpectedImprovement(
                new ExpectedImprovement(cost, Target.of(COST, cost, target)), new FeasibilitySearch(posterior));
    }

    @Test
    void itIsTheProductOfTheProbabilities() {
        Posterior posterior = posterior(11, SmallPosteriors.warped());
        double[] values = new FeasibilitySearch(posterior).values(POINTS);
        for (int j = 0; j < POINTS.length; j++) {
            double product = 1;
            for (Constraint constraint : posterior.problem().constraints()) {
                product *= Math.exp(posterior.logProbability(constraint, POINTS)[j]);
            }
            Within.relative(Math.exp(values[j]), product, 1e-13, j);
        }
    }

    /** Limits from likely to more than forty standard deviations away. */
    @ParameterizedTest
    @ValueSource(doubles = {11, -60, -1e7, -1e30})
    void gradientsAndBatchesAgree(double heat) {
        Posterior posterior = posterior(heat, SmallPosteriors.warped());
        Landscapes.assertConsistent(new FeasibilitySearch(posterior), POINTS);
        Landscapes.assertConsistent(weighted(posterior, 9), POINTS);
        Landscapes.assertConsistent(weighted(posterior, -1e25), POINTS);
        Landscapes.assertConsistent(weighted(posterior, 9).softened(0.01), POINTS);
        Landscapes.assertConsistent(new FeasibilitySearch(posterior).softened(0.1), POINTS);
        if (heat == -1e30) {
            assertThat(Arrays.stream(new FeasibilitySearch(posterior).values(POINTS))
                            .max()
                            .orElseThrow())
                    .isLessThan(-800);
        }
    }

    @Test
    void theWeightedImprovementIsTheProduct() {
        Posterior posterior = posterior(11, SmallPosteriors.warped());
        LatentPosterior cost = posterior.of(COST);
        double[] improvement = new ExpectedImprovement(cost, Target.of(COST, cost, 9)).values(POINTS);
        double[] feasibility = new FeasibilitySearch(posterior).values(POINTS);
        Landscape weighted = weighted(posterior, 9);
        double[] both = weighted.values(POINTS);
        for (int j = 0; j < POINTS.length; j++) {
            Within.relative(Math.exp(both[j]), Math.exp(improvement[j]) * Math.exp(feasibility[j]), 1e-12, j);
            // Three samples are few enough to be rough as they are.
            Within.relative(weighted.roughValues(POINTS)[j], both[j], 1e-14, j);
        }
    }

    @Test
    void roughlyItIsThatOfFourSamples() {
        LatentPosterior eight = SmallPosteriors.mixture(IntStream.range(0, 8)
                .mapToObj(s -> SmallPosteriors.sample(s % 3, new OutputTransform(10 + s, 4, 2)))
                .toList());
        LatentPosterior four = SmallPosteriors.mixture(
                IntStream.of(0, 2, 4, 6).mapToObj(s -> eight.samples().get(s)).toList());
        FeasibilitySearch search = new FeasibilitySearch(posterior(11, eight));
        double[] rough = search.roughValues(POINTS);
        double[] expected = new FeasibilitySearch(posterior(11, four)).values(POINTS);
        for (int j = 0; j < POINTS.length; j++) {
            Within.relative(rough[j], expected[j], 1e-12, j);
        }
        assertThat(rough).isNotEqualTo(search.values(POINTS));
    }

    /** A constraint of one sample by its formula, with the share added to the variance; and hardly soft at all. */
    @Test
    void softenedItIsAsIfLessWereKnown() {
        LatentPosterior one = SmallPosteriors.mixture(List.of(SmallPosteriors.sample(0, OutputTransform.IDENTITY)));
        Problem problem = Problem.over(Parameter.real("a", 0, 1), Parameter.real("b", 0, 1))
                .constraint(Constraint.atMost("heat", 0.5))
                .build();
        Posterior posterior = SmallPosteriors.posterior(problem, Map.of("heat", one));
        double variance = one.samples().get(0).process().hyperparameters().variance();
        double[] softened = new FeasibilitySearch(posterior).softened(0.1).values(POINTS);
        double[] hardly = new FeasibilitySearch(posterior).softened(1e-12).values(POINTS);
        double[] values = new FeasibilitySearch(posterior).values(POINTS);
        Marginals marginals = one.marginals(POINTS).get(0);
        for (int j = 0; j < POINTS.length; j++) {
            double z = (0.5 - marginals.mean(j)) / Math.sqrt(marginals.variance(j) + 0.01 * variance);
            Within.absoluteOrRelative(softened[j], Normal.logCdf(z), 1e-12, 1e-12, j);
            Within.absoluteOrRelative(hardly[j], values[j], 1e-12, 1e-12, j);
        }
        assertThat(softened).isNotEqualTo(values);
    }

    @Test
    void withoutConstraintsEverythingIsFeasible() {
        Problem problem = Problem.over(Parameter.real("a", 0, 1), Parameter.real("b", 0, 1))
                .objective(COST)
                .build();
        Posterior posterior = SmallPosteriors.posterior(problem, Map.of("cost", SmallPosteriors.warped()));
        FeasibilitySearch search = new FeasibilitySearch(posterior);
        assertThat(search.values(POINTS)).containsOnly(0);
        double[] gradient = {1, 2};
        assertThat(search.value(POINTS[0], gradient)).isZero();
        assertThat(List.of(gradient[0], gradient[1])).containsOnly(0.0);
    }
}
