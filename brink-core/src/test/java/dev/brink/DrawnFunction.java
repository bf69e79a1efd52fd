package dev.brink;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.HyperCoordinates;
import dev.brink.gp.HyperPrior;
import dev.brink.gp.Hyperparameters;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * A function drawn from a Gaussian process whose hyperparameters are drawn from their prior. Its value at a point is
 * drawn when it is first asked for, given all values drawn before, which is an exact draw from the process wherever one
 * comes to look; a function written down beforehand, by features or by values on a grid, would be smoother than that.
 */
final class DrawnFunction {
    private final RandomGenerator random;
    private final double noiseDeviation;
    private final boolean certain;
    private final Map<List<Double>, Double> values = new HashMap<>();
    private GaussianProcess given;

    /** One that is measured in numbers may be smooth, one behind counts or answers is Matérn 5/2. */
    DrawnFunction(HyperPrior prior, boolean numbers, int axes, RandomGenerator random) {
        HyperCoordinates coordinates = new HyperCoordinates(axes, true, false, numbers);
        double[] x = coordinates.draw(prior, random);
        Hyperparameters drawn = coordinates.hyperparameters(x, Double.POSITIVE_INFINITY);
        this.random = random;
        this.noiseDeviation = Math.sqrt(drawn.noiseVariance());
        this.certain = !numbers && random.nextDouble() < HyperPrior.certainty(Math.log(drawn.variance()));
        this.given = GaussianProcess.prior(coordinates.kernel(x), drawn);
    }

    double at(double[] point) {
        return values.computeIfAbsent(Arrays.stream(point).boxed().toList(), key -> draw(point));
    }

    private double draw(double[] point) {
        double value = given.joint(new double[][] {point}).draw(random)[0];
        given = given.condition(point, value, 0);
        return value;
    }

    /** Whether an answer would be the same again, if answers are what is seen of it. */
    boolean isCertain() {
        return certain;
    }

    /** The value with noise, which is another each time. */
    double noisyAt(double[] point) {
        return at(point) + noiseDeviation * random.nextGaussian();
    }
}
