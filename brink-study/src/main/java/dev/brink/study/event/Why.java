package dev.brink.study.event;

import dev.brink.data.Suggestion;
import dev.brink.data.Suggestion.Reason;
import dev.brink.data.TaskValue;
import java.util.List;

/** Why a point and a task were suggested; see {@link Suggestion}. */
public record Why(Reason reason, double logAcquisition, List<TaskValue> taskValues, List<String> notes) {
    public Why {
        taskValues = List.copyOf(taskValues);
        notes = List.copyOf(notes);
    }

    public static Why of(Suggestion suggestion) {
        return new Why(suggestion.reason(), suggestion.logAcquisition(), suggestion.taskValues(), suggestion.notes());
    }
}
