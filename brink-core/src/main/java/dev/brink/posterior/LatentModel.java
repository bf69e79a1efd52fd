package dev.brink.posterior;

import dev.brink.gp.HyperCoordinates;
import dev.brink.gp.HyperPrior;
import dev.brink.gp.Hyperparameters;
import dev.brink.mcmc.ChainState;

/**
 * One function's model and data: everything that fixes the density a chain samples.
 *
 * @param data what has been observed
 * @param transform centre and unit, and the warp's scale where that is not learned
 * @param location where the standardised values lie: the process' mean is measured from here
 * @param coordinates which hyperparameters there are to sample
 * @param prior theirs
 */
record LatentModel(
        LatentData data, OutputTransform transform, double location, HyperCoordinates coordinates, HyperPrior prior) {
    /** A warp below this would be rounded to nothing where units differ by hundreds of decades. */
    private static final double LEAST_LOG_WARP = -600;

    /** The transform under a chain's coordinates. */
    OutputTransform transform(double[] x) {
        return coordinates.learnsWarp() ? transform.withWarp(Math.exp(x[coordinates.logWarp()])) : transform;
    }

    /** The hyperparameters under a chain's coordinates, the mean on the model's scale. */
    Hyperparameters hyperparameters(double[] x) {
        Hyperparameters raw = coordinates.hyperparameters(x, transform.warp());
        return new Hyperparameters(raw.lengthScales(), raw.variance(), mean(x), raw.noiseVariance(), raw.warp());
    }

    /** The process' mean: the location, warped like the values, plus the sampled offset. */
    double mean(double[] x) {
        double warp = coordinates.learnsWarp() ? Math.exp(x[coordinates.logWarp()]) : transform.warp();
        return OutputTransform.warp(location, warp) + x[coordinates.mean()];
    }

    /**
     * The state of another model of the same function as a state of this one, which measures in another unit from another
     * centre: the same function on the user's scale.
     */
    ChainState translated(ChainState state, LatentModel from) {
        if (!coordinates.equals(from.coordinates)) {
            return state;
        }
        double[] x = state.coordinates();
        double mean = from.transform(x).fromModel(from.mean(x));
        double logScale = Math.log(from.transform.unit()) - Math.log(transform.unit());
        x[coordinates.logVariance()] += 2 * logScale;
        if (coordinates.learnsWarp()) {
            x[coordinates.logWarp()] = Math.max(LEAST_LOG_WARP, x[coordinates.logWarp()] + logScale);
        }
        x[coordinates.mean()] = 0;
        double offset = transform(x).toModel(mean) - mean(x);
        x[coordinates.mean()] = Double.isFinite(offset) ? offset : 0;
        return ChainState.of(x, state.latents());
    }

    /**
     * The logarithm of the volume in these coordinates for a volume on the user's scale, as far as it differs from state
     * to state: the mean's, which is behind the warp.
     */
    double logVolume(ChainState state) {
        double[] x = state.coordinates();
        OutputTransform transform = transform(x);
        return transform.logSlope(transform.fromModel(mean(x)));
    }

    LatentModel withData(LatentData other) {
        return new LatentModel(other, transform, location, coordinates, prior);
    }
}
