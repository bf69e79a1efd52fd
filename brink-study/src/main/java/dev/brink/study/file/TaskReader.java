package dev.brink.study.file;

import dev.brink.problem.Cost;
import dev.brink.study.plan.TaskPlan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Reads {@code tasks}, or the {@code command} that takes their place. */
final class TaskReader {
    /** The task of a study whose one command measures everything. */
    static final String ONLY_TASK = "run";

    private static final String MEASURED = "measured";

    private static final String EXAMPLE = "{command: \"python train.py {lr}\", reveals: [loss], cost: 1}";

    private TaskReader() {}

    /** A task, and where it stands. */
    record ReadTask(TaskPlan plan, Cost cost, List<String> reveals) {}

    static List<ReadTask> tasks(Value tasks) {
        List<ReadTask> read = new ArrayList<>();
        tasks.block("{train: " + EXAMPLE + "}").ifPresent(block -> {
            if (block.names().isEmpty()) {
                block.mistake("are none: add one, or write a single 'command' instead.");
            }
            for (String name : block.names()) {
                block.named(name, "Task '" + name + "'")
                        .block(EXAMPLE)
                        .flatMap(one -> task(name, one))
                        .ifPresent(read::add);
            }
        });
        return read;
    }

    private static Optional<ReadTask> task(String name, Block block) {
        block.allowOnly("command", "reveals", "cost", "timeout");
        Optional<Cost> cost = cost(block);
        Optional<List<String>> reveals =
                block.require("reveals", "reveals: [loss]").flatMap(TaskReader::names);
        TaskPlan plan = plan(name, block);
        return cost.isEmpty() || reveals.isEmpty()
                ? Optional.empty()
                : Optional.of(new ReadTask(plan, cost.get(), reveals.get()));
    }

    static TaskPlan plan(String name, Block block) {
        Optional<String> command = block.get("command").flatMap(Value::text);
        Optional<Duration> timeout = block.get("timeout").flatMap(Value::duration);
        return new TaskPlan(name, command, timeout);
    }

    private static Optional<List<String>> names(Value value) {
        return value.list()
                .map(items -> items.stream()
                        .map(Value::text)
                        .flatMap(Optional::stream)
                        .toList());
    }

    /** What one run costs: a number, or the word "measured" for the seconds that it takes. Empty if it is wrong. */
    private static Optional<Cost> cost(Block block) {
        Optional<Value> value = block.get("cost");
        if (value.isEmpty()) {
            return Optional.of(Cost.fixed(1));
        }
        if (value.get().is(MEASURED)) {
            return Optional.of(Cost.measured());
        }
        OptionalDouble cost = value.get().number();
        if (cost.isPresent() && !(cost.getAsDouble() > 0)) {
            value.get().mistake("a cost must be more than 0: use 1 if it does not matter.");
            return Optional.empty();
        }
        return cost.isPresent() ? Optional.of(Cost.fixed(cost.getAsDouble())) : Optional.empty();
    }
}
