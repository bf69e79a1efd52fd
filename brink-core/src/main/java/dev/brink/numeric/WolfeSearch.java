package dev.brink.numeric;

import java.util.Optional;
import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * A search along a line for a step with the strong Wolfe conditions: the function has fallen enough for the length of
 * the step, and its slope is clearly flatter than at the start (Nocedal and Wright 2006, section 3.5). A trial outside
 * the domain of the function counts as a step too long.
 */
final class WolfeSearch {
    private static final double SUFFICIENT_DECREASE = 1e-3;
    private static final double SLOPE_REDUCTION = 0.9;
    private static final int TRIALS = 20;

    /** The steps of {@link #evaluate} are lengths along this direction. */
    private final double[] direction;
    /** The iterate at a step, or nothing when no more may be evaluated. */
    private final DoubleFunction<Optional<Iterate>> evaluate;

    private final double longest;
    /** A fall that is not worth looking for. */
    private final double negligible;

    private final Trial start;
    /** The best step so far that falls enough. */
    private Trial low;
    /** A step on whose side of {@code low} the function turns upwards again, once known. */
    private @Nullable Trial high;

    private record Trial(double step, double value, double slope, Iterate iterate) {}

    WolfeSearch(
            Iterate start,
            double[] direction,
            double longest,
            double negligible,
            DoubleFunction<Optional<Iterate>> evaluate) {
        this.direction = direction;
        this.evaluate = evaluate;
        this.longest = longest;
        this.negligible = negligible;
        this.start = trial(0, start);
        this.low = this.start;
    }

    /** An iterate with the Wolfe conditions, or else one that only falls enough, or else nothing. */
    Optional<Iterate> from(double firstStep) {
        double step = Math.min(firstStep, longest);
        for (int k = 0; k < TRIALS; k++) {
            Optional<Iterate> evaluated = evaluate.apply(step);
            if (evaluated.isEmpty()) {
                break;
            }
            Trial trial = trial(step, evaluated.get());
            if (isAcceptable(trial)) {
                return evaluated;
            }
            Trial before = low;
            place(trial);
            if (high == null && step >= longest) {
                break;
            }
            step = high == null ? Math.min(longest, extrapolated(before, low)) : interpolated(low, high);
            if (low.step() == 0 && -start.slope() * step <= negligible) {
                break;
            }
        }
        return low.step() == 0 ? Optional.empty() : Optional.of(low.iterate());
    }

    private Trial trial(double step, Iterate iterate) {
        return new Trial(step, iterate.value, iterate.slope(direction), iterate);
    }

    /** Keeps a minimum between {@code low} and {@code high}. */
    private void place(Trial trial) {
        if (!(fallsEnough(trial) && trial.value() < low.value())) {
            high = trial;
        } else {
            double away = high == null ? 1 : high.step() - low.step();
            if (trial.slope() * away >= 0) {
                high = low;
            }
            low = trial;
        }
    }

    private boolean fallsEnough(Trial trial) {
        return trial.value() <= start.value() + SUFFICIENT_DECREASE * trial.step() * start.slope();
    }

    /**
     * The Wolfe conditions. When the fall asked for is less than the rounding of the function, the flatter slope is the
     * proof of it, provided that the function does not rise (Hager and Zhang 2005).
     */
    private boolean isAcceptable(Trial trial) {
        return Math.abs(trial.slope()) <= -SLOPE_REDUCTION * start.slope()
                && (fallsEnough(trial) || trial.value() <= start.value());
    }

    /** Where the slope would reach zero if it went on as between the two trials, within bounds. */
    private static double extrapolated(Trial before, Trial now) {
        double width = now.step() - before.step();
        double secant = now.slope() / (before.slope() - now.slope());
        double ratio = secant >= 0 ? Math.max(1.1, Math.min(4, secant)) : 4;
        return now.step() + ratio * width;
    }

    /** The minimum of the cubic through both ends, kept away from them by a tenth of the interval. */
    private static double interpolated(Trial low, Trial high) {
        double width = high.step() - low.step();
        if (!high.iterate().isInDomain()) {
            return low.step() + 0.25 * width;
        }
        double theta = 3 * (low.value() - high.value()) / width + low.slope() + high.slope();
        double root = Math.sqrt(Math.max(0, theta * theta - low.slope() * high.slope())) * Math.signum(width);
        double fraction = (theta + root - low.slope()) / (high.slope() - low.slope() + 2 * root);
        double safe = Double.isNaN(fraction) ? 0.5 : Math.max(0.1, Math.min(0.9, fraction));
        return low.step() + safe * width;
    }
}
