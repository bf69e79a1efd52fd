package dev.brink.study;

import dev.brink.data.History;
import dev.brink.data.InvalidMeasurementException;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import dev.brink.study.plan.StudyPlan;
import dev.brink.study.plan.TaskPlan;
import dev.brink.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

/** What has changed between two versions of a study file, and whether the study can go on with it. */
final class PlanComparison {
    private final StudyPlan before;
    private final StudyPlan after;
    private final List<String> changes = new ArrayList<>();
    private final List<String> refusals = new ArrayList<>();

    private PlanComparison(StudyPlan before, StudyPlan after) {
        this.before = before;
        this.after = after;
    }

    /**
     * What has changed, in sentences.
     *
     * @throws IncompatiblePlanException if what has been tried does not fit the new version
     */
    static List<String> changes(StudyPlan before, StudyPlan after, List<Trial> trials) {
        PlanComparison comparison = new PlanComparison(before, after);
        comparison.parameters();
        comparison.functions();
        comparison.tasks();
        comparison.limits();
        if (comparison.refusals.isEmpty()) {
            comparison.trials(trials);
        }
        if (!comparison.refusals.isEmpty()) {
            throw new IncompatiblePlanException(after.name(), after.source().file(), comparison.refusals);
        }
        return comparison.changes.isEmpty()
                ? List.of("The file was edited without a change of meaning.")
                : comparison.changes;
    }

    private void parameters() {
        Map<String, Parameter> old = byName(before.problem().space().parameters(), Parameter::name);
        Map<String, Parameter> now = byName(after.problem().space().parameters(), Parameter::name);
        old.forEach((name, parameter) -> {
            Parameter other = now.get(name);
            if (other == null) {
                refusals.add("Parameter '" + name + "' was removed, but every trial has a value for it.");
            } else if (other.getClass() != parameter.getClass()) {
                refusals.add("Parameter '" + name + "' has become of another kind, from " + kind(parameter) + " to "
                        + kind(other) + ".");
            } else if (!other.equals(parameter)) {
                changes.add("Parameter '" + name + "' was " + parameter + " and is " + other + ".");
            }
        });
        now.keySet().stream()
                .filter(name -> !old.containsKey(name))
                .forEach(name -> refusals.add(
                        "Parameter '" + name + "' was added, but no trial made so far has a value for it."));
    }

    private static String kind(Parameter parameter) {
        return parameter.getClass().getSimpleName().replace("Parameter", "").toLowerCase(java.util.Locale.ROOT);
    }

    private void functions() {
        compare(
                "",
                byName(before.problem().functions(), ModelledFunction::name),
                byName(after.problem().functions(), ModelledFunction::name),
                ModelledFunction::label,
                Object::toString);
    }

    private void tasks() {
        compare(
                "Task ",
                byName(before.problem().tasks(), Task::name),
                byName(after.problem().tasks(), Task::name),
                task -> "'" + task.name() + "'",
                Object::toString);
        compare(
                "How task ",
                byName(before.tasks(), TaskPlan::name),
                byName(after.tasks(), TaskPlan::name),
                task -> "'" + task.name() + "' is carried out",
                PlanWords::of);
    }

    private <T> void compare(
            String what,
            Map<String, T> old,
            Map<String, T> now,
            Function<T, String> label,
            Function<T, String> described) {
        old.forEach((name, one) -> {
            T other = now.get(name);
            if (other == null) {
                changes.add(what + label.apply(one) + " was removed.");
            } else if (!other.equals(one)) {
                changes.add(what + label.apply(one) + " was " + described.apply(one) + " and is "
                        + described.apply(other) + ".");
            }
        });
        now.forEach((name, one) -> {
            if (!old.containsKey(name)) {
                changes.add(what + label.apply(one) + " was added.");
            }
        });
    }

    private void limits() {
        List<String> known =
                before.problem().known().stream().map(Object::toString).toList();
        List<String> knownNow =
                after.problem().known().stream().map(Object::toString).toList();
        changed("Known constraints", known, knownNow);
        changed(
                "Joint confidence",
                words(before.problem().jointConfidence().stream().boxed()),
                words(after.problem().jointConfidence().stream().boxed()));
        changed("Budget", PlanWords.of(before.budget()), PlanWords.of(after.budget()));
        changed("Parallel trials", before.parallel(), after.parallel());
        changed("Seed", before.seed(), after.seed());
        changed("Retries", before.retries(), after.retries());
        changed(
                "Initial points",
                words(before.initialPoints().stream().boxed()),
                words(after.initialPoints().stream().boxed()));
        changed("The reading of metrics", before.metrics(), after.metrics());
    }

    private static String words(Stream<? extends Number> setting) {
        return setting.findFirst()
                .map(number -> Text.number(number.doubleValue()))
                .orElse("not set");
    }

    private void changed(String what, Object old, Object now) {
        if (!Objects.equals(old, now)) {
            changes.add(what + ": was " + old + " and is " + now + ".");
        }
    }

    /** Every point must lie in the new space, and every measurement must say what the new problem wants to know. */
    private void trials(List<Trial> trials) {
        Problem problem = after.problem();
        for (Trial trial : trials) {
            try {
                problem.space().point(trial.point().asMap());
                problem.task(trial.task());
                if (trial.state() == TrialState.DONE) {
                    History.of(problem).with(Advisor.measurement(after, trial));
                }
            } catch (InvalidMeasurementException refused) {
                refusals.add("Trial " + trial.number() + " measured other things. " + refused.getMessage());
                return;
            } catch (IllegalArgumentException refused) {
                refusals.add("Trial " + trial.number() + " does not fit. " + refused.getMessage());
                return;
            }
        }
    }

    private static <T> Map<String, T> byName(List<T> all, Function<T, String> name) {
        Map<String, T> byName = new LinkedHashMap<>();
        all.forEach(each -> byName.put(name.apply(each), each));
        return byName;
    }
}
