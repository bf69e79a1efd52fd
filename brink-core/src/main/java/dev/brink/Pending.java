package dev.brink;

import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.problem.Point;
import java.util.ArrayList;
import java.util.List;

/** Suggestions whose measurements have not come back yet, in the order in which they were made. */
final class Pending {
    private final List<Suggestion> suggestions = new ArrayList<>();

    int size() {
        return suggestions.size();
    }

    List<Suggestion> suggestions() {
        return List.copyOf(suggestions);
    }

    List<Point> points() {
        return suggestions.stream().map(Suggestion::point).toList();
    }

    void add(Suggestion suggestion) {
        suggestions.add(suggestion);
    }

    boolean remove(Suggestion suggestion) {
        return suggestions.remove(suggestion);
    }

    /** The measurement settles the earliest suggestion of its point and task, if there is one. */
    void settle(Measurement measurement) {
        for (Suggestion suggestion : suggestions) {
            if (suggestion.point().equals(measurement.point())
                    && suggestion.task().equals(measurement.task())) {
                suggestions.remove(suggestion);
                return;
            }
        }
    }

    boolean contains(Point point, String task) {
        return suggestions.stream()
                .anyMatch(suggestion ->
                        suggestion.point().equals(point) && suggestion.task().equals(task));
    }
}
