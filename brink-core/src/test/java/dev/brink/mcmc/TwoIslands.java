package dev.brink.mcmc;

import dev.brink.numeric.Normal;
import java.util.List;

/**
 * Two narrow modes on the diagonal of a square, with four fifths and one fifth of the posterior, far enough apart that
 * a slice along one coordinate meets only one of them. The one latent value leans to the side of its mode; the prior
 * N(0, 1) favours neither side, so the weights stay what they are.
 */
class TwoIslands implements WhitenedPrior {
    static final double GREATER = 0.8;
    static final ChainState ON_GREATER = ChainState.of(new double[] {-3, -3}, new double[] {-0.5});
    static final ChainState ON_LESSER = ChainState.of(new double[] {3, 3}, new double[] {0.5});

    private static final double DEVIATION = 0.3;
    private static final double HALF_SIDE = 10;

    static boolean isOnGreater(ChainState state) {
        return state.coordinates()[0] + state.coordinates()[1] < 0;
    }

    @Override
    public int coordinates() {
        return 2;
    }

    @Override
    public int latents() {
        return 1;
    }

    @Override
    public List<double[]> directions() {
        return List.of(new double[] {1, 0}, new double[] {0, 1});
    }

    @Override
    public double logPrior(double[] x) {
        return Math.max(Math.abs(x[0]), Math.abs(x[1])) > HALF_SIDE ? Double.NEGATIVE_INFINITY : 0;
    }

    @Override
    public double logLikelihood(double[] x, double[] nu) {
        double greater = Math.log(GREATER) + logIsland(x, nu, -1);
        double lesser = Math.log(1 - GREATER) + logIsland(x, nu, 1);
        double larger = Math.max(greater, lesser);
        return larger + Math.log1p(Math.exp(Math.min(greater, lesser) - larger));
    }

    private static double logIsland(double[] x, double[] nu, int side) {
        return Normal.logDensity((x[0] - 3 * side) / DEVIATION)
                + Normal.logDensity((x[1] - 3 * side) / DEVIATION)
                + Normal.logDensity(nu[0] - 0.5 * side);
    }
}
