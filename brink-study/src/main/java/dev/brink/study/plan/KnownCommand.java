package dev.brink.study.plan;

/**
 * A known constraint that a program decides.
 *
 * @param line of the shell that runs it
 */
public record KnownCommand(Kind kind, String line) {
    /** How it is asked. */
    public enum Kind {
        /** Run anew for each point, which stands in its line; exit status 0 allows the point. */
        COMMAND,
        /** Run once; gets each point as a JSON object on a line, and answers with a line {@code true} or {@code false}. */
        FILTER;

        /** Its key in the study file. */
        public String key() {
            return this == COMMAND ? "command" : "filter";
        }
    }

    /** As in the study file. */
    @Override
    public String toString() {
        return "{" + kind.key() + ": \"" + line + "\"}";
    }
}
