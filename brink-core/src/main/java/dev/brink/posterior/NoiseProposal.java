package dev.brink.posterior;

import dev.brink.gp.HyperCoordinates;
import dev.brink.gp.ScalarPrior;
import dev.brink.mcmc.Proposal;
import java.util.random.RandomGenerator;

/**
 * The noise drawn from its prior, all else staying as it is: between noise and none lies a gap that no slice crosses.
 *
 * @param logNoiseVariance the prior
 */
record NoiseProposal(HyperCoordinates coordinates, ScalarPrior logNoiseVariance) implements Proposal {
    @Override
    public double[] draw(double[] x, double beta, RandomGenerator random) {
        double[] there = x.clone();
        there[coordinates.logNoiseRatio()] = logNoiseVariance.draw(random) - x[coordinates.logVariance()];
        return there;
    }

    @Override
    public double logDensity(double[] x, double beta) {
        return logNoiseVariance.logDensity(x[coordinates.logNoiseRatio()] + x[coordinates.logVariance()]);
    }
}
