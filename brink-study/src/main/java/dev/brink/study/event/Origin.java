package dev.brink.study.event;

import java.util.Locale;

/** Where a trial comes from. */
public enum Origin {
    /** The optimizer suggested it. */
    SUGGESTED,
    /** Somebody asked for this point. */
    ADDED,
    /** It was measured elsewhere and its result brought along. */
    IMPORTED;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
