package dev.brink.search;

import java.nio.DoubleBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Points in the order in which they came, none twice. */
final class DistinctPoints {
    private final Set<DoubleBuffer> seen = new HashSet<>();
    private final List<double[]> points = new ArrayList<>();

    /** False if the point was there already. */
    boolean add(double[] point) {
        boolean added = seen.add(DoubleBuffer.wrap(point));
        if (added) {
            points.add(point);
        }
        return added;
    }

    int size() {
        return points.size();
    }

    List<double[]> asList() {
        return points;
    }

    double[][] toArray() {
        return points.toArray(double[][]::new);
    }
}
