package dev.brink.acquisition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Hyperparameters;
import dev.brink.gp.Inputs;
import dev.brink.gp.Matern52;
import dev.brink.numeric.Parallel;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.LatentSample;
import dev.brink.posterior.OutputTransform;
import dev.brink.posterior.SmallPosteriors;
import dev.brink.problem.Objective;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Measurements are as good as exact only where nothing says that they scatter. */
class ImprovementRuleTest {
    private static final Objective COST = Objective.minimize("cost");

    @Test
    void numbersWithoutNoiseAre() {
        assertThat(isAsGoodAsExact(COST, 0, 0, 0, 0)).isTrue();
    }

    @Test
    void thoseWhoseLearnedNoiseIsNegligibleAre() {
        assertThat(isAsGoodAsExact(COST, 1e-8, 1e-8, 1e-8, 1e-8)).isTrue();
    }

    @Test
    void thoseWithLearnedNoiseAreNot() {
        assertThat(isAsGoodAsExact(COST, 1e-2, 1e-2, 1e-2, 1e-2)).isFalse();
    }

    @Test
    void thoseWhoseDeviationsWereToldAreNot() {
        assertThat(isAsGoodAsExact(COST, 0, 1e-2, 0, 1e-2)).isFalse();
    }

    /** What is beyond a limit is modelled by a drawn value, which has no noise of its own. */
    @Test
    void valuesThatWereCutOffDoNotHideTheNoiseOfTheOthers() {
        assertThat(isAsGoodAsExact(COST, 1e-2, 1e-2, 0, 0)).isFalse();
    }

    /** Every sample knows a drawn share exactly. */
    @Test
    void countsAreNot() {
        assertThat(isAsGoodAsExact(Objective.minimize("share").counted(), 0, 0, 0, 0))
                .isFalse();
    }

    /** @param variances of the measurements' noise, at as many points, where that of the function is 1 */
    private static boolean isAsGoodAsExact(Objective objective, double learned, double... variances) {
        double[][] points = {{0.1}, {0.5}, {0.9}};
        Hyperparameters h = new Hyperparameters(new double[] {0.2}, 1, 0, learned, Double.POSITIVE_INFINITY);
        GaussianProcess process = GaussianProcess.conditioned(
                Matern52.INSTANCE, h, Inputs.of(points, 1), new double[] {1, 0, 2}, variances);
        LatentPosterior beliefs = SmallPosteriors.mixture(List.of(new LatentSample(process, OutputTransform.IDENTITY)));
        return new ImprovementRule(objective, Parallel.none()).isAsGoodAsExact(beliefs);
    }
}
