package dev.brink.search;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/** A landscape whose values, wherever they are not numbers or infinitely large, count as worthless. */
final class Scores {
    private final Landscape landscape;
    private final AtomicLong broken = new AtomicLong();

    Scores(Landscape landscape) {
        this.landscape = landscape;
    }

    double[] exact(List<double[]> points) {
        return values(points, landscape::values);
    }

    double[] rough(List<double[]> points) {
        return values(points, landscape::roughValues);
    }

    private double[] values(List<double[]> points, Function<double[][], double[]> scoring) {
        if (points.isEmpty()) {
            return new double[0];
        }
        double[] values = scoring.apply(points.toArray(double[][]::new)).clone();
        for (int i = 0; i < values.length; i++) {
            values[i] = repaired(values[i]);
        }
        return values;
    }

    /** At one point, with the gradient; worthless if that is not finite. */
    double withGradient(double[] point, double[] gradient) {
        double value = repaired(landscape.value(point, gradient));
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
