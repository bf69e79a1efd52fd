package dev.brink.runner;

import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.runner.command.CommandTemplate;
import dev.brink.runner.command.InvalidCommandException;
import dev.brink.runner.execute.Finished;
import dev.brink.runner.execute.Job;
import dev.brink.runner.result.Metric;
import dev.brink.runner.result.ResultReader;
import dev.brink.runner.result.Verdict;
import dev.brink.study.Trial;
import dev.brink.study.plan.StudyPlan;
import dev.brink.study.plan.TaskPlan;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** The tasks of a study as commands: how a trial becomes a job, and what the end of a job says of its trial. */
public final class TaskCommands {
    /** The detail of a trial that was started by a run: the id of its job. */
    static final String JOB = "job";

    private final StudyPlan plan;
    private final Map<String, CommandTemplate> templates = new LinkedHashMap<>();

    /**
     * The commands of a plan.
     *
     * @throws InvalidCommandException if a task has no command, or one that does not fit the parameters
     */
    public TaskCommands(StudyPlan plan) {
        this.plan = plan;
        List<String> parameters = plan.problem().space().parameters().stream()
                .map(Parameter::name)
                .toList();
        for (TaskPlan task : plan.tasks()) {
            templates.put(task.name(), template(task, parameters));
        }
    }

    private static CommandTemplate template(TaskPlan task, List<String> parameters) {
        String command = task.command()
                .orElseThrow(() -> new InvalidCommandException("Task '" + task.name()
                        + "' has no command, so there is nothing to run: give it one in the study file, or carry its"
                        + " trials out by hand with 'brink ask' and 'brink tell'."));
        try {
            return CommandTemplate.of(command, parameters);
        } catch (InvalidCommandException wrong) {
            throw new InvalidCommandException("Task '" + task.name() + "': " + wrong.getMessage());
        }
    }

    /** The job with this id that carries out the trial's current attempt. */
    Job job(Trial trial, String id) {
        return job(id, trial.number(), trial.attempts(), trial.task(), trial.point());
    }

    /** A job that belongs to no trial, for trying a task out. */
    public Job job(String task, Point point) {
        return job(UUID.randomUUID().toString(), 0, 1, task, point);
    }

    private Job job(String id, long number, int attempt, String task, Point point) {
        return new Job(
                id,
                plan.name(),
                number,
                attempt,
                task,
                point,
                template(task).at(point),
                plan.task(task).timeout());
    }

    private CommandTemplate template(String task) {
        CommandTemplate template = templates.get(task);
        if (template == null) {
            throw new InvalidCommandException(
                    "A trial is of task '" + task + "', which the study file no longer has: cancel it.");
        }
        return template;
    }

    public Verdict verdict(Finished finished) throws IOException {
        return new ResultReader(metrics(finished.job().task())).read(finished.ending(), finished.folder());
    }

    private List<Metric> metrics(String task) {
        Map<String, String> outOf = plan.metrics().outOf();
        return plan.metrics().reportedBy(plan.problem(), task).stream()
                .filter(name -> !outOf.containsValue(name))
                .map(name -> new Metric(name, Optional.ofNullable(outOf.get(name))))
                .toList();
    }
}
