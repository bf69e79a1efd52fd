package dev.brink.acquisition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.Marginals;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.LatentSample;
import dev.brink.posterior.SmallPosteriors;
import dev.brink.problem.Objective;
import dev.brink.testkit.Within;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a target is, is seen by what improves on it. */
class TargetTest {
    private static final Objective LOW = Objective.minimize("f");
    private static final Objective HIGH = Objective.maximize("f");
    private static final double[][] POINTS = SmallPosteriors.somePoints(6);

    private static double[] improvement(LatentPosterior beliefs, Target target) {
        return new ExpectedImprovement(beliefs, target).values(POINTS);
    }

    @Test
    void theBestIsEachSamplesOwn() {
        for (Objective objective : List.of(LOW, HIGH)) {
            for (LatentPosterior beliefs : List.of(SmallPosteriors.warped(), SmallPosteriors.untransformed())) {
                double[][] known = SmallPosteriors.somePoints(4);
                double[] actual = improvement(beliefs, Target.bestOf(objective, beliefs, known));
                double[] expected = new double[POINTS.length];
                for (int s = 0; s < beliefs.samples().size(); s++) {
                    LatentSample sample = beliefs.samples().get(s);
                    LatentPosterior alone = SmallPosteriors.mixture(List.of(sample));
                    double best = sample.transform().fromModel(best(objective, sample, known));
                    double[] logs = improvement(alone, Target.of(objective, alone, best));
                    for (int j = 0; j < POINTS.length; j++) {
                        expected[j] += Math.exp(beliefs.logWeight(s) + logs[j]);
                    }
                }
                for (int j = 0; j < POINTS.length; j++) {
                    Within.relative(Math.exp(actual[j]), expected[j], 1e-12, j);
                }
            }
        }
    }

    private static double best(Objective objective, LatentSample sample, double[][] points) {
        Marginals marginals = sample.process().marginals(points);
        double best = marginals.mean(0);
        for (int j = 1; j < points.length; j++) {
            best = objective.maximized() ? Math.max(best, marginals.mean(j)) : Math.min(best, marginals.mean(j));
        }
        return best;
    }

    @Test
    void oneOfOnePointIsItsValue() {
        LatentPosterior alone = SmallPosteriors.mixture(
                List.of(SmallPosteriors.warped().samples().get(1)));
        double[][] at = {POINTS[2]};
        double value = alone.samples()
                .get(0)
                .transform()
                .fromModel(alone.marginals(at).get(0).mean(0));
        double[] best = improvement(alone, Target.bestOf(LOW, alone, at));
        double[] same = improvement(alone, Target.of(LOW, alone, value));
        for (int j = 0; j < POINTS.length; j++) {
            Within.relative(best[j], same[j], 1e-12, j);
        }
    }

    /** Where a value is known, the improvement on a target is the distance to it, or next to nothing. */
    @Test
    void aKnownValueImprovesByTheDistance() {
        // Measured without noise: the model's scale is the latent one, and the value sin(3) there.
        LatentPosterior alone = SmallPosteriors.mixture(
                List.of(SmallPosteriors.untransformed().samples().get(0)));
        double[][] known = {{0.8, 0.3}};
        ExpectedImprovement lower = new ExpectedImprovement(alone, Target.of(LOW, alone, 1));
        ExpectedImprovement higher = new ExpectedImprovement(alone, Target.of(HIGH, alone, 1));
        Within.absolute(Math.exp(lower.values(known)[0]), 1 - Math.sin(3), 1e-5, "lower");
        assertThat(higher.values(known)[0]).isLessThan(-1e9).isFinite();
    }
}
