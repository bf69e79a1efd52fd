package dev.brink.acquisition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.search.Landscape;
import dev.brink.testkit.GradientCheck;
import dev.brink.testkit.Within;

/** What every landscape over the unit square must fulfil. */
final class Landscapes {
    private Landscapes() {}

    /** The gradient is that of the value, and the value at one point is that of a batch. */
    static void assertConsistent(Landscape landscape, double[][] points) {
        double[] batch = landscape.values(points);
        GradientCheck check = GradientCheck.of(landscape::value)
                .within(new double[2], new double[] {1, 1})
                .relative(1e-6);
        for (int j = 0; j < points.length; j++) {
            assertThat(batch[j]).isFinite();
            Within.absoluteOrRelative(landscape.value(points[j], new double[2]), batch[j], 1e-12, 1e-10, j);
            Within.absoluteOrRelative(landscape.values(new double[][] {points[j]})[0], batch[j], 1e-13, 1e-13, j);
            check.assertAt(points[j]);
        }
    }
}
