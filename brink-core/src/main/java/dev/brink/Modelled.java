package dev.brink;

import dev.brink.data.History;

/** What models are given of a history: all that was told, with failures learned from, or the most telling of very much. */
final class Modelled {
    /** So many measurements, and of more the most telling: a step would take minutes with thousands. */
    private static final int MOST = 300;

    private History history;
    private History modelled;

    Modelled(History history) {
        this.history = history;
        this.modelled = modelled(history);
    }

    /** Of this history; worked out once. */
    History of(History newest) {
        if (newest != history) {
            modelled = modelled(newest);
            history = newest;
        }
        return modelled;
    }

    private static History modelled(History history) {
        return history.learningFailures().excerpt(MOST);
    }
}
