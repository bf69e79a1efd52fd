package dev.brink.study.file;

import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import dev.brink.problem.SearchSpace;
import dev.brink.study.expression.Expression;
import dev.brink.study.expression.InvalidExpressionException;
import dev.brink.study.file.TaskReader.ReadTask;
import dev.brink.study.plan.Budget;
import dev.brink.study.plan.KnownCommands;
import dev.brink.study.plan.Metrics;
import dev.brink.study.plan.StudyPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a whole study file, part by part, and puts the parts together. */
final class StudyReader {
    /** Names become parts of file names. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_.-]{0,99}");

    /** How the core speaks of the parts of a problem. */
    private static final Pattern PART = Pattern.compile("(Task|Constraint|Objective) '([^']*)'|the name '([^']*)'");

    private static final int DEFAULT_RETRIES = 2;
    private static final int MOST_PARALLEL = 10_000;

    private final StudyPlan.Source source;
    private final KnownCommands commands;
    private final Mistakes mistakes;
    private final FunctionReader functions = new FunctionReader();

    StudyReader(StudyPlan.Source source, KnownCommands commands, Mistakes mistakes) {
        this.source = source;
        this.commands = commands;
        this.mistakes = mistakes;
    }

    StudyPlan read(Value root) {
        Block block = root.block("study: my-study").orElseThrow(mistakes::failure);
        block.allowOnly(
                "study",
                "parameters",
                "objective",
                "constraints",
                "known",
                "command",
                "timeout",
                "tasks",
                "budget",
                "parallel",
                "seed",
                "retries",
                "joint_confidence",
                "initial_points");
        Optional<String> name = block.require("study", "study: my-study").flatMap(this::name);
        List<Parameter> parameters = block.require("parameters", "parameters: {x: {type: real, min: 0, max: 1}}")
                .map(ParameterReader::read)
                .orElse(List.of());
        List<ReadTask> tasks = tasks(block);
        Optional<Problem> problem = problem(block, parameters, tasks);
        StudyPlan plan = new StudyPlan(
                name.orElse("unnamed"),
                source,
                problem.orElse(NOTHING),
                tasks.isEmpty()
                        ? List.of(TaskReader.plan(TaskReader.ONLY_TASK, block))
                        : tasks.stream().map(ReadTask::plan).toList(),
                new Metrics(functions.outOf(), functions.mustBeFalse()),
                block.get("budget").map(BudgetReader::read).orElse(Budget.unlimited()),
                (int) whole(block, "parallel", 1, MOST_PARALLEL).orElse(1),
                block.get("seed").map(Value::whole).orElse(OptionalLong.empty()).orElse(1),
                (int) whole(block, "retries", 0, MOST_PARALLEL).orElse(DEFAULT_RETRIES),
                initialPoints(block));
        mistakes.throwIfAny();
        return plan;
    }

    /** Stands in for a problem that has mistakes, until these are thrown. */
    private static final Problem NOTHING = Problem.over(Parameter.bool("nothing"))
            .objective(Objective.minimize("nothing"))
            .build();

    private Optional<String> name(Value value) {
        Optional<String> name = value.text();
        if (name.isPresent() && !NAME.matcher(name.get()).matches()) {
            value.mistake("a study's name must start with a letter from A to Z or an underscore and go on with up to 99"
                    + " letters, digits, '_', '-' or '.': choose another name.");
        }
        return name;
    }

    private static List<ReadTask> tasks(Block block) {
        if (block.has("tasks") && block.has("command")) {
            block.mistakeAt(
                    "command",
                    "The study file has both 'command' and 'tasks', but a command stands for the only task: move it"
                            + " into one of the tasks.");
        }
        if (block.has("tasks") && block.has("timeout")) {
            block.mistakeAt(
                    "timeout", "The study file has both 'timeout' and 'tasks': give each task its own timeout.");
        }
        return block.get("tasks").map(TaskReader::tasks).orElse(List.of());
    }

    private Optional<Problem> problem(Block block, List<Parameter> parameters, List<ReadTask> tasks) {
        Optional<Objective> objective = block.get("objective").flatMap(functions::objective);
        List<Constraint> constraints = block.get("constraints")
                .filter(value -> !value.isNothing())
                .map(functions::constraints)
                .orElse(List.of());
        List<Consumer<ProblemBuilder>> known = known(block, parameters);
        OptionalDouble joint = number(block, "joint_confidence");
        if (!mistakes.isEmpty()) {
            return Optional.empty();
        }
        try {
            ProblemBuilder builder = Problem.over(SearchSpace.of(parameters));
            objective.ifPresent(builder::objective);
            constraints.forEach(builder::constraint);
            known.forEach(one -> one.accept(builder));
            tasks.forEach(task ->
                    builder.task(task.plan().name(), task.cost(), task.reveals().toArray(String[]::new)));
            joint.ifPresent(builder::jointConfidence);
            return Optional.of(builder.build());
        } catch (IllegalArgumentException refused) {
            place(block, String.valueOf(refused.getMessage()));
            return Optional.empty();
        }
    }

    /** The core names the part that it refuses, and that part has a line. */
    private static void place(Block block, String message) {
        Matcher part = PART.matcher(message);
        while (part.find()) {
            String kind = part.group(1);
            String section = kind == null || kind.equals("Constraint")
                    ? "constraints"
                    : kind.equals("Task") ? "tasks" : "objective";
            String name = kind == null ? part.group(3) : part.group(2);
            Optional<Block> inside = block.get(section).filter(Value::isBlock).flatMap(value -> value.block(""));
            if (section.equals("objective") && block.has("objective")) {
                block.mistakeAt("objective", message);
                return;
            }
            if (inside.isPresent() && inside.get().has(name)) {
                inside.get().mistakeAt(name, message);
                return;
            }
        }
        block.mistakeAt(message.contains("joint confidence") ? "joint_confidence" : "study", message);
    }

    private List<Consumer<ProblemBuilder>> known(Block block, List<Parameter> parameters) {
        List<Consumer<ProblemBuilder>> read = new ArrayList<>();
        block.get("known")
                .filter(value -> !value.isNothing())
                .flatMap(Value::list)
                .ifPresent(
                        items -> items.forEach(item -> known(item, parameters).ifPresent(read::add)));
        return read;
    }

    private Optional<Consumer<ProblemBuilder>> known(Value item, List<Parameter> parameters) {
        if (item.isBlock()) {
            return item.block("{command: \"./allowed {x}\"}")
                    .flatMap(block -> KnownCommandReader.read(block, parameters))
                    .map(command -> builder -> builder.known(command.line(), point -> commands.allows(command, point)));
        }
        return item.text().flatMap(text -> {
            try {
                var condition = Expression.condition(text, parameters);
                return Optional.of(builder -> builder.known(text, condition));
            } catch (InvalidExpressionException invalid) {
                item.mistakeInside(
                        invalid.position() + (item.isQuoted() ? 1 : 0),
                        "Known constraint \"" + text + "\", character " + (invalid.position() + 1) + ": "
                                + invalid.getMessage());
                return Optional.empty();
            }
        });
    }

    private static OptionalDouble number(Block block, String name) {
        Optional<Value> value = block.get(name);
        return value.isPresent() ? value.get().number() : OptionalDouble.empty();
    }

    private static OptionalLong whole(Block block, String name, long least, long most) {
        Optional<Value> value = block.get(name);
        OptionalLong number = value.isPresent() ? value.get().wholeAtLeast(least) : OptionalLong.empty();
        if (value.isPresent() && number.isPresent() && number.getAsLong() > most) {
            value.get().mistake("it must be at most " + most + ": lower it.");
        }
        return number;
    }

    private static OptionalInt initialPoints(Block block) {
        OptionalLong points = whole(block, "initial_points", 1, MOST_PARALLEL);
        return points.isPresent() ? OptionalInt.of((int) points.getAsLong()) : OptionalInt.empty();
    }
}
