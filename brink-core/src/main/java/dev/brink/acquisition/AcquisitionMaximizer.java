package dev.brink.acquisition;

import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Finds the point that an acquisition values most: a sweep over the region that the known constraints allow, points
 * around the incumbents at every distance, then an ascent from the best few along the continuous axes, by turns with a
 * search over the values of discrete parameters. Small spaces are scored completely.
 */
public final class AcquisitionMaximizer {
    private final KnownRegion region;
    private final MaximizerSettings settings;
    private final Parallel parallel;

    /** Ascents run in parallel; what they find does not depend on how many at a time. */
    public AcquisitionMaximizer(KnownRegion region, MaximizerSettings settings, Parallel parallel) {
        this.region = region;
        this.settings = settings;
        this.parallel = parallel;
    }

    /**
     * The best point found that is not to be passed over; empty if every point is.
     *
     * @param incumbents points near which the maximum may lie, such as the best measured ones
     * @param passOver points that must not be returned, asked by several threads at once
     */
    public Optional<Maximum> argMax(
            Acquisition acquisition, List<double[]> incumbents, Predicate<double[]> passOver, RandomStream stream) {
        return new Maximization(region, settings, parallel, acquisition, incumbents, passOver).run(stream);
    }
}
