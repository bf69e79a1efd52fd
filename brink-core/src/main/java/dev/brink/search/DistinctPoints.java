package dev.brink.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Points in the order in which they came, none twice. */
final class DistinctPoints {
    private final Set<Key> seen = new HashSet<>();
    private final List<double[]> points = new ArrayList<>();

    /** False if the point was there already. */
    boolean add(double[] point) {
        boolean added = seen.add(new Key(point));
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

    /** Compares points by their coordinates. */
    private static final class Key {
        private final double[] point;

        Key(double[] point) {
            this.point = point;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && Arrays.equals(point, key.point);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(point);
        }
    }
}
