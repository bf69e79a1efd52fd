package dev.brink.experiments.frame;

import dev.brink.data.Verdicts;
import dev.brink.observation.Observation;
import dev.brink.problem.Problem;
import dev.brink.study.Trial;
import java.util.OptionalDouble;

/** What a trial has achieved, once its constraints are taken at their word. */
public interface Judge {
    /** The objective, or the worst value where a constraint is broken; empty if the trial was not about the objective. */
    OptionalDouble achieved(Trial trial);

    /** By what the trials of a problem report themselves: enough where one task measures everything. */
    static Judge of(Problem problem, double worst) {
        String metric = problem.objective().orElseThrow().metric();
        return trial -> {
            if (trial.reason().isPresent() || Verdicts.anyBroken(problem, trial.values())) {
                return OptionalDouble.of(worst);
            }
            Observation seen = trial.values().get(metric);
            return seen == null ? OptionalDouble.empty() : Verdicts.number(seen);
        };
    }
}
