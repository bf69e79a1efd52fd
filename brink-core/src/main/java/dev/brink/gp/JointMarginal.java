package dev.brink.gp;

import dev.brink.numeric.Cholesky;
import java.util.random.RandomGenerator;

/** The joint normal distribution of a Gaussian process at several points. */
public final class JointMarginal {
    private final double[] means;
    private final Cholesky covariance;

    JointMarginal(double[] means, Cholesky covariance) {
        this.means = means;
        this.covariance = covariance;
    }

    public int size() {
        return means.length;
    }

    /** The draw that belongs to a vector of independent standard normal numbers. */
    public double[] draw(double[] standardNormals) {
        double[] draw = covariance.colour(standardNormals);
        for (int i = 0; i < draw.length; i++) {
            draw[i] += means[i];
        }
        return draw;
    }

    public double[] draw(RandomGenerator random) {
        double[] standardNormals = new double[size()];
        for (int i = 0; i < standardNormals.length; i++) {
            standardNormals[i] = random.nextGaussian();
        }
        return draw(standardNormals);
    }
}
