package dev.brink.study.event;

import java.time.Instant;
import java.util.List;

/**
 * Events that happened together: all of them are kept or none.
 *
 * @param at when
 * @param session the number of the session, counted from 1, in which they happened; 0 for what was done by hand
 */
public record Entry(Instant at, long session, List<Event> events) {
    public Entry {
        events = List.copyOf(events);
    }
}
