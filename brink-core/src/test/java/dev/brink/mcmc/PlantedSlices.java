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
    /** After a refusal the interval ends half way between the refused value and the current one. */
    SHRINKS_TOO_FAR,
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
            double end = this == SHRINKS_TOO_FAR ? (value + x) / 2 : value;
            if (value < x) {
                left = end;
            } else {
                right = end;
            }
            if (!(right - left > 1e-12)) {
                return current;
            }
        }
    }
}
