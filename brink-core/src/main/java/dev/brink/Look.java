package dev.brink;

import dev.brink.data.Suggestion.Reason;
import dev.brink.posterior.Posterior;
import dev.brink.recommend.Incumbents;
import dev.brink.search.Landscape;
import dev.brink.search.Maximum;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where beliefs lead.
 *
 * @param posterior the beliefs, with what is pending imagined
 * @param incumbents what they think of the known points
 * @param landscape how much it is worth to measure a point
 * @param reason why x
 * @param x what to measure
 * @param notes for who wonders about x
 */
record Look(
        Posterior posterior, Incumbents incumbents, Landscape landscape, Reason reason, Maximum x, List<String> notes) {
    /** Beliefs that give no point a better chance than this are at odds with asking for one. */
    private static final double LOG_HOPELESS = Math.log(1e-3);

    /** Whether nothing is feasible, and next to nothing ever will be. */
    boolean isHopeless() {
        return reason == Reason.FEASIBILITY && x.value() < LOG_HOPELESS;
    }

    Look at(Maximum other) {
        return new Look(posterior, incumbents, landscape, reason, other, other.notes());
    }

    Look noting(String note) {
        return new Look(
                posterior,
                incumbents,
                landscape,
                reason,
                x,
                Stream.concat(Stream.of(note), notes.stream()).toList());
    }
}
