package dev.brink.study.store;

import dev.brink.study.event.Entry;
import dev.brink.study.event.Event;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/** A process of its own that writes to a journal, or holds a study, until it is killed or cannot go on. */
final class JournalProcess {
    static final String STUDY = "s";

    private JournalProcess() {}

    public static void main(String[] arguments) throws InterruptedException {
        Path folder = Path.of(arguments[1]);
        try (Journal journal = Journal.in(folder)) {
            if (arguments[0].equals("hold")) {
                hold(journal);
            } else {
                write(journal);
            }
        } catch (StoreException failed) {
            System.out.println(failed.getMessage());
        }
    }

    private static void hold(Journal journal) throws InterruptedException {
        try (RunLock lock = journal.hold(STUDY, Holder.here(Instant.now()))) {
            System.out.println("holding " + (lock != null));
            Thread.sleep(60_000);
        }
    }

    /** Says the number of every entry once it is safe. */
    private static void write(Journal journal) {
        for (long number = journal.read(STUDY, 0).size(); ; number++) {
            if (!journal.append(STUDY, (int) number, entry(number))) {
                throw new IllegalStateException("Somebody else wrote entry " + number + ".");
            }
            System.out.println(number);
        }
    }

    static Entry entry(long number) {
        return new Entry(Instant.EPOCH, 0, List.of(new Event.Lost(number, "x".repeat((int) number % 700), true)));
    }
}
