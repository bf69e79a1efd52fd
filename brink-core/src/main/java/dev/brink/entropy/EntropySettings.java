package dev.brink.entropy;

/**
 * How finely p_min and the outcomes of tasks are resolved.
 *
 * @param draws of all functions together, a multiple of {@link #GROUPS}
 * @param nodes outcomes imagined of one function, at most; of counts, twice as many
 * @param outcomes joint outcomes imagined of a task that reveals several functions, at most
 */
public record EntropySettings(int draws, int nodes, int outcomes) {
    /** Parts of the draws that are left out in turn, to see how much the estimates depend on them. */
    static final int GROUPS = 16;

    /** With fewer outcomes a function, those of several functions are no longer worth combining each with each. */
    static final int FEWEST_NODES = 8;

    public EntropySettings {
        if (draws < 2 * GROUPS || draws % GROUPS != 0) {
            throw new IllegalArgumentException("Entropy search was given " + draws + " draws, but their number must be"
                    + " a multiple of " + GROUPS + " and at least " + 2 * GROUPS + ".");
        }
        if (nodes < FEWEST_NODES || outcomes < nodes) {
            throw new IllegalArgumentException("Entropy search was given " + nodes + " outcomes a function and "
                    + outcomes
                    + " a task, but needs at least " + FEWEST_NODES + " a function and no fewer a task.");
        }
    }

    public static EntropySettings standard() {
        return new EntropySettings(1024, 16, 128);
    }

    public EntropySettings withDraws(int count) {
        return new EntropySettings(count, nodes, outcomes);
    }
}
