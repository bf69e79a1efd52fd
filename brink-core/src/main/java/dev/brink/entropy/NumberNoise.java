package dev.brink.entropy;

import dev.brink.observation.ObservationModel;
import dev.brink.posterior.LatentSample;

/** The noise of a function that measures numbers, on the model scale of each sample. */
final class NumberNoise {
    /** Its square is still a number. */
    private static final double LARGEST_DEVIATION = Math.sqrt(Double.MAX_VALUE);

    private final ObservationModel.Gaussian model;
    private final double deviation;

    /** @param deviation of the noise, in the user's units; NaN where it is learned */
    NumberNoise(ObservationModel.Gaussian model, double deviation) {
        this.model = model;
        this.deviation = deviation;
    }

    /** Its variance where a measurement gives this value on the latent scale. */
    double variance(LatentSample sample, double latent) {
        if (Double.isNaN(deviation)) {
            return sample.process().hyperparameters().noiseVariance();
        }
        if (deviation == 0) {
            return 0;
        }
        double onModelScale = sample.transform().deviationToModel(latentDeviation(latent), latent);
        return onModelScale * onModelScale;
    }

    /** Far out a value rounds to the end of its scale, where the slope is zero or as large as can be. */
    private double latentDeviation(double latent) {
        double value = model.scale().fromLatent(latent);
        if (!model.scale().accepts(value)) {
            return Double.isInfinite(value) ? 0 : LARGEST_DEVIATION;
        }
        return Math.min(deviation * model.scale().slope(value), LARGEST_DEVIATION);
    }
}
