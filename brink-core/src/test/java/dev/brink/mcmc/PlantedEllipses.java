package dev.brink.mcmc;

import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;

/** Elliptical slice samplers with one mistake each, to see that the tests of the real one would notice. */
enum PlantedEllipses {
    /** No mistake: what shows that the others fail by theirs. */
    NONE,
    /** After a refusal the angle is halved instead of drawn from the shrunk bracket. */
    ANGLE_HALVED,
    /** The other end of the ellipse has a tenth too much spread. */
    PRIOR_TOO_WIDE,
    /** The power of the likelihood is forgotten where the level is drawn. */
    POWER_FORGOTTEN,
    /** The likelihood is compared with that of the current vector, without a level. */
    NO_LEVEL;

    double next(
            ToDoubleFunction<double[]> logLikelihood,
            double beta,
            double[] vector,
            double current,
            RandomGenerator random) {
        double[] start = vector.clone();
        double[] other = new double[vector.length];
        for (int i = 0; i < other.length; i++) {
            other[i] = (this == PRIOR_TOO_WIDE ? 1.1 : 1) * random.nextGaussian();
        }
        double drop = this == NO_LEVEL ? 0 : random.nextExponential();
        double level = current - drop / (this == POWER_FORGOTTEN ? 1 : beta);
        double angle = 2 * Math.PI * random.nextDouble();
        double least = angle - 2 * Math.PI;
        double most = angle;
        while (most - least > 1e-12) {
            for (int i = 0; i < vector.length; i++) {
                vector[i] = Math.cos(angle) * start[i] + Math.sin(angle) * other[i];
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
            angle = this == ANGLE_HALVED ? angle / 2 : least + (most - least) * random.nextDouble();
        }
        System.arraycopy(start, 0, vector, 0, vector.length);
        return current;
    }
}
