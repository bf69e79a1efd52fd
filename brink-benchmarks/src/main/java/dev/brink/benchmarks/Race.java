package dev.brink.benchmarks;

import dev.brink.benchmarks.work.Measure;
import dev.brink.benchmarks.work.Size;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lets contestants take turns at the same work, so that whatever else the machine does hits all of them. */
final class Race {
    /** Both sides round, in sums of up to a thousand terms and a matrix with a condition number up to 10^5. */
    private static final double AGREEMENT = 1e-9;

    private final List<Contestant> contestants;
    private final SpeedCases cases;

    /** The first of the contestants is Brink in this machine. */
    Race(List<Contestant> contestants, SpeedCases cases) {
        this.contestants = contestants;
        this.cases = cases;
    }

    SpeedRow run(Measure measure, Size size) {
        Map<String, Readings> byContestant = new LinkedHashMap<>();
        Optional<Measure> loops = textbook(measure);
        Readings textbook = new Readings();
        long begin = System.nanoTime();
        try (ThisMachine beside = new ThisMachine()) {
            for (int round = 0; round < cases.rounds() && (round < 2 || isPatient(begin)); round++) {
                for (Contestant contestant : contestants) {
                    if (contestant.canDo(measure)) {
                        byContestant
                                .computeIfAbsent(contestant.name(), name -> new Readings())
                                .add(contestant.measure(measure, size, cases.seconds()));
                    }
                }
                loops.ifPresent(which -> textbook.add(beside.measure(which, size, cases.seconds())));
            }
        }
        SpeedRow row = new SpeedRow(measure, size, byContestant, loops.map(which -> textbook));
        if (!measure.isRandom()) {
            checkAgreement(row);
        }
        return row;
    }

    private boolean isPatient(long begin) {
        return (System.nanoTime() - begin) / 1e9 < cases.patience();
    }

    private static Optional<Measure> textbook(Measure measure) {
        return switch (measure) {
            case CHOLESKY -> Optional.of(Measure.TEXTBOOK_CHOLESKY);
            case KERNEL -> Optional.of(Measure.TEXTBOOK_KERNEL);
            default -> Optional.empty();
        };
    }

    private static void checkAgreement(SpeedRow row) {
        row.textbook().ifPresent(loops -> checkAgreement(row, "the textbook's loops", loops));
        row.byContestant().forEach((name, readings) -> checkAgreement(row, name, readings));
    }

    private static void checkAgreement(SpeedRow row, String name, Readings theirs) {
        double expected = row.ours().value();
        if (!(Math.abs(theirs.value() - expected) <= AGREEMENT * (1 + Math.abs(expected)))) {
            throw new IllegalStateException(row.measure().label() + " at " + row.size() + ": Brink computes " + expected
                    + ", " + name + " " + theirs.value() + ". They must do the same work to be compared.");
        }
    }
}
