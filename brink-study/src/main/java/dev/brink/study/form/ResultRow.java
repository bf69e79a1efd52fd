package dev.brink.study.form;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.problem.Task;
import dev.brink.study.ImportedResult;
import dev.brink.study.plan.StudyPlan;
import dev.brink.study.plan.WrittenValues;
import dev.brink.text.Text;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** One row of a table of results, its empty fields left out. */
final class ResultRow {
    private final StudyPlan plan;
    private final Map<String, String> fields;

    ResultRow(StudyPlan plan, Map<String, String> fields) {
        this.plan = plan;
        this.fields = fields;
    }

    /** None for a trial that has no result yet. */
    List<ImportedResult> results() {
        Optional<String> state = about(ResultColumns.STATE);
        if (state.isPresent() && !List.of("done", "failed").contains(state.get())) {
            return List.of();
        }
        Point point = point();
        Optional<String> failure = failure(state);
        return tasks(failure.isPresent()).stream()
                .map(task -> result(task, point, failure))
                .toList();
    }

    /** A field about the trial, unless a parameter or a metric has that name. */
    private Optional<String> about(String column) {
        return ResultColumns.about(plan).contains(column) ? Optional.ofNullable(fields.get(column)) : Optional.empty();
    }

    private Point point() {
        Map<String, String> values = new LinkedHashMap<>();
        for (String name : ResultColumns.parameters(plan)) {
            String value = fields.get(name);
            if (value != null) {
                values.put(name, value);
            }
        }
        return WrittenValues.point(plan.problem().space(), values);
    }

    private Optional<String> failure(Optional<String> state) {
        Optional<String> failed = about(ResultColumns.FAILED);
        if (failed.isEmpty()) {
            return state.filter("failed"::equals).map(word -> "imported as failed");
        }
        return switch (failed.get().toLowerCase(Locale.ROOT)) {
            case "false", "no", "0" -> Optional.empty();
            case "true", "yes", "1" -> Optional.of("imported as failed");
            default -> failed;
        };
    }

    private List<String> tasks(boolean failed) {
        Optional<String> named = about(ResultColumns.TASK);
        if (named.isPresent()) {
            return List.of(plan.task(named.get()).name());
        }
        List<String> all = plan.problem().tasks().stream().map(Task::name).toList();
        if (all.size() == 1) {
            return all;
        }
        if (failed) {
            throw new IllegalArgumentException("The run failed, but it is not said which of the tasks "
                    + Text.names(all) + " that was: add a column 'task'.");
        }
        List<String> measured = all.stream().filter(this::hasAllOf).toList();
        if (measured.isEmpty()) {
            throw new IllegalArgumentException("The row has not all metrics of any of the tasks " + Text.names(all)
                    + ": fill in those of one of them, or add a column 'task'.");
        }
        return measured;
    }

    private boolean hasAllOf(String task) {
        List<String> metrics = plan.metrics().reportedBy(plan.problem(), task);
        return !metrics.isEmpty() && fields.keySet().containsAll(metrics);
    }

    private ImportedResult result(String task, Point point, Optional<String> failure) {
        if (failure.isPresent()) {
            return new ImportedResult(task, point, Map.of(), failure, OptionalDouble.empty());
        }
        Map<String, Object> reported = new LinkedHashMap<>();
        for (String metric : plan.metrics().reportedBy(plan.problem(), task)) {
            String value = fields.get(metric);
            if (value != null) {
                reported.put(metric, WrittenValues.observed(metric, value));
            }
        }
        Map<String, Observation> values = plan.metrics().observations(plan.problem(), task, reported);
        requireFits(point, task, values);
        return new ImportedResult(task, point, values, Optional.empty(), OptionalDouble.empty());
    }

    /** Lets the problem refuse it now, while the line is known. */
    private void requireFits(Point point, String task, Map<String, Observation> values) {
        History.of(plan.problem())
                .with(Measurement.of(point, task, plan.metrics().seen(plan.problem(), task, values)));
    }
}
