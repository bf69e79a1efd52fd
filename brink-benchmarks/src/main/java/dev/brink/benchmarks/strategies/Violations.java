package dev.brink.benchmarks.strategies;

import dev.brink.data.MeasuredPoint;
import dev.brink.data.MeasuredPoints;
import dev.brink.data.Measurement;
import dev.brink.observation.Observation;
import dev.brink.problem.Objective;
import dev.brink.problem.Point;
import java.util.Map;
import java.util.OptionalDouble;

/** What an optimizer that knows of no constraints is told of a point that was measured. */
enum Violations {
    /** The objective as it was measured; a failed run as failed. */
    IGNORED {
        @Override
        OptionalDouble value(MeasuredPoint point, MeasuredPoints all) {
            return point.objective();
        }
    },

    /**
     * As the baseline of the paper, section 4.2: a point that breaks a constraint, or whose run failed, has the worst
     * value seen. That is the worst among the feasible points measured until then, which is a moderate one; before the
     * first feasible point, the worst of all; before the first number, none, and the run is told as failed. What was
     * told is not changed when a worse value comes later.
     */
    AS_WORST {
        @Override
        OptionalDouble value(MeasuredPoint point, MeasuredPoints all) {
            return point.unmet() == 0 && !point.hasFailed() ? point.objective() : all.worstObjective();
        }
    };

    /** The value to tell, as something to minimise; empty to tell of a failure. */
    abstract OptionalDouble value(MeasuredPoint point, MeasuredPoints all);

    Measurement told(MeasuredPoint measured, MeasuredPoints all, Objective objective, String task) {
        OptionalDouble value = value(measured, all);
        Point point = measured.point();
        return value.isPresent()
                ? Measurement.of(
                        point, task, Map.of(objective.metric(), Observation.of(objective.sign() * value.getAsDouble())))
                : Measurement.failed(point, task, "it has no value");
    }
}
