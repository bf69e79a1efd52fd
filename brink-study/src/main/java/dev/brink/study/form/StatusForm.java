package dev.brink.study.form;

import dev.brink.study.PlanChange;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.TrialState;
import dev.brink.study.Usage;
import dev.brink.study.plan.Budget;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where a study stands, as a JSON object. Needs no inference. */
public final class StatusForm {
    private StatusForm() {}

    public static Map<String, @Nullable Object> of(Study study) {
        Usage usage = study.usage();
        Map<String, @Nullable Object> form = new LinkedHashMap<>();
        form.put("study", study.name());
        form.put("file", study.plan().source().file());
        form.put("running", study.holder().map(Object::toString).orElse(null));
        form.put("trials", counts(study.trials()));
        form.put("used", used(usage));
        form.put("budget", budget(study.plan().budget()));
        form.put(
                "exhausted",
                usage.exhausted(study.plan().budget())
                        .map(limit -> limit.name().toLowerCase(Locale.ROOT))
                        .orElse(null));
        form.put("changes", study.planChanges().stream().map(StatusForm::change).toList());
        return form;
    }

    /** How many trials are in each state. */
    public static Map<String, Object> counts(List<Trial> trials) {
        Map<String, Object> counts = new LinkedHashMap<>();
        for (TrialState state : TrialState.values()) {
            counts.put(
                    state.toString(),
                    trials.stream().filter(trial -> trial.state() == state).count());
        }
        return counts;
    }

    private static Map<String, Object> used(Usage usage) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("trials", usage.trials());
        form.put("seconds", usage.time().toMillis() / 1000.0);
        form.put("cost", usage.cost());
        int ended = usage.done() + usage.failed();
        form.put("failures", ended == 0 ? 0.0 : usage.failed() / (double) ended);
        return form;
    }

    private static Map<String, @Nullable Object> budget(Budget budget) {
        Map<String, @Nullable Object> form = new LinkedHashMap<>();
        form.put("trials", budget.trials().isPresent() ? budget.trials().getAsLong() : null);
        form.put("seconds", budget.time().map(time -> time.toMillis() / 1000.0).orElse(null));
        form.put("cost", budget.cost().isPresent() ? budget.cost().getAsDouble() : null);
        form.put("failures", budget.failures().isPresent() ? budget.failures().getAsDouble() : null);
        return form;
    }

    private static Map<String, Object> change(PlanChange change) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("at", change.at().toString());
        form.put("what", change.what());
        return form;
    }
}
