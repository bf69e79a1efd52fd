package dev.brink.acquisition;

import dev.brink.gp.Marginals;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.OutputTransform;
import dev.brink.problem.Objective;
import java.util.List;

/**
 * What a point must beat, for every sample of the objective on that sample's model scale: the paper's t. Values to be
 * maximised are turned round, so that less is better.
 */
public final class Target {
    private final double sign;
    private final double[] values; // sign times the value on the model's scale
    private final double[] logUnits; // of the latent distance that is one on the model's scale, at the target

    private Target(double sign, double[] values, double[] logUnits) {
        this.sign = sign;
        this.values = values;
        this.logUnits = logUnits;
    }

    /** The same value, in the latent function's units, for all samples. */
    public static Target of(Objective objective, LatentPosterior beliefs, double latent) {
        double[] values = new double[beliefs.samples().size()];
        for (int s = 0; s < values.length; s++) {
            values[s] = objective.sign() * beliefs.samples().get(s).transform().toModel(latent);
        }
        return of(objective, beliefs, values);
    }

    /** For each sample the best of its own values at these points, of which there must be one. */
    public static Target bestOf(Objective objective, LatentPosterior beliefs, double[][] points) {
        List<Marginals> marginals = beliefs.marginals(points);
        double[] values = new double[marginals.size()];
        for (int s = 0; s < values.length; s++) {
            values[s] = Double.POSITIVE_INFINITY;
            for (int j = 0; j < points.length; j++) {
                values[s] =
                        Math.min(values[s], objective.sign() * marginals.get(s).mean(j));
            }
        }
        return of(objective, beliefs, values);
    }

    private static Target of(Objective objective, LatentPosterior beliefs, double[] values) {
        double[] logUnits = new double[values.length];
        for (int s = 0; s < values.length; s++) {
            OutputTransform transform = beliefs.samples().get(s).transform();
            logUnits[s] = -transform.logSlope(transform.fromModel(objective.sign() * values[s]));
        }
        return new Target(objective.sign(), values, logUnits);
    }

    /** The target for what {@link LatentPosterior#thinned} keeps of the samples. */
    Target thinned(LatentPosterior beliefs, int count) {
        int[] kept = beliefs.thinnedTo(count);
        double[] someValues = new double[kept.length];
        double[] someUnits = new double[kept.length];
        for (int k = 0; k < kept.length; k++) {
            someValues[k] = values[kept[k]];
            someUnits[k] = logUnits[kept[k]];
        }
        return new Target(sign, someValues, someUnits);
    }

    double sign() {
        return sign;
    }

    /** {@code t_s - mu}: positive where the mean beats the target. */
    double gap(int sample, double mean) {
        return values[sample] - sign * mean;
    }

    double logUnit(int sample) {
        return logUnits[sample];
    }
}
