package dev.brink.runner;

import dev.brink.data.InvalidMeasurementException;
import dev.brink.problem.Cost;
import dev.brink.runner.result.Verdict;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.TrialState;
import dev.brink.study.TrialStateException;
import java.util.OptionalDouble;

/** Writes down what has become of a trial. */
final class Settlement {
    /** What took less counts as so many seconds: files are dated no better. */
    private static final double SHORTEST = 1e-3;

    private final Study study;

    Settlement(Study study) {
        this.study = study;
    }

    /**
     * The verdict as it was taken: what does not fit the problem turns out to be unusable.
     *
     * @param seconds for which it ran; what a task has cost whose cost is measured
     */
    Verdict settle(long number, Verdict verdict, OptionalDouble seconds) {
        Trial trial = study.trial(number);
        if (trial.state() != TrialState.RUNNING) {
            return verdict; // Somebody else has settled it meanwhile.
        }
        try {
            record(trial, verdict, cost(trial, seconds));
            return verdict;
        } catch (TrialStateException settledByOthers) {
            return verdict;
        } catch (InvalidMeasurementException refused) {
            Verdict unusable = new Verdict.Unusable(String.valueOf(refused.getMessage()));
            record(trial, unusable, OptionalDouble.empty());
            return unusable;
        }
    }

    private OptionalDouble cost(Trial trial, OptionalDouble seconds) {
        boolean measured = study.plan().problem().task(trial.task()).cost() instanceof Cost.Measured;
        return measured && seconds.isPresent()
                ? OptionalDouble.of(Math.max(SHORTEST, seconds.getAsDouble()))
                : OptionalDouble.empty();
    }

    private void record(Trial trial, Verdict verdict, OptionalDouble cost) {
        if (verdict instanceof Verdict.Measured measured) {
            study.measured(trial.number(), measured.values(), cost);
        } else if (verdict instanceof Verdict.Failed failed) {
            study.failed(trial.number(), failed.reason(), cost);
        } else if (verdict instanceof Verdict.Lost lost) {
            lost(trial, lost);
        } else if (verdict instanceof Verdict.Unusable unusable) {
            study.lost(trial.number(), unusable.message().lines().findFirst().orElse("unusable"));
        } else {
            study.lost(trial.number(), "the run was stopped");
        }
    }

    /**
     * Systems that run out of memory kill. What is killed in every attempt was probably too large, which is the fault of
     * its parameters; otherwise the search would come back to such points for ever.
     */
    private void lost(Trial trial, Verdict.Lost lost) {
        if (lost.killed() && trial.losses() >= study.plan().retries()) {
            study.failed(
                    trial.number(),
                    "killed in each of " + (trial.losses() + 1) + " attempts, perhaps for lack of memory",
                    OptionalDouble.empty());
        } else {
            study.lost(trial.number(), lost.reason());
        }
    }
}
