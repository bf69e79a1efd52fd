package dev.brink.report.page;

import dev.brink.data.Suggestion;
import dev.brink.data.TaskValue;
import dev.brink.problem.Task;
import dev.brink.report.Report;
import dev.brink.report.TrialRow;
import dev.brink.report.text.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The tasks, how often each was run, and what decided between them each time. */
final class TaskSection {
    private final Report report;
    private final List<Task> tasks;

    TaskSection(Report report) {
        this.report = report;
        this.tasks = report.snapshot().problem().tasks();
    }

    void write(Html html) {
        html.section("tasks", "Tasks and why each was chosen");
        html.table(
                List.of("task", "cost", "reveals", "runs", "failed"),
                tasks.stream().map(this::task).toList());
        List<List<String>> choices = new ArrayList<>();
        for (TrialRow trial : report.trials()) {
            trial.suggestion().ifPresent(suggestion -> choices.add(choice(trial.number(), suggestion)));
        }
        List<String> headings = new ArrayList<>(List.of("trial", "point because of", "log acquisition", "task"));
        if (tasks.size() > 1) {
            html.element(
                    "p",
                    "The gain of a task is the information, in nats, that running it at the chosen point is expected to"
                            + " give about where the constrained minimum lies, with its standard error; the task with"
                            + " the most gain per cost is run. Nothing is written where nothing had to be chosen.");
            tasks.forEach(task -> headings.add("gain of " + task.name()));
            tasks.forEach(task -> headings.add("gain per cost of " + task.name()));
        }
        html.table(headings, choices).end();
    }

    private List<String> task(Task task) {
        List<TrialRow> runs = report.trials().stream()
                .filter(trial -> trial.task().equals(task.name()))
                .toList();
        long failed = runs.stream().filter(trial -> trial.failure().isPresent()).count();
        return List.of(
                task.name(),
                task.cost().toString(),
                String.join(", ", task.reveals()),
                Integer.toString(runs.size()),
                Long.toString(failed));
    }

    private List<String> choice(long number, Suggestion suggestion) {
        List<String> cells = new ArrayList<>(List.of(
                Long.toString(number),
                reason(suggestion.reason()),
                suggestion.reason().isByWorth() ? Figures.number(suggestion.logAcquisition()) : "",
                suggestion.task()));
        if (tasks.size() > 1) {
            tasks.forEach(task ->
                    cells.add(value(suggestion, task).map(TaskSection::gain).orElse("")));
            tasks.forEach(task -> cells.add(value(suggestion, task)
                    .map(value -> Figures.number(value.gainPerCost(), 3))
                    .orElse("")));
        }
        return cells;
    }

    private static Optional<TaskValue> value(Suggestion suggestion, Task task) {
        return suggestion.taskValues().stream()
                .filter(value -> value.task().equals(task.name()))
                .findFirst();
    }

    private static String gain(TaskValue value) {
        return Figures.number(value.gain(), 3) + " ± " + Figures.number(value.standardError(), 2);
    }

    private static String reason(Suggestion.Reason reason) {
        return switch (reason) {
            case INITIAL_DESIGN -> "initial design";
            case FEASIBILITY -> "search for feasibility";
            case IMPROVEMENT -> "expected improvement";
            case INFORMATION -> "information about the best value";
            case REPETITION -> "repetition, to measure the noise";
        };
    }
}
