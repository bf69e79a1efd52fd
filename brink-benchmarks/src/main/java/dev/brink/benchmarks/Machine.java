package dev.brink.benchmarks;

import java.lang.management.ManagementFactory;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;

/** What measurements are made on, and how busy it was before they began. */
record Machine(double loadAverage) {
    /** A load average above which something else is at work on half a processor or more. */
    private static final double BUSY = 0.5;

    static Machine now() {
        return new Machine(ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    void warnIfBusy() {
        if (loadAverage > BUSY) {
            System.err.println("The load average is " + load() + ": this machine is busy, and long calls will look"
                    + " slower than they are. Measure again when it is quiet.");
        }
    }

    private String load() {
        return String.format(Locale.ROOT, "%.1f", loadAverage);
    }

    /** The day, the system, its processors and the load, for the line above a table. */
    String describe() {
        return LocalDate.now(ZoneId.systemDefault()) + "; " + System.getProperty("os.name") + " "
                + System.getProperty("os.arch") + ", " + Runtime.getRuntime().availableProcessors()
                + " processors, load average " + load();
    }
}
