package dev.brink.numeric;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Objects;

/** The direction numbers of the Sobol sequence, as integers of {@link #BITS} binary digits after the point. */
final class SobolDirections {
    static final int BITS = 52;
    static final int MAXIMUM_DIMENSION = 1111;

    private static final String RESOURCE = "sobol-direction-numbers.txt";

    private SobolDirections() {}

    /** One row of directions an axis. */
    static long[][] of(int dimension) {
        if (dimension < 1 || dimension > MAXIMUM_DIMENSION) {
            throw new IllegalArgumentException("A Sobol sequence was asked for in " + dimension
                    + " dimensions, but has direction numbers for 1 to " + MAXIMUM_DIMENSION
                    + ": use fewer dimensions.");
        }
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(SobolDirections.class.getResourceAsStream(RESOURCE), RESOURCE),
                StandardCharsets.UTF_8))) {
            Iterator<String> lines =
                    reader.lines().filter(line -> !line.startsWith("#")).iterator();
            long[][] directions = new long[dimension][];
            directions[0] = firstAxis();
            for (int axis = 1; axis < dimension; axis++) {
                directions[axis] = axis(numbers(lines.next()));
            }
            return directions;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long[] numbers(String line) {
        return Arrays.stream(line.split(" ")).mapToLong(Long::parseLong).toArray();
    }

    /** The van der Corput sequence: the digits of the count in reverse. */
    private static long[] firstAxis() {
        long[] v = new long[BITS];
        Arrays.setAll(v, k -> 1L << (BITS - 1 - k));
        return v;
    }

    /**
     * From the polynomial's inner coefficients {@code a_1 .. a_(s-1)} and {@code m_1 .. m_s}: {@code v_k = m_k/2^k} for
     * {@code k <= s}, then
     *
     * <pre>v_k = a_1 v_(k-1) ^ ... ^ a_(s-1) v_(k-s+1) ^ v_(k-s) ^ v_(k-s)/2^s</pre>
     */
    private static long[] axis(long[] numbers) {
        long a = numbers[0];
        int s = numbers.length - 1;
        long[] v = new long[BITS];
        for (int k = 0; k < s; k++) {
            v[k] = numbers[k + 1] << (BITS - 1 - k);
        }
        for (int k = s; k < BITS; k++) {
            v[k] = v[k - s] ^ (v[k - s] >>> s);
            for (int j = 1; j < s; j++) {
                v[k] ^= ((a >>> (s - 1 - j)) & 1) * v[k - j];
            }
        }
        return v;
    }
}
