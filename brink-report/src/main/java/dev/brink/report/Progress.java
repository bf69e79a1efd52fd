package dev.brink.report;

import dev.brink.Surfaces;
import dev.brink.data.Measurement;
import dev.brink.data.Recommendation;
import dev.brink.data.Verdicts;
import dev.brink.observation.Observation;
import dev.brink.problem.Objective;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * How the best feasible value of the objective came about.
 *
 * @param measured the best value so far after each measurement, of those measured where all constraints pass by what is
 *     believed now; empty before the first
 * @param recommended what was recommended in between, the earliest first
 */
public record Progress(List<OptionalDouble> measured, List<Recommended> recommended) {
    /** What was recommended after so many measurements. */
    public record Recommended(int after, Recommendation recommendation) {}

    public Progress {
        measured = List.copyOf(measured);
        recommended = List.copyOf(recommended);
    }

    /** Of a study and of recommendations made on its way, if there are any. */
    public static Progress of(Snapshot snapshot, List<Recommended> recommended) {
        List<OptionalDouble> measured = snapshot.problem()
                .objective()
                .map(objective -> best(snapshot, objective))
                .orElse(List.of());
        return new Progress(measured, recommended);
    }

    private static List<OptionalDouble> best(Snapshot snapshot, Objective objective) {
        List<Measurement> measurements = snapshot.history().measurements();
        List<Surfaces.At> beliefs = snapshot.surfaces()
                .at(measurements.stream().map(Measurement::point).toList());
        List<OptionalDouble> all = new ArrayList<>();
        OptionalDouble best = OptionalDouble.empty();
        for (int i = 0; i < measurements.size(); i++) {
            OptionalDouble value = value(objective, measurements.get(i));
            if (value.isPresent() && beliefs.get(i).confident() && isBetter(objective, value, best)) {
                best = value;
            }
            all.add(best);
        }
        return all;
    }

    private static boolean isBetter(Objective objective, OptionalDouble value, OptionalDouble best) {
        return best.isEmpty() || objective.sign() * value.getAsDouble() < objective.sign() * best.getAsDouble();
    }

    private static OptionalDouble value(Objective objective, Measurement measurement) {
        Observation observation = measurement.values().get(objective.metric());
        return observation == null ? OptionalDouble.empty() : Verdicts.number(observation);
    }
}
