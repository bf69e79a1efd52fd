package dev.brink.search;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToDoubleFunction;

/** A landscape with a given logarithm, its gradient by central differences, that counts what it is asked. */
final class CountingLandscape implements Landscape {
    private final ToDoubleFunction<double[]> logValue;
    private final double step;
    private final AtomicLong scored = new AtomicLong();
    private final AtomicLong gradients = new AtomicLong();

    CountingLandscape(ToDoubleFunction<double[]> logValue) {
        this(logValue, 1e-6);
    }

    /** With a step of the differences small enough for the function. */
    CountingLandscape(ToDoubleFunction<double[]> logValue, double step) {
        this.logValue = logValue;
        this.step = step;
    }

    double at(double[] point) {
        return logValue.applyAsDouble(point);
    }

    @Override
    public double[] values(double[][] points) {
        scored.addAndGet(points.length);
        double[] result = new double[points.length];
        for (int i = 0; i < result.length; i++) {
            result[i] = at(points[i]);
        }
        return result;
    }

    @Override
    public double value(double[] point, double[] gradient) {
        gradients.incrementAndGet();
        for (int i = 0; i < point.length; i++) {
            double[] shifted = point.clone();
            shifted[i] = point[i] + step;
            double above = at(shifted);
            shifted[i] = point[i] - step;
            gradient[i] = (above - at(shifted)) / (2 * step);
        }
        return at(point);
    }

    long scored() {
        return scored.get();
    }

    long gradients() {
        return gradients.get();
    }
}
