package dev.brink.gp;

import dev.brink.numeric.Triangular;
import dev.brink.numeric.VectorLoops;
import java.util.Arrays;

/** Points of the unit cube, kept by axis so that distances to all of them run along rows. Immutable. */
public final class Inputs {
    private final double[][] byAxis;
    private final int size;

    private Inputs(double[][] byAxis, int size) {
        this.byAxis = byAxis;
        this.size = size;
    }

    /** Copies the points, each of {@code axes} coordinates. */
    public static Inputs of(double[][] points, int axes) {
        double[][] byAxis = new double[axes][Triangular.paddedLength(points.length)];
        for (int i = 0; i < points.length; i++) {
            requireAxes(points[i], axes, i);
            for (int a = 0; a < axes; a++) {
                byAxis[a][i] = points[i][a];
            }
        }
        return new Inputs(byAxis, points.length);
    }

    private static void requireAxes(double[] point, int axes, int index) {
        if (point.length != axes) {
            throw new IllegalArgumentException(
                    "Point " + index + " has " + point.length + " coordinates, but the space has " + axes + ".");
        }
    }

    public Inputs with(double[] point) {
        requireAxes(point, axes(), size);
        double[][] grown = new double[axes()][];
        for (int a = 0; a < axes(); a++) {
            grown[a] = Arrays.copyOf(byAxis[a], Triangular.paddedLength(size + 1));
            grown[a][size] = point[a];
        }
        return new Inputs(grown, size + 1);
    }

    public int size() {
        return size;
    }

    public int axes() {
        return byAxis.length;
    }

    public double[] point(int i) {
        double[] point = new double[axes()];
        for (int a = 0; a < point.length; a++) {
            point[a] = byAxis[a][i];
        }
        return point;
    }

    /** The coordinates of all points along one axis; not to be changed. */
    double[] along(int axis) {
        return byAxis[axis];
    }

    /** {@code r²} from a point to the points of a range, axis a weighted by {@code weights[a] = 1/l_a²}. */
    void squaredDistances(double[] point, double[] weights, double[] into, int from, int to) {
        Arrays.fill(into, from, to, 0);
        for (int a = 0; a < byAxis.length; a++) {
            VectorLoops.addSquaredDistance(into, weights[a], byAxis[a], point[a], from, to);
        }
    }
}
