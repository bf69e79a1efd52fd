package dev.brink.data;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Measured points so near to each other that no function which can be optimized changes between them. */
public final class Neighbours {
    /** Points whose coordinates in the unit cube differ by no more are next to each other. */
    public static final double NEXT_TO = 1e-5;

    /** Points of which a coordinate differs by more are in different places. */
    private static final double ELSEWHERE = 1e-2;

    private Neighbours() {}

    /** A point and the latest of those before it that are next to it, by their indices. */
    public record Pair(int earlier, int later) {}

    public static boolean areNextToEachOther(double[] x, double[] y) {
        return areWithin(NEXT_TO, x, y);
    }

    public static boolean areInOnePlace(double[] x, double[] y) {
        return areWithin(ELSEWHERE, x, y);
    }

    private static boolean areWithin(double most, double[] x, double[] y) {
        for (int a = 0; a < x.length; a++) {
            if (Math.abs(x[a] - y[a]) > most) {
                return false;
            }
        }
        return true;
    }

    /** All of them among encoded points, in the order of the later ones. */
    public static List<Pair> pairs(double[][] points) {
        List<Integer> byFirstCoordinate = IntStream.range(0, points.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> points[i][0]))
                .toList();
        int[] earlier = new int[points.length]; // one more than its index
        for (int left = 0; left < points.length; left++) {
            int i = byFirstCoordinate.get(left);
            for (int right = left + 1; right < points.length; right++) {
                int j = byFirstCoordinate.get(right);
                if (points[j][0] - points[i][0] > NEXT_TO) {
                    break;
                }
                if (areNextToEachOther(points[i], points[j])) {
                    int later = Math.max(i, j);
                    earlier[later] = Math.max(earlier[later], Math.min(i, j) + 1);
                }
            }
        }
        List<Pair> pairs = new ArrayList<>();
        for (int later = 0; later < points.length; later++) {
            if (earlier[later] > 0) {
                pairs.add(new Pair(earlier[later] - 1, later));
            }
        }
        return pairs;
    }
}
