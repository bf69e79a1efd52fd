package dev.brink.data;

import dev.brink.numeric.Distance;
import dev.brink.problem.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Of very many measurements those that tell most: what was measured around the points that look best, what was
 * measured next to other points, and a spread over all the others. Whether a measurement is taken depends on where it was made, never on what came out there; else noise
 * that happened to look good would be preferred, and the best of it believed.
 */
final class Excerpt {
    /** Around so many of the points that look best, at most. */
    private static final int CENTRES = 8;

    /** Centres this far apart, along every axis of the unit cube, are different places. */
    private static final double APART = 0.05;

    /** One of so many measurements may come from a single point. */
    private static final int SHARE_OF_A_POINT = 20;

    private final History history;
    private final List<Point> points;
    private final double[][] encoded;
    private final Map<Point, List<Integer>> measurements = new LinkedHashMap<>(); // the latest of each point
    private final Set<Integer> taken = new LinkedHashSet<>(); // points
    private int left;

    private Excerpt(History history, int most) {
        this.history = history;
        this.left = most;
        List<Measurement> all = history.measurements();
        for (int i = 0; i < all.size(); i++) {
            List<Integer> here = measurements.computeIfAbsent(all.get(i).point(), point -> new ArrayList<>());
            here.add(i);
            if (here.size() > Math.max(1, most / SHARE_OF_A_POINT)) {
                here.remove(0);
            }
        }
        this.points = List.copyOf(measurements.keySet());
        this.encoded = points.stream().map(history.problem().space()::encode).toArray(double[][]::new);
    }

    /** At most so many of the measurements, in their order. */
    static List<Measurement> of(History history, int most) {
        Excerpt excerpt = new Excerpt(history, most);
        excerpt.takeRepeated();
        excerpt.takeAround(excerpt.centres(), most / 2);
        excerpt.takeSpread();
        List<Measurement> all = history.measurements();
        return excerpt.taken.stream()
                .flatMap(point -> excerpt.measured(point).stream())
                .sorted()
                .map(all::get)
                .toList();
    }

    private List<Integer> measured(int point) {
        return measurements.getOrDefault(points.get(point), List.of());
    }

    private boolean take(int point) {
        int cost = measured(point).size();
        if (cost > left || !taken.add(point)) {
            return false;
        }
        left -= cost;
        return true;
    }

    private List<double[]> centres() {
        MeasuredPoints measured = new MeasuredPoints(history.problem());
        history.measurements().forEach(measured::add);
        double least = APART * Math.sqrt(history.problem().space().axes());
        List<double[]> centres = new ArrayList<>();
        for (Point point : measured.bestFirst()) {
            double[] x = history.problem().space().encode(point);
            if (centres.stream().allMatch(c -> Distance.between(c, x) >= least)) {
                centres.add(x);
            }
            if (centres.size() == CENTRES) {
                break;
            }
        }
        return centres;
    }

    /** Points next to each other, which show how much a function differs from run to run, in some places. */
    private void takeRepeated() {
        List<double[]> places = new ArrayList<>();
        for (Neighbours.Pair pair : Neighbours.pairs(encoded)) {
            double[] x = encoded[pair.later()];
            if (places.size() < CENTRES && places.stream().noneMatch(other -> Neighbours.areInOnePlace(other, x))) {
                places.add(x);
                take(pair.earlier());
                take(pair.later());
            }
        }
    }

    /** The points nearest to each centre, by turns. */
    private void takeAround(List<double[]> centres, int most) {
        int floor = left - most;
        List<List<Integer>> nearest = centres.stream().map(this::byDistance).toList();
        for (int rank = 0; rank < points.size() && left > floor; rank++) {
            for (List<Integer> order : nearest) {
                if (left > floor) {
                    take(order.get(rank));
                }
            }
        }
    }

    private List<Integer> byDistance(double[] centre) {
        double[] distances = Arrays.stream(encoded)
                .mapToDouble(x -> Distance.between(x, centre))
                .toArray();
        return IntStream.range(0, encoded.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> distances[i]))
                .toList();
    }

    /** Again and again the point that is farthest from all that were taken, while there is room for its measurements. */
    private void takeSpread() {
        double[] distances = new double[encoded.length];
        Arrays.fill(distances, Double.POSITIVE_INFINITY);
        taken.forEach(point -> approach(distances, point));
        while (left > 0) {
            int farthest = greatest(distances);
            if (distances[farthest] < 0) {
                return;
            }
            take(farthest);
            approach(distances, farthest);
        }
    }

    private static int greatest(double[] values) {
        int greatest = 0;
        for (int i = 1; i < values.length; i++) {
            if (values[i] > values[greatest]) {
                greatest = i;
            }
        }
        return greatest;
    }

    /** Distances to the nearest of the points so far and this one, which itself is out of the question from now on. */
    private void approach(double[] distances, int point) {
        for (int i = 0; i < distances.length; i++) {
            distances[i] = Math.min(distances[i], Distance.between(encoded[i], encoded[point]));
        }
        distances[point] = -1;
    }
}
