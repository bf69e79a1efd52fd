package dev.brink;

/** There is nothing left to measure: every point that the known constraints allow is known, has failed or is pending. */
public final class NothingLeftException extends IllegalStateException {
    NothingLeftException(int measurements, int pending) {
        super("Every point that the known constraints allow has been measured exactly, or twice with the same outcome,"
                + " has failed or is pending (" + measurements + " measurements, " + pending
                + " pending suggestions), so there is nothing left to suggest: "
                + (pending == 0 ? "" : "tell what the pending suggestions measured, and ")
                + "ask for the recommendation.");
    }
}
