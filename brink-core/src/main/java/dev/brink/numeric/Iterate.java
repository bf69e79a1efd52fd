package dev.brink.numeric;

/** A point with the value and the gradient of a function there. */
final class Iterate {
    final double[] point;
    final double value;
    final double[] gradient;

    private Iterate(double[] point, double value, double[] gradient) {
        this.point = point;
        this.value = value;
        this.gradient = gradient;
    }

    /** Outside the domain the value is NaN, whatever it was that the function did not know. */
    static Iterate of(DifferentiableFunction function, double[] point) {
        double[] gradient = new double[point.length];
        double value = function.value(point, gradient);
        boolean inDomain = Double.isFinite(value);
        for (double derivative : gradient) {
            inDomain &= Double.isFinite(derivative);
        }
        return new Iterate(point, inDomain ? value : Double.NaN, gradient);
    }

    boolean isInDomain() {
        return !Double.isNaN(value);
    }

    double slope(double[] direction) {
        return Vectors.dot(gradient, direction);
    }
}
