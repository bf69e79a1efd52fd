package dev.brink.benchmarks;

import dev.brink.benchmarks.work.Measure;
import dev.brink.benchmarks.work.Size;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One measure at one size.
 *
 * @param byContestant the rounds of each contestant that can do it; the first is Brink in this machine
 * @param textbook the rounds of the textbook's loops in the same machine, where there are such
 */
record SpeedRow(Measure measure, Size size, Map<String, Readings> byContestant, Optional<Readings> textbook) {
    SpeedRow {
        byContestant = Collections.unmodifiableMap(new LinkedHashMap<>(byContestant));
    }

    Readings ours() {
        return byContestant.values().iterator().next();
    }

    /** How many times as long as Brink the fastest of those contestants takes that are no Brink. */
    OptionalDouble timesFasterThanPeers() {
        return byContestant.entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(SpeedTable.NUMPY))
                .mapToDouble(entry -> entry.getValue().seconds() / ours().seconds())
                .min();
    }

    /** How many times as long as Brink the textbook's loops take. */
    OptionalDouble timesFasterThanTextbook() {
        return textbook.map(loops -> OptionalDouble.of(loops.seconds() / ours().seconds()))
                .orElseGet(OptionalDouble::empty);
    }
}
