package dev.brink.benchmarks.problems;

import dev.brink.text.Text;
import java.util.Arrays;

/** A setting that may differ from constraint to constraint. */
final class PerConstraint {
    private PerConstraint() {}

    /** The values themselves, or the only one for each constraint. */
    static double[] spread(TestProblem problem, String what, double[] values) {
        int count = problem.constraintCount();
        if (values.length != 1 && values.length != count) {
            throw new IllegalArgumentException("Test problem '" + problem + "' received " + values.length + " " + what
                    + "s, but it has " + count + " constraints: give one for each, or one for all.");
        }
        double[] spread = new double[count];
        Arrays.setAll(spread, k -> values[values.length == 1 ? 0 : k]);
        return spread;
    }

    static void require(boolean rule, TestProblem problem, String what, double value, String demand) {
        if (!rule || Double.isInfinite(value)) {
            throw new IllegalArgumentException("Test problem '" + problem + "' received the " + what + " "
                    + Text.number(value) + ", but it must be finite and " + demand + ": give such a number.");
        }
    }
}
