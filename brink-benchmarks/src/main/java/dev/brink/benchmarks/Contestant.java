package dev.brink.benchmarks;

import dev.brink.benchmarks.work.Measure;
import dev.brink.benchmarks.work.Size;

/** Someone who can do the work, and time it. */
interface Contestant extends AutoCloseable {
    /** The heading of its column. */
    String name();

    /** Versions of what does the work. */
    String description();

    boolean canDo(Measure measure);

    /**
     * Works for about so many seconds, or once if that takes longer. The work is kept, warm, until another measure or
     * size is asked for.
     */
    Reading measure(Measure measure, Size size, double seconds);

    @Override
    void close();
}
