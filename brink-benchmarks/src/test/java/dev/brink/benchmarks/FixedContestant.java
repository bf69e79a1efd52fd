package dev.brink.benchmarks;

import dev.brink.benchmarks.work.Measure;
import dev.brink.benchmarks.work.Size;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Answers with the readings it was given, one a round. */
final class FixedContestant implements Contestant {
    private final String name;
    private final Deque<Reading> readings;

    FixedContestant(String name, Reading... readings) {
        this.name = name;
        this.readings = new ArrayDeque<>(List.of(readings));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String description() {
        return name + " of this test";
    }

    @Override
    public boolean canDo(Measure measure) {
        return !readings.isEmpty();
    }

    @Override
    public Reading measure(Measure measure, Size size, double seconds) {
        return readings.remove();
    }

    @Override
    public void close() {}
}
