package dev.brink.mcmc;

import dev.brink.numeric.Normal;
import dev.brink.testkit.JointModel;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A small model of the kind a chain is made for: a log scale x0 and a mean x1 (bounded below by -2), latent values
 * {@code x1 + exp(x0) nu}, and measurements of them with known noise. Data are simulated for the likelihood raised to
 * the power beta, which is a normal one of variance {@code s²/beta}.
 */
record CoupledScale(double beta) implements JointModel<ChainState, double[]> {
    private static final int LATENTS = 3;
    private static final double NOISE = 0.5;
    private static final double LEAST_MEAN = -2;

    @Override
    public ChainState drawPrior(RandomGenerator random) {
        double mean;
        do {
            mean = random.nextGaussian();
        } while (mean < LEAST_MEAN);
        double[] nu = new double[LATENTS];
        for (int i = 0; i < LATENTS; i++) {
            nu[i] = random.nextGaussian();
        }
        return ChainState.of(new double[] {0.5 * random.nextGaussian(), mean}, nu);
    }

    @Override
    public double[] simulate(ChainState state, RandomGenerator random) {
        double[] data = new double[LATENTS];
        for (int i = 0; i < LATENTS; i++) {
            data[i] = latent(state.coordinates(), state.latents(), i) + NOISE / Math.sqrt(beta) * random.nextGaussian();
        }
        return data;
    }

    private static double latent(double[] x, double[] nu, int i) {
        return x[1] + Math.exp(x[0]) * nu[i];
    }

    WhitenedPrior given(double[] data) {
        return new WhitenedPrior() {
            @Override
            public int coordinates() {
                return 2;
            }

            @Override
            public int latents() {
                return LATENTS;
            }

            @Override
            public List<double[]> directions() {
                return List.of(new double[] {0.5, 0}, new double[] {0, 1}, new double[] {0.4, -0.8});
            }

            @Override
            public double logPrior(double[] x) {
                return x[1] < LEAST_MEAN
                        ? Double.NEGATIVE_INFINITY
                        : Normal.logDensity(x[0] / 0.5) + Normal.logDensity(x[1]);
            }

            @Override
            public double logLikelihood(double[] x, double[] nu) {
                double sum = 0;
                for (int i = 0; i < LATENTS; i++) {
                    sum += Normal.logDensity((data[i] - latent(x, nu, i)) / NOISE);
                }
                return sum;
            }
        };
    }
}
