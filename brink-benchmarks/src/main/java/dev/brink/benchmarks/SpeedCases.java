package dev.brink.benchmarks;

import dev.brink.benchmarks.work.Measure;
import dev.brink.benchmarks.work.Size;
import java.util.List;

/**
 * Which rows the table has and how long each is measured.
 *
 * @param observations the values of n
 * @param dimensions the values of d
 * @param rounds in which the contestants take turns
 * @param seconds a turn
 * @param patience seconds after which a row gets no further rounds, if it has had two
 */
record SpeedCases(List<Integer> observations, List<Integer> dimensions, int rounds, double seconds, double patience) {
    /** The dimension at which work that does not depend on it is shown. */
    private static final int ANY_DIMENSION = 6;

    static final List<Measure> MEASURES = List.of(
            Measure.CHOLESKY,
            Measure.KERNEL,
            Measure.EVALUATION,
            Measure.SWEEP,
            Measure.MARGINALS,
            Measure.UPDATE,
            Measure.FIRST_FIT);

    static SpeedCases named(String name) {
        return switch (name) {
            case "quick" -> new SpeedCases(List.of(50, 100, 200), List.of(6), 3, 0.15, 10);
            case "full" -> new SpeedCases(List.of(50, 100, 200, 500, 1000), List.of(2, 6, 20), 3, 0.2, 10);
            default -> throw new IllegalArgumentException("There are no cases '" + name + "': say quick or full.");
        };
    }

    List<Size> sizes(Measure measure) {
        List<Integer> dimensionsOfMeasure = measure.dependsOnDimension() ? dimensions : List.of(ANY_DIMENSION);
        return dimensionsOfMeasure.stream()
                .flatMap(d -> observations.stream().map(n -> new Size(n, d)))
                .toList();
    }
}
