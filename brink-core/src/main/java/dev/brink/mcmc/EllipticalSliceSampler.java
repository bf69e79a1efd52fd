package dev.brink.mcmc;

import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;

/**
 * Elliptical slice sampling (Murray, Adams and MacKay 2010) of a vector with prior N(0, I): the current vector and a
 * draw from the prior span an ellipse of equal prior density, on which an angle is slice sampled.
 *
 * <p>paper §2.5
 */
public final class EllipticalSliceSampler {
    private EllipticalSliceSampler() {}

    /**
     * One transition, in place, for the likelihood raised to the power {@code beta > 0}; the log likelihood (not raised)
     * at the current vector is given, that at the new one returned. The likelihood is called with the vector to be
     * judged and must not keep it.
     */
    public static double next(
            ToDoubleFunction<double[]> logLikelihood,
            double beta,
            double[] vector,
            double current,
            RandomGenerator random) {
        int n = vector.length;
        double[] start = vector.clone();
        double[] other = new double[n];
        for (int i = 0; i < n; i++) {
            other[i] = random.nextGaussian();
        }
        double level = current - SliceSampler.exponential(random) / beta;
        double angle = 2 * Math.PI * random.nextDouble();
        double least = angle - 2 * Math.PI;
        double most = angle;
        while (true) {
            double cos = Math.cos(angle);
            double sin = Math.sin(angle);
            for (int i = 0; i < n; i++) {
                vector[i] = cos * start[i] + sin * other[i];
            }
            double density = logLikelihood.applyAsDouble(vector);
            if (density > level) {
                return density;
            }
            if (angle < 0) {
                least = angle;
            } else {
                most = angle;
            }
            if (most - least < 1e-14) {
                System.arraycopy(start, 0, vector, 0, n); // The ellipse has shrunk to the current vector.
                return current;
            }
            angle = least + (most - least) * random.nextDouble();
        }
    }
}
