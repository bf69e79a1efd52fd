package dev.brink.benchmarks.strategies;

import dev.brink.data.Measurement;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;

/** A way to choose points. */
public interface Strategy {
    /** Its name and the options it was given, such as {@code random:design=uniform}; runs are kept by it. */
    String name();

    /** Starts on a problem; the same seed gives the same run. */
    Session start(Problem problem, long seed);

    /** One run. It is told of measurements that it did not propose too, the starting points first. */
    interface Session {
        Proposal ask();

        void tell(Measurement measurement);

        /** The point that it would settle for now; asked only after something was measured. */
        Point recommend();
    }
}
