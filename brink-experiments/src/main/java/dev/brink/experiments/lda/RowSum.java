package dev.brink.experiments.lda;

import dev.brink.numeric.VectorLoops;

/** Sums of scaled rows, four rows at a time, which is the shape that the JIT compiler makes vector instructions of. */
final class RowSum {
    private RowSum() {}

    /** {@code target += sum_r scales[r] rows[r]} over the first {@code count} rows and {@code length} columns. */
    static void add(double[] target, double[] scales, double[][] rows, int count, int length) {
        int r = 0;
        for (; r + 4 <= count; r += 4) {
            VectorLoops.addScaled(
                    target,
                    scales[r],
                    rows[r],
                    scales[r + 1],
                    rows[r + 1],
                    scales[r + 2],
                    rows[r + 2],
                    scales[r + 3],
                    rows[r + 3],
                    0,
                    length);
        }
        for (; r < count; r++) {
            VectorLoops.addScaled(target, scales[r], rows[r], 0, length);
        }
    }
}
