package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Hyperparameters;
import dev.brink.gp.Inputs;
import dev.brink.gp.Matern52;
import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.observation.ObservationModel;
import dev.brink.posterior.LatentSample;
import dev.brink.posterior.OutputTransform;
import dev.brink.posterior.SmallPosteriors;
import dev.brink.testkit.Within;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PredictedNumberTest {
    private static final double VARIANCE = 9;

    /** At some distance from the only, exact, measurement, in length scales. */
    private static PredictedNumber at(double distance) {
        GaussianProcess process = GaussianProcess.conditioned(
                Matern52.INSTANCE,
                new Hyperparameters(new double[] {1}, VARIANCE, 0, 1e-12, Double.POSITIVE_INFINITY),
                Inputs.of(new double[][] {{0}}, 1),
                new double[] {2},
                new double[] {0});
        ObservationModel.Gaussian exact = new ObservationModel.Gaussian(LatentScale.IDENTITY, Noise.none());
        return new PredictedNumber(
                new NumberNoise(exact, 0),
                SmallPosteriors.mixture(List.of(new LatentSample(process, OutputTransform.IDENTITY))),
                new double[] {distance});
    }

    /** Near its measurement a process deviates by {@code a sqrt(5/3) r}. */
    @ParameterizedTest
    @ValueSource(doubles = {5e-6, 1e-4})
    void aDoubtAboveRoundingIsADoubt(double distance) {
        Within.relative(Math.sqrt(at(distance).variance(0) / VARIANCE), Math.sqrt(5.0 / 3) * distance, 0.05, distance);
        assertThat(at(distance).isKnown()).isFalse();
        assertThat(at(distance).information()).isGreaterThan(0.5);
    }

    @Test
    void whatIsKnownToRoundingIsKnown() {
        assertThat(at(0).isKnown()).isTrue();
        assertThat(at(1e-7).isKnown()).isTrue();
        assertThat(at(0).information()).isLessThan(0.1);
    }
}
