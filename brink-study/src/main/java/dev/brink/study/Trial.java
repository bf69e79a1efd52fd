package dev.brink.study;

import dev.brink.data.Suggestion;
import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.study.event.Origin;
import dev.brink.study.event.Why;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A suggestion being carried out.
 *
 * @param number counts the trials of a study from 1
 * @param task its name
 * @param why the optimizer suggested it; empty for a point that somebody added or imported
 * @param attempts how often it was started
 * @param losses how often it was lost since somebody last asked for it
 * @param values as they were reported; empty unless it is done
 * @param reason why it failed, was lost the last time, or was cancelled
 * @param cost what the run cost, where that was measured
 * @param details of the latest attempt, for whoever carries it out
 */
public record Trial(
        long number,
        String task,
        Point point,
        Origin origin,
        Optional<Why> why,
        TrialState state,
        int attempts,
        int losses,
        Map<String, Observation> values,
        Optional<String> reason,
        OptionalDouble cost,
        Map<String, String> details,
        Times times) {
    /** The detail of an attempt by which {@link #isByHand} is told. */
    static final String BY = "by";

    static final String HAND = "hand";

    public Trial {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
    }

    /** When it was created, and when its latest attempt was started and ended. */
    public record Times(Instant created, Optional<Instant> started, Optional<Instant> ended) {}

    /** What the optimizer suggested; a point of somebody's own as if it were one of the first. */
    public Suggestion asSuggestion() {
        return why.map(chosen -> new Suggestion(
                        number,
                        point,
                        task,
                        chosen.reason(),
                        chosen.logAcquisition(),
                        chosen.taskValues(),
                        chosen.notes()))
                .orElseGet(() -> Suggestion.initial(number, point, task));
    }

    /** Whether a person, and no program, is carrying it out. */
    public boolean isByHand() {
        return HAND.equals(details.get(BY));
    }
}
