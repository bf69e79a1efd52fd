package dev.brink.report;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.Verdicts;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Point;
import dev.brink.report.svg.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What one measurement showed of one function, as a picture shows it.
 *
 * @param mark a circle for a value or for a constraint that was seen to hold, a cross for one seen to be broken, a
 *     triangle for a run that failed and so showed nothing
 * @param value where there is a number to draw
 * @param note which measurement it was and what it gave
 */
record Observed(Point point, Mark mark, OptionalDouble value, String note) {
    /** All that the history shows of this function, the oldest first. */
    static List<Observed> of(History history, ModelledFunction function) {
        List<Observed> all = new ArrayList<>();
        int number = 0;
        for (Measurement measurement : history.measurements()) {
            number++;
            if (history.problem().task(measurement.task()).reveals().contains(function.name())) {
                of(function, measurement, number).ifPresent(all::add);
            }
        }
        return all;
    }

    private static Optional<Observed> of(ModelledFunction function, Measurement measurement, int number) {
        String which = "measurement " + number + ": ";
        Optional<String> failure = measurement.failure();
        if (!function.isReported()) {
            Mark mark = failure.isPresent() ? Mark.CROSS : Mark.CIRCLE;
            String note = failure.map(reason -> "failed: " + reason).orElse("succeeded");
            return Optional.of(new Observed(measurement.point(), mark, OptionalDouble.empty(), which + note));
        }
        if (failure.isPresent()) {
            return Optional.of(new Observed(
                    measurement.point(), Mark.TRIANGLE, OptionalDouble.empty(), which + "failed: " + failure.get()));
        }
        return Optional.ofNullable(measurement.values().get(function.metric()))
                .map(observation -> new Observed(
                        measurement.point(),
                        holds(function, observation) ? Mark.CIRCLE : Mark.CROSS,
                        Verdicts.number(observation),
                        which + function.metric() + " = " + observation.describe()));
    }

    private static boolean holds(ModelledFunction function, Observation observation) {
        return !(function instanceof Constraint constraint) || Verdicts.holds(constraint, observation);
    }
}
