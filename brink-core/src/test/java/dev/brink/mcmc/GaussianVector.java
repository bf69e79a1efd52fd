package dev.brink.mcmc;

import dev.brink.testkit.JointModel;
import java.util.random.RandomGenerator;

/**
 * A vector with prior N(0, I), each element of which is measured with its own noise. A normal likelihood raised to the
 * power beta is one of variance {@code s²/beta}, so that data simulated with that variance make the prior draw an exact
 * draw from the tempered posterior.
 */
record GaussianVector(int dimension, double beta) implements JointModel<double[], double[]> {
    @Override
    public double[] drawPrior(RandomGenerator random) {
        double[] vector = new double[dimension];
        for (int i = 0; i < dimension; i++) {
            vector[i] = random.nextGaussian();
        }
        return vector;
    }

    @Override
    public double[] simulate(double[] vector, RandomGenerator random) {
        double[] data = new double[dimension];
        for (int i = 0; i < dimension; i++) {
            data[i] = vector[i] + deviation(i) / Math.sqrt(beta) * random.nextGaussian();
        }
        return data;
    }

    /** Not raised to the power. */
    double logLikelihood(double[] vector, double[] data) {
        double sum = 0;
        for (int i = 0; i < dimension; i++) {
            double z = (data[i] - vector[i]) / deviation(i);
            sum -= 0.5 * z * z;
        }
        return sum;
    }

    /** From twice to a half of the prior's. */
    private static double deviation(int i) {
        return 2.0 / (1 + i % 4);
    }
}
