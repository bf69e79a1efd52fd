package dev.brink.search;

/** Something to maximise over points, which are encoded in the unit cube; large values are better. */
public interface Landscape {
    /** The values at many points; -infinity where a point is worthless. */
    default double[] values(double[][] points) {
        double[] values = new double[points.length];
        for (int j = 0; j < points.length; j++) {
            values[j] = value(points[j], new double[points[j].length]);
        }
        return values;
    }

    /** The value at one point, its gradient along the axes written to {@code gradient}. */
    double value(double[] point, double[] gradient);

    /** A cheaper stand-in for {@link #values} that ranks many points well enough to choose starts among them. */
    default double[] roughValues(double[][] points) {
        return values(points);
    }

    /**
     * A cheaper stand-in for {@link #value}, as if everything were known less exactly: no better than to about such a share
     * of what could be seen. Its ridges are wider and bend less, and the less the share, the more it is like this one. This
     * landscape itself where it has no such form.
     */
    default Landscape softened(double share) {
        return this;
    }
}
