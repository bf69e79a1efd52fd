package dev.brink.problem;

import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.observation.ObservationModel;
import dev.brink.observation.ObservationModel.Gaussian;

/** The settings that only functions measured in numbers have. */
final class GaussianSettings {
    static final Gaussian DEFAULT = new Gaussian(LatentScale.IDENTITY, Noise.learned());

    private GaussianSettings() {}

    static Gaussian scale(String label, ObservationModel model, LatentScale scale) {
        return new Gaussian(scale, require(label, model, "scale").noise());
    }

    static Gaussian noise(String label, ObservationModel model, Noise noise) {
        return new Gaussian(require(label, model, "noise").scale(), noise);
    }

    private static Gaussian require(String label, ObservationModel model, String setting) {
        if (!(model instanceof Gaussian gaussian)) {
            throw new InvalidProblemException(label + " was given a " + setting + ", but it measures " + model.kind()
                    + " and only numbers have one: leave the " + setting + " out.");
        }
        return gaussian;
    }

    static void requireMetric(String label, String metric) {
        if (metric.isBlank()) {
            throw new InvalidProblemException(
                    label + " has a blank metric, but measurements report it under that key: name it.");
        }
    }
}
