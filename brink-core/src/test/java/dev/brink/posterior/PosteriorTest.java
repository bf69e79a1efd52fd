package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.numeric.Normal;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import dev.brink.testkit.GradientCheck;
import dev.brink.testkit.Within;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PosteriorTest {
    private static final Objective COST = Objective.minimize("cost");
    private static final Constraint HEAT = Constraint.atMost("heat", 11).confidence(0.8);
    private static final Constraint TASTE = Constraint.share("taste", 0.5).confidence(0.4);
    private static final double[][] POINTS = SmallPosteriors.somePoints(200);

    private static ProblemBuilder problem() {
        return Problem.over(Parameter.real("a", 0, 1), Parameter.real("b", 0, 1))
                .objective(COST);
    }

    private static Posterior posterior(Problem problem) {
        Map<String, LatentPosterior> byFunction = new LinkedHashMap<>();
        byFunction.put("cost", SmallPosteriors.warped());
        problem.constraints()
                .forEach(c -> byFunction.put(
                        c.name(),
                        c.name().equals("taste") ? SmallPosteriors.untransformed() : SmallPosteriors.warped()));
        return new Posterior(problem, byFunction, Map.of());
    }

    private static Posterior constrained() {
        return posterior(problem().constraint(HEAT).constraint(TASTE).build());
    }

    @Test
    void constraintsAreIndependent() {
        Posterior posterior = constrained();
        double[] heat = posterior.logProbability(HEAT, POINTS);
        double[] taste = posterior.logProbability(TASTE, POINTS);
        double[] all = posterior.logProbabilityOfAll(POINTS);
        for (int j = 0; j < POINTS.length; j++) {
            Within.absoluteOrRelative(all[j], heat[j] + taste[j], 0, 1e-14, j);
            Within.absoluteOrRelative(posterior.logProbabilityOfAll(POINTS[j], new double[2]), all[j], 1e-13, 1e-10, j);
        }
        GradientCheck check = GradientCheck.of(posterior::logProbabilityOfAll)
                .within(new double[2], new double[] {1, 1})
                .relative(1e-6);
        for (int j = 0; j < 5; j++) {
            check.assertAt(POINTS[j]);
        }
    }

    @Test
    void withoutConstraintsEverythingIsFeasible() {
        Posterior posterior = posterior(problem().build());
        assertThat(posterior.logProbabilityOfAll(POINTS)).containsOnly(0);
        assertThat(posterior.isConfident(POINTS)).containsOnly(true);
        double[] gradient = {3, 4};
        assertThat(posterior.logProbabilityOfAll(POINTS[0], gradient)).isEqualTo(0);
        assertThat(gradient).containsExactly(0, 0);
    }

    @Test
    void eachConstraintHasAConfidenceOfItsOwn() {
        Posterior posterior = constrained();
        boolean[] confident = posterior.isConfident(POINTS);
        double[] heat = posterior.logProbability(HEAT, POINTS);
        double[] taste = posterior.logProbability(TASTE, POINTS);
        for (int j = 0; j < POINTS.length; j++) {
            assertThat(confident[j]).isEqualTo(Math.exp(heat[j]) >= 0.8 && Math.exp(taste[j]) >= 0.4);
        }
        assertThat(confident).contains(true, false);
    }

    @Test
    void orAllHaveOneTogether() {
        Posterior posterior = posterior(problem()
                .constraint(HEAT)
                .constraint(TASTE)
                .jointConfidence(0.45)
                .build());
        boolean[] confident = posterior.isConfident(POINTS);
        double[] all = posterior.logProbabilityOfAll(POINTS);
        int differs = 0;
        boolean[] individually = constrained().isConfident(POINTS);
        for (int j = 0; j < POINTS.length; j++) {
            assertThat(confident[j]).isEqualTo(Math.exp(all[j]) >= 0.45);
            differs += confident[j] == individually[j] ? 0 : 1;
        }
        assertThat(confident).contains(true, false);
        assertThat(differs).isPositive();
    }

    @Test
    void predictionsAreInTheUsersUnits() {
        Posterior posterior = constrained();
        List<Prediction> shares = posterior.predict(TASTE, POINTS);
        List<Prediction> costs = posterior.predict(COST, POINTS);
        LatentPosterior latent = posterior.of(TASTE);
        LatentPosterior latentCost = posterior.of(COST);
        for (int j = 0; j < POINTS.length; j++) {
            double share = 0;
            for (int s = 0; s < 3; s++) {
                double mean = latent.marginals(POINTS).get(s).mean(j);
                double variance = latent.marginals(POINTS).get(s).variance(j) + 0.04;
                share += Normal.cdf(mean / Math.sqrt(1 + variance)) / 3;
            }
            Within.absolute(shares.get(j).mean(), share, 1e-9, j);
            assertThat(shares.get(j).quantile(0.05))
                    .isBetween(0.0, shares.get(j).quantile(0.95));
            // At the median the probability of being below is one half.
            double median = costs.get(j).quantile(0.5);
            double[] below = latentCost.logProbability(Constraint.atMost("cost", median), new double[][] {POINTS[j]});
            Within.relative(Math.exp(below[0]), 0.5, 1e-9, j);
        }
    }

    @Test
    void theMeanAtOnePointIsThatOfThePrediction() {
        Posterior posterior = constrained();
        for (ModelledFunction function : List.of(COST, HEAT, TASTE)) {
            List<Prediction> predictions = posterior.predict(function, POINTS);
            for (int j = 0; j < POINTS.length; j++) {
                double mean = posterior.mean(function, POINTS[j], new double[2]);
                Within.relative(mean, predictions.get(j).mean(), 1e-11, j);
            }
        }
    }

    @Test
    void theMeansGradientAgreesWithFiniteDifferences() {
        Posterior posterior = constrained();
        for (ModelledFunction function : List.of(COST, TASTE)) {
            GradientCheck check = GradientCheck.of((x, out) -> posterior.mean(function, x, out))
                    .within(new double[2], new double[] {1, 1})
                    .relative(1e-6);
            for (int j = 0; j < 8; j++) {
                check.assertAt(POINTS[j]);
            }
            // Next to a value that is known exactly the variance is all but gone.
            check.assertAt(0.8 + 1e-4, 0.3 - 2e-4);
        }
    }

    @Test
    void middlesAreTheSamplesMeansInTheUsersUnits() {
        Posterior posterior = constrained();
        double[] costs = posterior.middles(COST, POINTS);
        double[] shares = posterior.middles(TASTE, POINTS);
        LatentPosterior cost = posterior.of(COST);
        LatentPosterior taste = posterior.of(TASTE);
        for (int j = 0; j < POINTS.length; j++) {
            double expectedCost = 0;
            double expectedShare = 0;
            for (int s = 0; s < 3; s++) {
                double warp = cost.samples().get(s).transform().warp();
                double mean = cost.marginals(POINTS).get(s).mean(j);
                expectedCost += Math.exp(cost.logWeight(s)) * (10 + 4 * warp * Math.sinh(mean / warp));
                expectedShare += Normal.cdf(taste.marginals(POINTS).get(s).mean(j)) / 3;
            }
            Within.relative(costs[j], expectedCost, 1e-12, j);
            Within.relative(shares[j], expectedShare, 1e-12, j);
        }
    }

    @Test
    void withoutAWarpTheMiddleIsTheMean() {
        Problem problem = problem().build();
        LatentPosterior straight = SmallPosteriors.mixture(
                List.of(
                        SmallPosteriors.sample(0, new OutputTransform(100, 5, Double.POSITIVE_INFINITY)),
                        SmallPosteriors.sample(1, new OutputTransform(90, 2, Double.POSITIVE_INFINITY))),
                0.3,
                0.7);
        Posterior posterior = new Posterior(problem, Map.of("cost", straight), Map.of());
        double[] middles = posterior.middles(COST, POINTS);
        for (int j = 0; j < POINTS.length; j++) {
            Within.relative(middles[j], posterior.mean(COST, POINTS[j], new double[2]), 1e-12, j);
        }
    }

    @Test
    void changingOneFunctionLeavesTheOthersAndTheOriginal() {
        Posterior posterior = constrained();
        LatentPosterior heat = posterior.of(HEAT);
        Posterior changed = posterior.imagine(HEAT, POINTS[0], Observation.of(12), new SplittableRandom(1));
        assertThat(changed.of(HEAT)).isNotSameAs(heat);
        assertThat(changed.of(TASTE)).isSameAs(posterior.of(TASTE));
        assertThat(changed.of(COST)).isSameAs(posterior.of(COST));
        assertThat(posterior.of(HEAT)).isSameAs(heat);
        assertThat(changed.problem()).isSameAs(posterior.problem());
    }

    @Test
    void unknownFunctionsAndUnfitObservationsAreRefused() {
        Posterior posterior = constrained();
        assertThatThrownBy(() -> posterior.of(Objective.minimize("profit")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("This posterior knows nothing of 'profit', only of [cost, heat, taste].");
        assertThatThrownBy(() -> posterior.imagine(TASTE, POINTS[0], Observation.of(0.93), new SplittableRandom(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'taste' received 0.93, but it counts: report successes and trials.");
    }
}
