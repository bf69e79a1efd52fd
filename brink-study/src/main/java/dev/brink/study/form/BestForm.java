package dev.brink.study.form;

import dev.brink.data.Chance;
import dev.brink.data.Estimate;
import dev.brink.data.Recommendation;
import dev.brink.problem.Objective;
import dev.brink.study.plan.StudyPlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A recommendation as a JSON object. */
public final class BestForm {
    private BestForm() {}

    public static Map<String, @Nullable Object> of(StudyPlan plan, Recommendation best) {
        Map<String, @Nullable Object> form = new LinkedHashMap<>();
        form.put("study", plan.name());
        form.put("point", best.point().asMap());
        form.put(
                "objective",
                best.objective()
                        .flatMap(
                                estimate -> plan.problem().objective().map(objective -> objective(objective, estimate)))
                        .orElse(null));
        form.put("constraints", constraints(best.constraints()));
        form.put("probability_of_all", best.probabilityOfAll());
        form.put(
                "jointly_required",
                best.jointlyRequired().isPresent() ? best.jointlyRequired().getAsDouble() : null);
        form.put("confident", best.confident());
        form.put("why", best.why());
        return form;
    }

    private static Map<String, Object> objective(Objective objective, Estimate estimate) {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("name", objective.name());
        form.put("metric", objective.metric());
        form.put("goal", objective.maximized() ? "maximize" : "minimize");
        form.put("mean", estimate.mean());
        form.put("deviation", estimate.deviation());
        form.put("interval", List.of(estimate.lower(), estimate.upper()));
        return form;
    }

    private static Map<String, Object> constraints(List<Chance> chances) {
        Map<String, Object> form = new LinkedHashMap<>();
        for (Chance chance : chances) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("probability", chance.probability());
            one.put("required", chance.required());
            form.put(chance.constraint(), one);
        }
        return form;
    }
}
