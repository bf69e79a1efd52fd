package dev.brink.search;

/**
 * How thoroughly a landscape is maximised.
 *
 * @param sweep points spread over the whole region
 * @param surroundings points around the incumbents, shared among them
 * @param ascents starts of a quasi-Newton ascent
 * @param evaluations gradients that one ascent may take
 */
public record SearchSettings(int sweep, int surroundings, int ascents, int evaluations) {
    /** What one or two continuous axes need, on which the sweep is dense, and more where a rough answer will do. */
    static final SearchSettings BRIEF = new SearchSettings(1024, 512, 6, 40);

    public SearchSettings {
        if (sweep < 1 || surroundings < 0 || ascents < 0 || evaluations < 1) {
            throw new IllegalArgumentException("A maximisation was given a sweep of " + sweep + " points, "
                    + surroundings + " points around incumbents and " + ascents + " ascents of " + evaluations
                    + " evaluations, but the sweep and the evaluations must be at least one and the others not"
                    + " negative: raise those that are less.");
        }
    }

    /**
     * What so many continuous axes need. The sweep is dense on one or two of them. In more, what promises an improvement
     * may be a thin curved sliver between several constraints that hardly any point of the sweep is near to: only ascents
     * find it, and they have a long way.
     */
    public static SearchSettings standard(int continuousAxes) {
        return continuousAxes <= 2 ? BRIEF : new SearchSettings(1024, 512, 20, 200);
    }
}
