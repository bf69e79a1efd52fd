package dev.brink.study.store;

import dev.brink.study.event.Entry;
import java.util.List;
import java.util.Optional;

/**
 * Keeps what happened to studies. Whoever appends says how many entries of the study it has seen, so that what it
 * decided by them cannot cross what somebody else did meanwhile. Safe for several threads and several processes.
 */
public interface StudyStore extends AutoCloseable {
    /** The names of all studies, in the order in which they began. */
    List<String> studies();

    /**
     * The entries of a study, from the given one on, counted from 0. Reads what other processes have written, too.
     *
     * @throws StoreException if the store cannot be read, or is damaged
     */
    List<Entry> read(String study, int from);

    /**
     * Adds an entry to a study that has so many entries, and returns when it would survive a loss of power.
     *
     * @return false, with nothing written, if the study has more entries than that by now
     * @throws StoreException if it cannot be written; nothing is changed then
     */
    boolean append(String study, int seen, Entry entry);

    /**
     * Holds the study for one program that carries out its trials. The hold ends with {@link RunLock#close} or with
     * the process, however that ends.
     *
     * @throws StudyInUseException if another program holds it
     */
    RunLock hold(String study, Holder holder);

    /** Who holds the study at the moment, as far as can be told. */
    Optional<Holder> holder(String study);

    /** What the store had to mend, for people to know; usually nothing. */
    List<String> notes();

    @Override
    void close();
}
