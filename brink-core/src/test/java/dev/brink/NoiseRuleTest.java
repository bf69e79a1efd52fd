package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Hyperparameters;
import dev.brink.gp.Inputs;
import dev.brink.gp.Matern52;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.LatentSample;
import dev.brink.posterior.OutputTransform;
import dev.brink.posterior.SmallPosteriors;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether steps reckon with noise. */
class NoiseRuleTest {
    private static final Objective COST = Objective.minimize("cost");

    /** Ten samples, of which so many are noisy. */
    private static boolean isNoisy(Objective objective, int parameters, int measured, int noisySamples) {
        double[] lengthScales = new double[parameters];
        Arrays.fill(lengthScales, 0.3);
        LatentPosterior beliefs = SmallPosteriors.mixture(IntStream.range(0, 10)
                .mapToObj(s -> new Hyperparameters(
                        lengthScales, 1, 0, s < noisySamples ? 0.04 : 1e-10, Double.POSITIVE_INFINITY))
                .map(h -> GaussianProcess.conditioned(
                        Matern52.INSTANCE,
                        h,
                        Inputs.of(new double[][] {new double[parameters]}, parameters),
                        new double[1],
                        new double[] {h.noiseVariance()}))
                .map(process -> new LatentSample(process, OutputTransform.IDENTITY))
                .toList());
        Problem problem = Problem.over(IntStream.range(0, parameters)
                        .mapToObj(a -> Parameter.real("x" + a, 0, 1))
                        .toArray(Parameter[]::new))
                .objective(objective)
                .build();
        return NoiseRule.isNoisy(
                SmallPosteriors.posterior(problem, Map.of(objective.name(), beliefs)), objective, measured);
    }

    @ParameterizedTest
    @CsvSource({
        "2, 11, 10, false", "2, 12, 10, true", "2, 12, 9, false", "2, 19, 9, false", "2, 20, 6, true",
        "2, 20, 4, false", "3, 11, 10, false", "4, 6, 10, true", "4, 6, 6, true", "4, 6, 4, false"
    })
    void withFewParametersItMustBeKnown(int parameters, int measured, int noisySamples, boolean noisy) {
        assertThat(isNoisy(COST, parameters, measured, noisySamples)).isEqualTo(noisy);
    }

    /** Every sample knows a drawn share exactly, and what is learned for the answer is reckoned for numbers. */
    @Test
    void countsAreLeftAlone() {
        assertThat(isNoisy(Objective.minimize("share").counted(), 4, 40, 10)).isFalse();
    }

    @Test
    void everyOtherStepIsForTheAnswer() {
        assertThat(IntStream.range(20, 24).mapToObj(NoiseRule::isForTheAnswer))
                .containsExactly(true, false, true, false);
    }
}
