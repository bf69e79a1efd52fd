package dev.brink.benchmarks.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Where to write labels that would like to stand beside their curves but must not cover each other. */
final class Labels {
    private Labels() {}

    /**
     * Heights as near to the wanted ones as a distance between neighbours allows, in the same order from top to bottom.
     * What is pushed out at the bottom pushes the others up again.
     */
    static List<Double> spread(List<Double> wanted, double distance, double top, double bottom) {
        List<Integer> order = IntStream.range(0, wanted.size())
                .boxed()
                .sorted(Comparator.comparing(wanted::get))
                .toList();
        List<Double> placed = new ArrayList<>(wanted);
        double free = top;
        for (int i : order) {
            placed.set(i, Math.max(free, placed.get(i)));
            free = placed.get(i) + distance;
        }
        double limit = bottom;
        for (int k = order.size() - 1; k >= 0; k--) {
            int i = order.get(k);
            placed.set(i, Math.min(limit, placed.get(i)));
            limit = placed.get(i) - distance;
        }
        return placed;
    }
}
