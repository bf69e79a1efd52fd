package dev.brink.cli.stdio;

import dev.brink.problem.Point;
import dev.brink.problem.Task;
import dev.brink.study.ImportedResult;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.plan.StudyPlan;
import dev.brink.text.Text;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The request {@code tell}: what came of a trial, or of a run at a point that nobody suggested. */
final class Telling {
    private Telling() {}

    /** The trial with what was told of it. */
    static Trial of(Study study, Request request) {
        request.allowOnly("trial", "point", "task", "values", "failed", "lost", "cost");
        if (request.has("trial") == request.has("point")) {
            throw new InvalidRequestException("The request 'tell' has "
                    + (request.has("trial") ? "both 'trial' and 'point'" : "neither 'trial' nor 'point'")
                    + ", but it must have one of them: send the number of a trial, or the point of a run that nobody"
                    + " suggested.");
        }
        return request.has("trial") ? ofTrial(study, request) : ofPoint(study, request);
    }

    private static Trial ofTrial(Study study, Request request) {
        request.allowOnly("trial", "values", "failed", "lost", "cost");
        long number = request.whole("trial").orElseThrow();
        Result result = Result.of(request);
        if (result.failed().isPresent()) {
            return study.failed(number, result.failed().get(), request.positive("cost"));
        }
        if (result.lost().isPresent()) {
            return study.lost(number, result.lost().get());
        }
        String task = study.trial(number).task();
        return study.measured(number, result.observations(study.plan(), task), request.positive("cost"));
    }

    private static Trial ofPoint(Study study, Request request) {
        request.allowOnly("point", "task", "values", "failed", "cost");
        StudyPlan plan = study.plan();
        Point point = plan.problem().space().point(known(request.object("point").orElseThrow()));
        String task =
                plan.task(request.text("task").orElseGet(() -> onlyTask(plan))).name();
        Result result = Result.of(request);
        ImportedResult told = new ImportedResult(
                task, point, result.observations(plan, task), result.failed(), request.positive("cost"));
        return study.importResults(List.of(told)).get(0);
    }

    /** A null is as good as no value. */
    private static Map<String, Object> known(Map<String, @Nullable Object> values) {
        Map<String, Object> known = new LinkedHashMap<>();
        values.forEach((name, value) -> {
            if (value != null) {
                known.put(name, value);
            }
        });
        return known;
    }

    private static String onlyTask(StudyPlan plan) {
        List<String> tasks = plan.problem().tasks().stream().map(Task::name).toList();
        if (tasks.size() != 1) {
            throw new InvalidRequestException(
                    "It is not said which of the tasks " + Text.names(tasks) + " was run at the point: add \"task\".");
        }
        return tasks.get(0);
    }
}
