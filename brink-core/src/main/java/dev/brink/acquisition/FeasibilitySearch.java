package dev.brink.acquisition;

import dev.brink.posterior.Posterior;
import dev.brink.search.Landscape;

/**
 * The probability that a point fulfils every constraint, {@code prod_k Pr(C_k(x))}: what to maximise while nothing is
 * confidently feasible, and what expected improvement is weighted by otherwise.
 *
 * <p>paper §3.1, Eq. 8
 */
public final class FeasibilitySearch implements Landscape {
    /** How many samples rank points well enough to choose starts among them. */
    private static final int ROUGH_SAMPLES = 4;

    private final Posterior posterior;
    private final Posterior rough;

    public FeasibilitySearch(Posterior posterior) {
        this.posterior = posterior;
        this.rough = posterior.thinned(ROUGH_SAMPLES);
    }

    @Override
    public double[] values(double[][] points) {
        return posterior.logProbabilityOfAll(points);
    }

    @Override
    public double[] roughValues(double[][] points) {
        return rough.logProbabilityOfAll(points);
    }

    @Override
    public FeasibilitySearch softened(double share) {
        return new FeasibilitySearch(rough.softened(share));
    }

    @Override
    public double value(double[] point, double[] gradient) {
        return posterior.logProbabilityOfAll(point, gradient);
    }
}
