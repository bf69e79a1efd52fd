package dev.brink.posterior;

import dev.brink.mcmc.Proposal;
import dev.brink.mcmc.WhitenedPrior;
import java.util.List;
import java.util.random.RandomGenerator;

/** A target that is like another but for what a test overrides. */
class AlteredTarget implements WhitenedPrior {
    private final WhitenedPrior other;

    AlteredTarget(WhitenedPrior other) {
        this.other = other;
    }

    @Override
    public int coordinates() {
        return other.coordinates();
    }

    @Override
    public int latents() {
        return other.latents();
    }

    @Override
    public List<double[]> directions() {
        return other.directions();
    }

    @Override
    public double logPrior(double[] x) {
        return other.logPrior(x);
    }

    @Override
    public double logLikelihood(double[] x, double[] nu) {
        return other.logLikelihood(x, nu);
    }

    @Override
    public void interweave(double[] x, double[] nu, double beta, RandomGenerator random) {
        other.interweave(x, nu, beta, random);
    }

    @Override
    public List<Proposal> proposals() {
        return other.proposals();
    }
}
