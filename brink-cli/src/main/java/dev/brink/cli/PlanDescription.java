package dev.brink.cli;

import dev.brink.problem.BooleanParameter;
import dev.brink.problem.ChoiceParameter;
import dev.brink.problem.Constraint;
import dev.brink.problem.Cost;
import dev.brink.problem.IntegerParameter;
import dev.brink.problem.OrderedParameter;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.RealParameter;
import dev.brink.study.PlanWords;
import dev.brink.study.file.Durations;
import dev.brink.study.plan.StudyPlan;
import dev.brink.study.plan.TaskPlan;
import dev.brink.text.Text;
import java.util.ArrayList;
import java.util.List;

/** A study file in words, for people to see whether it says what they meant. */
final class PlanDescription {
    private PlanDescription() {}

    static List<String> lines(StudyPlan plan) {
        Problem problem = plan.problem();
        List<String> lines = new ArrayList<>();
        lines.add("Study " + plan.name() + ": "
                + problem.objective().map(objective -> objective.describe()).orElse("anything that passes"));
        lines.add("Parameters:");
        problem.space().parameters().forEach(parameter -> lines.add("  " + parameter.name() + ": " + of(parameter)));
        if (!problem.constraints().isEmpty() || !problem.known().isEmpty()) {
            lines.add("Constraints:");
            problem.constraints().forEach(constraint -> lines.add("  " + of(constraint)));
            problem.known().forEach(known -> lines.add("  known: " + known));
        }
        lines.add("Tasks:");
        plan.tasks().forEach(task -> lines.addAll(of(plan, task)));
        lines.add("Budget: " + budget(plan));
        return lines;
    }

    private static String of(Constraint constraint) {
        return constraint.name() + ": " + constraint.describe() + ", with confidence "
                + Text.number(constraint.confidence());
    }

    private static String of(Parameter parameter) {
        if (parameter instanceof RealParameter real) {
            return "from " + Text.number(real.min()) + " to " + Text.number(real.max()) + scale(real.log());
        }
        if (parameter instanceof IntegerParameter whole) {
            return "whole, from " + whole.min() + " to " + whole.max() + scale(whole.log());
        }
        if (parameter instanceof ChoiceParameter choice) {
            return "one of " + Text.values(choice.values());
        }
        if (parameter instanceof OrderedParameter ordered) {
            return "one of " + Text.values(ordered.values()) + ", in this order";
        }
        return parameter instanceof BooleanParameter ? "true or false" : parameter.toString();
    }

    private static String scale(boolean log) {
        return log ? ", by order of magnitude" : "";
    }

    private static List<String> of(StudyPlan plan, TaskPlan task) {
        List<String> lines = new ArrayList<>();
        lines.add("  " + task.name() + ": " + task.command().orElse("carried out by people"));
        lines.add("    must report " + Text.names(plan.metrics().reportedBy(plan.problem(), task.name())) + "; "
                + costs(plan.problem().task(task.name()).cost())
                + task.timeout()
                        .map(limit -> "; may take " + Durations.write(limit))
                        .orElse(""));
        return lines;
    }

    private static String costs(Cost cost) {
        return cost instanceof Cost.Measured ? "costs what it takes, in seconds" : "costs " + cost;
    }

    /** When the study ends, how many trials run at a time, and its seed. */
    static String budget(StudyPlan plan) {
        return PlanWords.of(plan.budget()) + "; " + plan.parallel() + " at a time, seed " + plan.seed();
    }
}
