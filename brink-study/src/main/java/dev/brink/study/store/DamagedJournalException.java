package dev.brink.study.store;

import java.nio.file.Path;

/** A line in the middle of a journal is not as it was written. */
public final class DamagedJournalException extends StoreException {
    private static final long serialVersionUID = 1L;

    DamagedJournalException(Path file, long offset) {
        super("The journal " + file + " is damaged at byte " + offset
                + ": the checksum of the line there is wrong, though"
                + " intact lines follow. Nothing was changed. Restore the file from a backup; or keep a copy of it and"
                + " delete that one line, to go on without what it said.");
    }
}
