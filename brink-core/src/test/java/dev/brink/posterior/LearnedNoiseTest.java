package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.History;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.problem.Objective;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Noise is found where there is some, and not where there is none. */
class LearnedNoiseTest {
    private static final InferenceSettings SETTINGS =
            InferenceSettings.standard().withKeptSamples(12, 2);
    private static final Objective LEARNED = Objective.minimize("f");

    private static History noisy(Objective objective, int count, double noise) {
        RandomGenerator random = RandomStream.of(7).generator();
        return SmallStudy.history(
                objective, count, x -> Observation.of(Math.sin(6 * x) + noise * random.nextGaussian()));
    }

    /** The median over samples of the noise's standard deviation in the user's units. */
    private static double noise(LatentPosterior posterior) {
        double[] deviations = posterior.samples().stream()
                .mapToDouble(
                        sample -> Math.sqrt(sample.process().hyperparameters().noiseVariance())
                                / sample.transform().slope(0))
                .sorted()
                .toArray();
        return deviations[deviations.length / 2];
    }

    @Test
    void strongNoiseIsFound() {
        for (InferenceSettings settings : List.of(SETTINGS, SETTINGS.withWarp(OutputWarp.off()))) {
            LatentPosterior posterior = SmallStudy.infer(noisy(LEARNED, 60, 0.5), settings, 1)
                    .posterior()
                    .of(LEARNED);
            // With some fifty degrees of freedom the standard deviation is known to a tenth.
            assertThat(noise(posterior)).isBetween(0.5 / 1.4, 0.5 * 1.4);
        }
    }

    @Test
    void exactMeasurementsAreTakenForExact() {
        for (Objective objective : List.of(LEARNED, LEARNED.noise(Noise.none()))) {
            History history = noisy(objective, 15, 0);
            Posterior posterior = SmallStudy.infer(history, SETTINGS, 1).posterior();
            double[][] measured = {{0}, {3 / 14.0}, {0.5}, {1}};
            List<Prediction> predictions = posterior.predict(objective, measured);
            for (int j = 0; j < measured.length; j++) {
                double value = Math.sin(6 * measured[j][0]);
                double low = predictions.get(j).quantile(0.05);
                double high = predictions.get(j).quantile(0.95);
                assertThat(high - low).isLessThan(objective.equals(LEARNED) ? 0.05 : 1e-4);
                assertThat(value).isBetween(low - 0.02, high + 0.02);
            }
        }
    }

    @Test
    void knownNoiseIsNotLearned() {
        Objective fixed = LEARNED.noise(Noise.fixed(0.5));
        LatentPosterior posterior = SmallStudy.infer(noisy(fixed, 30, 0.5), SETTINGS.withWarp(OutputWarp.off()), 1)
                .posterior()
                .of(fixed);
        assertThat(posterior.samples())
                .allMatch(sample -> sample.process().hyperparameters().noiseVariance() == 0);
        // Between the data the belief is as wide as some averaging of the noise leaves it, not as if they were exact.
        double[] deviations = posterior.marginals(new double[][] {{15 / 29.0}}).stream()
                .mapToDouble(m -> m.standardDeviation(0)
                        * posterior.samples().get(0).transform().unit())
                .toArray();
        assertThat(Arrays.stream(deviations).average().orElseThrow()).isBetween(0.05, 0.5);
    }
}
