package dev.brink.mcmc;

import java.util.function.DoubleUnaryOperator;
import java.util.random.RandomGenerator;

/** Slice samplers with one mistake each, to see that the tests of the real one would notice. */
enum PlantedSlices {
    /** No mistake: what shows that the others fail by theirs. */
    NONE,
    /** The first interval always has the current value in its middle. */
    INTERVAL_NOT_RANDOM,
    /** The steps are always shared out in halves. */
    STEPS_SHARED_EVENLY,
    /** A refused value becomes the end that is nearer to it, even where the current value is cut off. */
    SHRINKS_TOWARDS_THE_MIDDLE,
    /** The level is drawn uniformly below the log density. */
    LEVEL_NOT_EXPONENTIAL;

    private static final int STEPS = 20;

    SliceSampler.Draw next(
            DoubleUnaryOperator logDensity, SliceSampler.Draw current, double width, RandomGenerator random) {
        double level = current.logDensity()
                - (this == LEVEL_NOT_EXPONENTIAL ? 2 * random.nextDouble() : random.nextExponential());
        double x = current.value();
        double left = x - width * (this == INTERVAL_NOT_RANDOM ? 0.5 : random.nextDouble());
        double right = left + width;
        int stepsLeft = this == STEPS_SHARED_EVENLY ? STEPS / 2 : random.nextInt(STEPS);
        int stepsRight = STEPS - 1 - stepsLeft;
        for (; stepsLeft > 0 && logDensity.applyAsDouble(left) > level; stepsLeft--) {
            left -= width;
        }
        for (; stepsRight > 0 && logDensity.applyAsDouble(right) > level; stepsRight--) {
            right += width;
        }
        while (true) {
            double value = left + (right - left) * random.nextDouble();
            double density = logDensity.applyAsDouble(value);
            if (density > level) {
                return new SliceSampler.Draw(value, density);
            }
            double boundary = this == SHRINKS_TOWARDS_THE_MIDDLE ? (left + right) / 2 : x;
            if (value < boundary) {
                left = value;
            } else {
                right = value;
            }
            if (!(right - left > 1e-12)) {
                return current;
            }
        }
    }
}
