package dev.brink.mcmc;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.random.RandomGenerator;

/**
 * A Markov chain whose stationary density is {@code prior(x) N(nu; 0, I) likelihood(x, nu)^beta}. A sweep slice samples
 * along each of the target's directions in turn and then moves the latent values on a few ellipses.
 */
public final class Chain {
    /** Elliptical steps a sweep: each costs a fraction of one coordinate's slice, and the latent values mix slowest. */
    static final int ELLIPSES = 5;

    private final WhitenedPrior target;
    private final double beta;
    private double[] x;
    private double[] nu;
    private double logPrior;
    private double logLikelihood;
    private SliceWidths widths;
    private final double[] moved; // along each direction, since the widths were learned
    private int sweeps; // since then

    /** The start must have positive density. */
    public Chain(WhitenedPrior target, double beta, ChainState start) {
        this(target, beta, start, SliceWidths.unknown(target.directions().size()));
    }

    /** With widths that a chain of the same directions has learned. */
    public Chain(WhitenedPrior target, double beta, ChainState start, SliceWidths widths) {
        this.target = target;
        this.beta = beta;
        this.widths = widths;
        this.moved = new double[target.directions().size()];
        this.x = start.coordinates();
        this.nu = start.latents();
        this.logPrior = target.logPrior(x);
        this.logLikelihood = target.logLikelihood(x, nu);
        if (!(logPrior > Double.NEGATIVE_INFINITY && logLikelihood > Double.NEGATIVE_INFINITY)) {
            throw new IllegalArgumentException("The chain cannot start where the density is zero: log prior " + logPrior
                    + ", log likelihood " + logLikelihood + " at " + start + ".");
        }
    }

    public void sweep(RandomGenerator random) {
        for (int d = 0; d < moved.length; d++) {
            moved[d] += Math.abs(slice(d, random));
        }
        sweeps++;
        for (int e = 0; e < ELLIPSES; e++) {
            moveLatents(random);
        }
        interweave(random);
        for (Proposal proposal : target.proposals()) {
            leap(proposal, random);
        }
    }

    /** Metropolis and Hastings; what the proposal draws does not depend on what it was. */
    private void leap(Proposal proposal, RandomGenerator random) {
        double here = logPrior + beta * logLikelihood - proposal.logDensity(x, beta);
        double[] there = proposal.draw(x, beta, random);
        double logPriorThere = target.logPrior(there);
        if (logPriorThere == Double.NEGATIVE_INFINITY) {
            return;
        }
        double logLikelihoodThere = target.logLikelihood(there, nu);
        double gain = logPriorThere + beta * logLikelihoodThere - proposal.logDensity(there, beta) - here;
        if (Double.isFinite(gain) && Math.log(random.nextDouble()) < gain) {
            x = there;
            logPrior = logPriorThere;
            logLikelihood = logLikelihoodThere;
        }
    }

    /** A move that rounding has led to where the density is zero is taken back: no slice leads out of there. */
    private void interweave(RandomGenerator random) {
        double[] xBefore = x.clone();
        double[] nuBefore = nu.clone();
        double priorBefore = logPrior;
        double likelihoodBefore = logLikelihood;
        target.interweave(x, nu, beta, random);
        logPrior = target.logPrior(x);
        logLikelihood = target.logLikelihood(x, nu);
        if (!(logPrior + logLikelihood > Double.NEGATIVE_INFINITY)) {
            x = xBefore;
            nu = nuBefore;
            logPrior = priorBefore;
            logLikelihood = likelihoodBefore;
        }
    }

    /** The sampler asks last about the value that it returns, so the fields then already belong to it. */
    private double slice(int d, RandomGenerator random) {
        double[] origin = x.clone();
        double[] direction = target.directions().get(d);
        SliceSampler.Draw current = new SliceSampler.Draw(0, logPrior + beta * logLikelihood);
        DoubleUnaryOperator density = step -> density(origin, direction, step);
        SliceSampler.Draw next = widths.isKnown(d)
                ? SliceSampler.nextWithin(density, current, widths.of(d), random)
                : SliceSampler.next(density, current, 1, random);
        return next.value();
    }

    /** From now on slices are as wide as the latest have been. */
    public SliceWidths learnWidths() {
        widths = widths.after(sweeps, moved);
        sweeps = 0;
        Arrays.fill(moved, 0);
        return widths;
    }

    private double density(double[] origin, double[] direction, double step) {
        for (int c = 0; c < x.length; c++) {
            x[c] = origin[c] + step * direction[c];
        }
        logPrior = target.logPrior(x);
        if (logPrior == Double.NEGATIVE_INFINITY) {
            return logPrior;
        }
        logLikelihood = target.logLikelihood(x, nu);
        return logPrior + beta * logLikelihood;
    }

    /** One elliptical step of the latent values; nothing where there are none. */
    public void moveLatents(RandomGenerator random) {
        if (target.latents() > 0) {
            logLikelihood = EllipticalSliceSampler.next(
                    candidate -> target.logLikelihood(x, candidate), beta, nu, logLikelihood, random);
        }
    }

    /** Exchanges the states of two chains, with the probability that leaves both distributions as they are. */
    static boolean swap(Chain a, Chain b, RandomGenerator random) {
        double logRatio = (a.beta - b.beta) * (b.logLikelihood - a.logLikelihood);
        if (!(Math.log(random.nextDouble()) < logRatio)) {
            return false;
        }
        double[] x = a.x;
        double[] nu = a.nu;
        double logPrior = a.logPrior;
        double logLikelihood = a.logLikelihood;
        a.x = b.x;
        a.nu = b.nu;
        a.logPrior = b.logPrior;
        a.logLikelihood = b.logLikelihood;
        b.x = x;
        b.nu = nu;
        b.logPrior = logPrior;
        b.logLikelihood = logLikelihood;
        return true;
    }

    public ChainState state() {
        return ChainState.of(x, nu);
    }

    /** Of the untempered posterior, up to a constant, without the standard normal density of nu. */
    public double logPosterior() {
        return logPrior + logLikelihood;
    }
}
