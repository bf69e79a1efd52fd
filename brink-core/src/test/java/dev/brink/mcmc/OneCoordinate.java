package dev.brink.mcmc;

import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * A target of one coordinate and no latent values.
 *
 * @param step of its only direction
 */
record OneCoordinate(double step, DoubleUnaryOperator ofPrior, DoubleUnaryOperator ofLikelihood)
        implements WhitenedPrior {
    @Override
    public int coordinates() {
        return 1;
    }

    @Override
    public int latents() {
        return 0;
    }

    @Override
    public List<double[]> directions() {
        return List.of(new double[] {step});
    }

    @Override
    public double logPrior(double[] x) {
        return ofPrior.applyAsDouble(x[0]);
    }

    @Override
    public double logLikelihood(double[] x, double[] nu) {
        return ofLikelihood.applyAsDouble(x[0]);
    }
}
