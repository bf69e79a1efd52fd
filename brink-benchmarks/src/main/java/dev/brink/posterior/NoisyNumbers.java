package dev.brink.posterior;

import dev.brink.gp.HyperCoordinates;
import dev.brink.gp.HyperPrior;
import dev.brink.mcmc.WhitenedPrior;
import org.jspecify.annotations.NullMarked;

/**
 * The way to a chain's target for those outside its package who want to time it: numbers whose noise and warp are
 * learned, as they are by default, taken as they are and not centred. The kernel is Matérn 5/2.
 */
@NullMarked
public final class NoisyNumbers {
    private NoisyNumbers() {}

    /** The coordinates of the target: log length scales, log variance, mean, log noise ratio, log warp. */
    public static HyperCoordinates coordinates(int axes) {
        return new HyperCoordinates(axes, true, true);
    }

    /** What the slice sampler samples, given a value at each point. */
    public static WhitenedPrior target(double[][] points, double[] values) {
        int axes = points[0].length;
        LatentData data = new LatentData(axes);
        for (int i = 0; i < points.length; i++) {
            data.add(points[i], values[i], Double.NaN);
        }
        return new LatentTarget(
                new LatentModel(data, OutputTransform.IDENTITY, 0, coordinates(axes), HyperPrior.standard(axes)));
    }
}
