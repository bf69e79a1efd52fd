package dev.brink.acquisition;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/** An acquisition whose values, wherever they are not numbers or infinitely large, count as worthless. */
final class Scores {
    private final Acquisition acquisition;
    private final AtomicLong broken = new AtomicLong();

    Scores(Acquisition acquisition) {
        this.acquisition = acquisition;
    }

    double[] exact(List<double[]> points) {
        return values(points, acquisition::logValues);
    }

    double[] rough(List<double[]> points) {
        return values(points, acquisition::roughLogValues);
    }

    private double[] values(List<double[]> points, Function<double[][], double[]> logValues) {
        if (points.isEmpty()) {
            return new double[0];
        }
        double[] values = logValues.apply(points.toArray(double[][]::new)).clone();
        for (int i = 0; i < values.length; i++) {
            values[i] = repaired(values[i]);
        }
        return values;
    }

    /** At one point, with the gradient; worthless if that is not finite. */
    double withGradient(double[] point, double[] gradient) {
        double value = repaired(acquisition.logValue(point, gradient));
        for (double slope : gradient) {
            value = Double.isFinite(slope) ? value : Double.NEGATIVE_INFINITY;
        }
        return value;
    }

    private double repaired(double value) {
        if (Double.isNaN(value) || value == Double.POSITIVE_INFINITY) {
            broken.incrementAndGet();
            return Double.NEGATIVE_INFINITY;
        }
        return value;
    }

    /** How many values were not numbers or were infinitely large. */
    long broken() {
        return broken.get();
    }
}
