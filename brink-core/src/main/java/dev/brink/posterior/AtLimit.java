package dev.brink.posterior;

import dev.brink.data.Datum;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.Constraint;
import dev.brink.problem.SearchSpace;
import java.util.Arrays;
import java.util.List;

/**
 * Points at which a constraint was measured to be exactly at its limit, and so to hold. A model knows no value to all
 * its digits and gives either side of the limit the same chance there, whatever was measured. But a function that is as
 * good as exact does not meet its limit to the last digit by chance: it counts something, or it is printed in few
 * digits, and the best points of such problems are often just there.
 */
final class AtLimit {
    static final AtLimit NOWHERE = new AtLimit(List.of());

    private final List<double[]> points; // encoded

    private AtLimit(List<double[]> points) {
        this.points = points;
    }

    static AtLimit of(Constraint constraint, List<Datum> data, SearchSpace space, LatentPosterior beliefs) {
        if (!(constraint.model() instanceof ObservationModel.Gaussian gaussian) || !beliefs.isAsGoodAsExact()) {
            return NOWHERE;
        }
        double limit = constraint.latentThreshold();
        return new AtLimit(data.stream()
                .filter(datum -> datum.observation() instanceof Observation.Real real
                        && gaussian.scale().toLatent(real.value()) == limit
                        && real.standardDeviation().orElse(0) == 0)
                .map(datum -> space.encode(datum.point()))
                .toList());
    }

    /** Makes the logarithms of probabilities at many points certain at these. */
    void settle(double[] logProbabilities, double[][] at) {
        for (double[] point : points) {
            for (int j = 0; j < at.length; j++) {
                if (Arrays.equals(at[j], point)) {
                    logProbabilities[j] = 0;
                }
            }
        }
    }
}
