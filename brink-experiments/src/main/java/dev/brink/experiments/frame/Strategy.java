package dev.brink.experiments.frame;

import java.util.Locale;

/** How the paper searches, and what it compares that with. */
public enum Strategy {
    /** Constraints are learned. */
    CONSTRAINED("constrained optimization"),
    /** The paper's baseline: no constraints, and a violation counts as the worst value; see {@link WorstValue}. */
    BASELINE("unconstrained optimization with violations at the worst value");

    private final String description;

    Strategy(String description) {
        this.description = description;
    }

    /** The group of its runs. */
    public String group() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** For people. */
    public String description() {
        return description;
    }
}
