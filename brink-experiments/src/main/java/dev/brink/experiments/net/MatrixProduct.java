package dev.brink.experiments.net;

import java.util.stream.IntStream;

/**
 * Products of matrices that are held as arrays of rows. Pictures are mostly black, and units are off half of the time
 * or dropped; so zeros of the left matrix are skipped, which leaves about a third of the work.
 *
 * <p>Rows of the result are independent of each other, and each is summed in the same order whoever does it, so the
 * number of threads does not change the result.
 */
final class MatrixProduct {
    /** Blocks of the right matrix have so many rows and columns: half a megabyte, which the second cache keeps. */
    private static final int BLOCK_ROWS = 128;

    private static final int BLOCK_COLUMNS = 1024;

    /** So many rows of the result use a block before the next block is fetched. */
    private static final int GROUP = 32;

    /** Rows shorter than this are not worth a vector loop; the transposed product then has long rows. */
    private static final int NARROW = 32;

    private MatrixProduct() {}

    /** {@code target += left right}. */
    static void add(float[][] target, float[][] left, float[][] right) {
        if (right[0].length < NARROW && left.length >= NARROW) {
            addNarrow(target, transpose(left), right);
        } else {
            addWide(target, left, right);
        }
    }

    /** {@code target += left^T right}. */
    static void addLeftTransposed(float[][] target, float[][] left, float[][] right) {
        if (right[0].length < NARROW && left[0].length >= NARROW) {
            addNarrow(target, left, right);
        } else {
            addWide(target, transpose(left), right);
        }
    }

    /** {@code target += left^T right = (right^T left)^T}. */
    private static void addNarrow(float[][] target, float[][] left, float[][] right) {
        float[][] product = new float[right[0].length][left[0].length];
        addWide(product, transpose(right), left);
        for (int j = 0; j < product.length; j++) {
            for (int i = 0; i < target.length; i++) {
                target[i][j] += product[j][i];
            }
        }
    }

    private static void addWide(float[][] target, float[][] left, float[][] right) {
        int groups = (left.length + GROUP - 1) / GROUP;
        IntStream.range(0, groups)
                .parallel()
                .forEach(group ->
                        addRows(target, left, right, group * GROUP, Math.min((group + 1) * GROUP, left.length)));
    }

    private static void addRows(float[][] target, float[][] left, float[][] right, int from, int to) {
        int columns = right[0].length;
        RowSum[] sums = new RowSum[to - from];
        for (int i = 0; i < sums.length; i++) {
            sums[i] = new RowSum(Math.min(BLOCK_ROWS, right.length));
        }
        for (int row = 0; row < right.length; row += BLOCK_ROWS) {
            int end = Math.min(row + BLOCK_ROWS, right.length);
            for (int i = 0; i < sums.length; i++) {
                sums[i].gather(left[from + i], right, row, end);
            }
            for (int column = 0; column < columns; column += BLOCK_COLUMNS) {
                int last = Math.min(column + BLOCK_COLUMNS, columns);
                for (int i = 0; i < sums.length; i++) {
                    sums[i].addTo(target[from + i], column, last);
                }
            }
        }
    }

    /** Rows become columns. */
    static float[][] transpose(float[][] matrix) {
        float[][] transposed = new float[matrix[0].length][matrix.length];
        transpose(matrix, transposed);
        return transposed;
    }

    /** The same into a matrix that is there. Both are walked in small squares, so that each line fetched is used up. */
    static void transpose(float[][] matrix, float[][] transposed) {
        int strips = (transposed.length + GROUP - 1) / GROUP;
        IntStream.range(0, strips).parallel().forEach(strip -> {
            int end = Math.min((strip + 1) * GROUP, transposed.length);
            for (int from = 0; from < matrix.length; from += GROUP) {
                int to = Math.min(from + GROUP, matrix.length);
                for (int j = strip * GROUP; j < end; j++) {
                    float[] row = transposed[j];
                    for (int i = from; i < to; i++) {
                        row[i] = matrix[i][j];
                    }
                }
            }
        });
    }
}
