package dev.brink.experiments.frame;

import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Problem;
import dev.brink.report.Verdicts;
import dev.brink.study.Trial;
import java.util.Optional;
import java.util.OptionalDouble;

/** What a trial has achieved, once its constraints are taken at their word. */
public interface Judge {
    /** The objective, or the worst value where a constraint is broken; empty if the trial was not about the objective. */
    OptionalDouble achieved(Trial trial);

    /** By what the trials of a problem report themselves: enough where one task measures everything. */
    static Judge of(Problem problem, double worst) {
        String metric = problem.objective().orElseThrow().metric();
        return trial -> {
            if (trial.reason().isPresent() || breaks(problem, trial)) {
                return OptionalDouble.of(worst);
            }
            Observation seen = trial.values().get(metric);
            return seen == null ? OptionalDouble.empty() : Verdicts.number(seen);
        };
    }

    private static boolean breaks(Problem problem, Trial trial) {
        return problem.constraints().stream()
                .filter(Constraint::isReported)
                .anyMatch(constraint -> Optional.ofNullable(trial.values().get(constraint.metric()))
                        .filter(seen -> !Verdicts.holds(constraint, seen))
                        .isPresent());
    }
}
