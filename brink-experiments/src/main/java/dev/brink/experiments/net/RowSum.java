package dev.brink.experiments.net;

/** A sum of scaled rows, without those whose scale is zero. Used again and again, so that nothing is allocated. */
final class RowSum {
    private final float[] scales;
    private final int[] numbers;
    private float[][] rows = {};
    private int count;

    RowSum(int capacity) {
        scales = new float[capacity];
        numbers = new int[capacity];
    }

    /** {@code sum_r allScales[r] allRows[r]} from one row up to another, exclusive, becomes this sum. */
    void gather(float[] allScales, float[][] allRows, int from, int to) {
        rows = allRows;
        count = 0;
        for (int r = from; r < to; r++) {
            // Half of the scales are zero in no order, and a branch on them would be mispredicted half of the time.
            scales[count] = allScales[r];
            numbers[count] = r;
            count += allScales[r] == 0 ? 0 : 1;
        }
    }

    /** Adds the columns from one up to another, exclusive. */
    void addTo(float[] target, int from, int to) {
        int r = 0;
        for (; r + 6 <= count; r += 6) {
            addSix(target, r, from, to);
        }
        for (; r < count; r++) {
            addOne(target, scales[r], rows[numbers[r]], from, to);
        }
    }

    /**
     * One store a loop and the same index everywhere is what the JIT compiler makes vector instructions of. Six rows a
     * pass are the most before its limit for the size of such a loop: eight run five times slower.
     */
    private void addSix(float[] target, int r, int from, int to) {
        float[] a = rows[numbers[r]];
        float[] b = rows[numbers[r + 1]];
        float[] c = rows[numbers[r + 2]];
        float[] d = rows[numbers[r + 3]];
        float[] e = rows[numbers[r + 4]];
        float[] f = rows[numbers[r + 5]];
        float sa = scales[r];
        float sb = scales[r + 1];
        float sc = scales[r + 2];
        float sd = scales[r + 3];
        float se = scales[r + 4];
        float sf = scales[r + 5];
        for (int j = from; j < to; j++) {
            float half = Math.fma(sc, c[j], Math.fma(sb, b[j], Math.fma(sa, a[j], target[j])));
            target[j] = Math.fma(sf, f[j], Math.fma(se, e[j], Math.fma(sd, d[j], half)));
        }
    }

    private static void addOne(float[] target, float scale, float[] row, int from, int to) {
        for (int j = from; j < to; j++) {
            target[j] = Math.fma(scale, row[j], target[j]);
        }
    }
}
