package dev.brink.numeric;

/**
 * The points of a Sobol sequence one after the other, plain or scrambled (I. M. Sobol 1967, with the direction numbers
 * of Joe and Kuo 2008). Any first {@code 2^m} points fill the unit cube evenly: each axis, cut into {@code 2^m} equal
 * intervals, has one point in each of them.
 */
public final class Sobol {
    /** The largest dimension with direction numbers. */
    public static final int MAXIMUM_DIMENSION = SobolDirections.MAXIMUM_DIMENSION;

    private static final double LEAST_STEP = 0x1p-52;

    private final long[][] directions;
    private final OwenScrambling[] scramblings;
    private final long[] state;
    private long count;

    private Sobol(long[][] directions, OwenScrambling[] scramblings) {
        this.directions = directions;
        this.scramblings = scramblings;
        this.state = new long[directions.length];
    }

    /** The plain sequence in [0, 1); its first point is the origin. */
    public static Sobol unscrambled(int dimension) {
        return new Sobol(SobolDirections.of(dimension), new OwenScrambling[0]);
    }

    /** A randomly scrambled sequence in (0, 1), every point uniform; the same stream gives the same points. */
    public static Sobol scrambled(int dimension, RandomStream stream) {
        return new Sobol(SobolDirections.of(dimension), OwenScrambling.forAxes(dimension, stream));
    }

    public int dimension() {
        return directions.length;
    }

    /** The next point. */
    public double[] next() {
        double[] point = new double[directions.length];
        for (int axis = 0; axis < point.length; axis++) {
            point[axis] = coordinate(axis);
        }
        advance();
        return point;
    }

    /** The next n points; their evenness is best for a power of two. */
    public double[][] take(int n) {
        double[][] points = new double[n][];
        for (int i = 0; i < n; i++) {
            points[i] = next();
        }
        return points;
    }

    /** Scrambled digits end in the middle of their interval, which keeps both 0 and 1 out. */
    private double coordinate(int axis) {
        return scramblings.length == 0
                ? state[axis] * LEAST_STEP
                : (scramblings[axis].apply(state[axis]) + 0.5) * LEAST_STEP;
    }

    /** Gray code order (Antonov and Saleev 1979): point k + 1 differs from point k by one direction number an axis. */
    private void advance() {
        int lowestZeroBit = Long.numberOfTrailingZeros(~count);
        for (int axis = 0; axis < state.length; axis++) {
            state[axis] ^= directions[axis][lowestZeroBit];
        }
        count++;
    }
}
