package dev.brink.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.brink.testkit.Distributions;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.hipparchus.random.SobolSequenceGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SobolTest {
    private static final RandomStream STREAM = RandomStream.of(20140322).split("sobol");

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 19, 160, 1000, 1111})
    void unscrambledPointsAreThoseOfHipparchus(int dimension) {
        SobolSequenceGenerator hipparchus = new SobolSequenceGenerator(dimension);
        Sobol sobol = Sobol.unscrambled(dimension);
        assertThat(sobol.dimension()).isEqualTo(dimension);
        for (int i = 0; i < 3000; i++) {
            assertThat(sobol.next()).isEqualTo(hipparchus.nextVector());
        }
    }

    @Test
    void theFirstPointsAreTheTextbookOnes() {
        assertThat(Sobol.unscrambled(3).take(4))
                .isDeepEqualTo(new double[][] {{0, 0, 0}, {0.5, 0.5, 0.5}, {0.75, 0.25, 0.25}, {0.25, 0.75, 0.75}});
    }

    @Test
    void everyAxisHasOnePointInEachDyadicInterval() {
        for (int seed = 0; seed < 5; seed++) {
            Sobol sobol = Sobol.scrambled(200, STREAM.split(seed));
            // The second block of points is a net of its own.
            for (int block = 0; block < 2; block++) {
                double[][] points = sobol.take(256);
                for (int axis = 0; axis < 200; axis++) {
                    assertOncePerCell(points, axis, 8, axis, 0);
                }
            }
        }
    }

    @Test
    void theFirstTwoAxesFillEveryElementaryRectangle() {
        for (int seed = 0; seed < 20; seed++) {
            double[][] points = Sobol.scrambled(2, STREAM.split(seed)).take(1024);
            for (int bits = 0; bits <= 10; bits++) {
                assertOncePerCell(points, 0, bits, 1, 10 - bits);
            }
        }
    }

    @Test
    void eachPointIsUniformOverSeeds() {
        int seeds = 20_000;
        int[][] counts = new int[3][10];
        double product = 0;
        for (int seed = 0; seed < seeds; seed++) {
            double[][] points = Sobol.scrambled(3, STREAM.split(seed)).take(2);
            counts[0][(int) (10 * points[0][0])]++;
            counts[1][(int) (10 * points[0][2])]++;
            counts[2][(int) (10 * points[1][1])]++;
            product += (points[0][0] - 0.5) * (points[0][1] - 0.5);
        }
        for (int[] count : counts) {
            Distributions.assertUniform(count, 1e-4);
        }
        // Axes are scrambled independently: the mean of the product has standard deviation 1/(12 sqrt(seeds)).
        assertThat(product / seeds).isEqualTo(0, within(4 / (12 * Math.sqrt(seeds))));
    }

    @Test
    void digitsBelowTheNetAreIndependentOfThoseAbove() {
        // Inside its interval of 2^-10 each point is uniform, and no two points share their place in it.
        double[][] points = Sobol.scrambled(1, STREAM.split("fine")).take(1024);
        int[] counts = new int[16];
        for (double[] point : points) {
            double inside = point[0] * 1024 % 1;
            counts[(int) (16 * inside)]++;
        }
        Distributions.assertUniform(counts, 1e-4);
        assertThat(Arrays.stream(points).mapToDouble(p -> p[0] * 1024 % 1).distinct())
                .hasSize(1024);
    }

    @Test
    void integratesASmoothFunctionFarBetterThanMonteCarlo() {
        int n = 4096;
        int repetitions = 20;
        double sobolError = 0;
        double monteCarloError = 0;
        for (int seed = 0; seed < repetitions; seed++) {
            RandomGenerator random = STREAM.split("monte carlo").split(seed).generator();
            double[][] uniform = new double[n][];
            Arrays.setAll(uniform, i -> random.doubles(5).toArray());
            sobolError +=
                    square(meanOfProduct(Sobol.scrambled(5, STREAM.split(seed)).take(n)) - 1);
            monteCarloError += square(meanOfProduct(uniform) - 1);
        }
        assertThat(Math.sqrt(sobolError)).isLessThan(Math.sqrt(monteCarloError) / 200);
    }

    @Test
    void scrambledPointsAreStrictlyInside() {
        for (double[] point : Sobol.scrambled(Sobol.MAXIMUM_DIMENSION, STREAM).take(64)) {
            for (double x : point) {
                assertThat(x).isStrictlyBetween(0.0, 1.0);
            }
        }
    }

    @Test
    void theSameStreamGivesTheSamePointsAndAnotherGivesOthers() {
        double[][] points = Sobol.scrambled(4, STREAM.split(1)).take(16);
        assertThat(Sobol.scrambled(4, STREAM.split(1)).take(16)).isDeepEqualTo(points);
        double[][] others = Sobol.scrambled(4, STREAM.split(2)).take(16);
        for (int i = 0; i < 16; i++) {
            assertThat(others[i]).isNotEqualTo(points[i]);
        }
    }

    @Test
    void theScramblingIsFrozen() {
        // Recorded once: stored studies replay only as long as these stay.
        assertThat(Sobol.scrambled(3, STREAM).take(2)).isDeepEqualTo(new double[][] {
            {0.689277294040025, 0.8137474339793728, 0.4796463069760938},
            {0.47629021478772626, 0.3991416142357883, 0.9980344376857632}
        });
    }

    @Test
    void takeGoesOnWhereItStopped() {
        Sobol inParts = Sobol.scrambled(3, STREAM);
        double[][] whole = Sobol.scrambled(3, STREAM).take(10);
        assertThat(inParts.take(4)).isDeepEqualTo(Arrays.copyOf(whole, 4));
        assertThat(inParts.next()).isEqualTo(whole[4]);
        assertThat(inParts.take(5)).isDeepEqualTo(Arrays.copyOfRange(whole, 5, 10));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1112})
    void dimensionsWithoutDirectionNumbersAreRefused(int dimension) {
        assertThatThrownBy(() -> Sobol.unscrambled(dimension))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A Sobol sequence was asked for in " + dimension
                        + " dimensions, but has direction numbers for 1 to 1111: use fewer dimensions.");
    }

    /** Cuts two axes into {@code 2^firstBits} by {@code 2^secondBits} cells and expects one point in each. */
    private static void assertOncePerCell(double[][] points, int first, int firstBits, int second, int secondBits) {
        boolean[] hit = new boolean[1 << (firstBits + secondBits)];
        assertThat(points).hasDimensions(hit.length, points[0].length);
        for (double[] point : points) {
            int cell =
                    (int) (point[first] * (1 << firstBits)) << secondBits | (int) (point[second] * (1 << secondBits));
            assertThat(hit[cell])
                    .as("cell %d of axes %d and %d hit twice", cell, first, second)
                    .isFalse();
            hit[cell] = true;
        }
    }

    /** The mean of {@code prod_j (1 + (2 x_j - 1)/j^2)}, a smooth function of integral one. */
    private static double meanOfProduct(double[][] points) {
        double sum = 0;
        for (double[] point : points) {
            double product = 1;
            for (int j = 1; j <= point.length; j++) {
                product *= 1 + (2 * point[j - 1] - 1) / (j * j);
            }
            sum += product;
        }
        return sum / points.length;
    }

    private static double square(double x) {
        return x * x;
    }
}
