package dev.brink.posterior;

import dev.brink.data.Datum;
import dev.brink.data.Verdicts;
import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.Constraint;
import java.util.List;

/**
 * Whether a constraint counts something and goes in steps, by what was measured and is believed of it. A count of what
 * happens by chance is whole as well, but scatters by more than half a step, and what must keep the limit then is not
 * the count but what it comes to on average; unless the limit is the end of what can be counted, which no average
 * reaches.
 */
final class WholeNumbers {
    /** So many whole numbers are no chance. */
    private static final int ENOUGH = 5;

    /** Over so many steps a function is as good as smooth. */
    private static final double MOST_STEPS = 1000;

    private WholeNumbers() {}

    static boolean are(Constraint constraint, List<Datum> data, LatentPosterior beliefs) {
        return constraint.model() instanceof ObservationModel.Gaussian gaussian
                && !(gaussian.noise() instanceof Noise.Fixed)
                && areWhole(data)
                && (isNeverPassed(constraint, data) || isWithinHalfAStep(constraint, gaussian.scale(), beliefs));
    }

    /** Whether these are enough numbers, all of them whole, none said to be uncertain, and their steps matter. */
    private static boolean areWhole(List<Datum> data) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (Datum datum : data) {
            if (!(datum.observation() instanceof Observation.Real real)
                    || real.standardDeviation().orElse(0) > 0
                    || real.value() != Math.rint(real.value())) {
                return false;
            }
            least = Math.min(least, real.value());
            most = Math.max(most, real.value());
        }
        return data.size() >= ENOUGH && most - least <= MOST_STEPS;
    }

    /** Whether nothing better than the limit was ever seen: no errors are as few as there can be, by chance or not. */
    private static boolean isNeverPassed(Constraint constraint, List<Datum> data) {
        return data.stream()
                .mapToDouble(datum -> Verdicts.number(datum.observation()).orElseThrow())
                .allMatch(value -> constraint.latentSign() * (value - constraint.threshold()) <= 0);
    }

    /** Whether, by all samples, measurements scatter by no more than half a step at the limit. */
    private static boolean isWithinHalfAStep(Constraint constraint, LatentScale scale, LatentPosterior beliefs) {
        double limit = scale.fromLatent(constraint.wholeNumbers().latentThreshold());
        return beliefs.samples().stream().allMatch(sample -> {
            OutputTransform transform = sample.transform();
            double halfStep =
                    transform.toModel(scale.toLatent(limit + 0.25)) - transform.toModel(scale.toLatent(limit - 0.25));
            return sample.process().hyperparameters().noiseVariance() <= halfStep * halfStep;
        });
    }
}
