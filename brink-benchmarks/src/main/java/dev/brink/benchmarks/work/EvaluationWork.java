package dev.brink.benchmarks.work;

import dev.brink.mcmc.WhitenedPrior;
import dev.brink.posterior.NoisyNumbers;

/**
 * One log marginal likelihood as the slice sampler asks for it: the first length scale has moved, all else stands.
 * Kernel matrix, factorisation, two solves and the log determinant are new; distances along the other axes are kept.
 */
final class EvaluationWork implements Work {
    private static final double[] NO_LATENTS = {};
    private static final double MOVE = 0.01;

    private final WhitenedPrior target;
    private final double[] x;
    private final double start;

    EvaluationWork(Size size) {
        Dataset dataset = new Dataset(size);
        this.target = NoisyNumbers.target(dataset.points(), dataset.values());
        this.x = dataset.coordinates();
        this.start = x[0];
    }

    @Override
    public double run(int call) {
        x[0] = start + (call % 2 == 0 ? 0 : MOVE);
        return target.logLikelihood(x, NO_LATENTS);
    }
}
