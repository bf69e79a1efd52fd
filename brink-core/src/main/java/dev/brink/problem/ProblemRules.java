package dev.brink.problem;

import dev.brink.text.Spelling;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the parts of a problem demand of each other. */
final class ProblemRules {
    private ProblemRules() {}

    static void check(Problem problem) {
        if (problem.functions().isEmpty()) {
            throw new InvalidProblemException("The problem has neither an objective nor constraints, but there must be"
                    + " something to learn: add an objective to minimize or maximize, or a constraint.");
        }
        requireDistinct("objectives or constraints", functionNames(problem));
        requireDistinct("tasks", taskNames(problem));
        problem.constraints().forEach(constraint -> checkSuccess(problem, constraint));
        problem.tasks().forEach(task -> checkTask(problem, task));
        problem.functions().forEach(function -> requireRevealed(problem, function));
        requireMetricsAgree(problem.functions());
        checkJointConfidence(problem);
    }

    private static void requireDistinct(String what, List<String> names) {
        Rules.firstRepeated(names).ifPresent(name -> {
            throw new InvalidProblemException(
                    "Two " + what + " have the name '" + name + "', but names must differ: rename one of them.");
        });
    }

    private static void checkTask(Problem problem, Task task) {
        if (task.reveals().isEmpty()) {
            throw new InvalidProblemException("Task '" + task.name()
                    + "' reveals nothing, but running it must teach something: list the objective or constraints that"
                    + " it reveals.");
        }
        List<String> known = functionNames(problem);
        for (String name : task.reveals()) {
            if (!known.contains(name)) {
                throw new InvalidProblemException("Task '" + task.name() + "' reveals '" + name
                        + "', which is no objective or constraint: " + Spelling.suggestion(name, known));
            }
        }
    }

    private static void checkSuccess(Problem problem, Constraint constraint) {
        constraint.succeedsTask().ifPresent(name -> {
            if (!taskNames(problem).contains(name)) {
                throw new InvalidProblemException(constraint.label() + " demands that task '" + name
                        + "' succeeds, but there is no such task: " + Spelling.suggestion(name, taskNames(problem)));
            }
            for (Task task : problem.tasks()) {
                if (!task.name().equals(name) && task.reveals().contains(constraint.name())) {
                    throw new InvalidProblemException("Task '" + task.name() + "' reveals '" + constraint.name()
                            + "', but only task '" + name + "' shows whether it succeeds itself: remove it there.");
                }
            }
        });
    }

    private static void requireRevealed(Problem problem, ModelledFunction function) {
        if (problem.tasks().stream().noneMatch(task -> task.reveals().contains(function.name()))) {
            throw new InvalidProblemException(function.label()
                    + " is revealed by no task, but it can only be learned by measuring: add it to a task.");
        }
    }

    private static void requireMetricsAgree(List<ModelledFunction> functions) {
        Map<String, ModelledFunction> byMetric = new HashMap<>();
        for (ModelledFunction function : functions) {
            if (function.isReported()) {
                ModelledFunction first = byMetric.putIfAbsent(function.metric(), function);
                if (first != null
                        && !first.model().kind().equals(function.model().kind())) {
                    throw new InvalidProblemException(first.label() + " and " + function.label()
                            + " share the metric '" + function.metric() + "', but one measures "
                            + first.model().kind() + " and the other "
                            + function.model().kind() + ": give one of them another metric.");
                }
            }
        }
    }

    private static void checkJointConfidence(Problem problem) {
        problem.jointConfidence().ifPresent(confidence -> {
            Rules.requireFraction("The joint confidence", confidence);
            if (problem.constraints().isEmpty()) {
                throw new InvalidProblemException(
                        "A joint confidence was given, but there are no constraints that could"
                                + " hold together: add constraints or leave it out.");
            }
        });
    }

    private static List<String> functionNames(Problem problem) {
        return problem.functions().stream().map(ModelledFunction::name).toList();
    }

    private static List<String> taskNames(Problem problem) {
        return problem.tasks().stream().map(Task::name).toList();
    }
}
