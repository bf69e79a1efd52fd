package dev.brink.search;

import dev.brink.numeric.Parallel;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/** A landscape whose values, wherever they are not numbers or infinitely large, count as worthless. */
final class Scores {
    /** Points scored at a time: enough for blocked arithmetic, few enough to keep several cores busy. */
    private static final int PIECE = 256;

    private final Landscape landscape;
    private final Parallel parallel;
    private final AtomicLong broken = new AtomicLong();

    Scores(Landscape landscape, Parallel parallel) {
        this.landscape = landscape;
        this.parallel = parallel;
    }

    /** Of the softened landscape; these scores themselves where it has no such form. */
    Scores softened(double share) {
        Landscape softened = landscape.softened(share);
        return softened == landscape ? this : new Scores(softened, parallel);
    }

    double[] exact(List<double[]> points) {
        return values(points, landscape::values);
    }

    double[] rough(List<double[]> points) {
        return values(points, landscape::roughValues);
    }

    private double[] values(List<double[]> points, Function<double[][], double[]> scoring) {
        int pieces = (points.size() + PIECE - 1) / PIECE;
        return parallel
                .map(pieces, i -> {
                    List<double[]> piece = points.subList(i * PIECE, Math.min(points.size(), (i + 1) * PIECE));
                    return scoring.apply(piece.toArray(double[][]::new));
                })
                .stream()
                .flatMapToDouble(Arrays::stream)
                .map(this::repaired)
                .toArray();
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
