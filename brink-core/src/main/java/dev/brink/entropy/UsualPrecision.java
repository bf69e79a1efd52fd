package dev.brink.entropy;

import dev.brink.data.Datum;
import dev.brink.data.History;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.ModelledFunction;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * How precise the next measurement of each function will be, judged by those made so far: whoever counts decides how
 * often, and whoever reports a standard deviation will do so again.
 */
public final class UsualPrecision {
    /** With more trials than this the share is known to three digits, and more would not change what to measure. */
    private static final double MOST_TRIALS = 1e6;

    private final Map<String, Long> trials = new HashMap<>();
    private final Map<String, Double> reported = new HashMap<>();

    private UsualPrecision(History history) {
        for (ModelledFunction function : history.problem().functions()) {
            List<Datum> data = history.data(function);
            trials(data).ifPresent(n -> trials.put(function.name(), (long) Math.min(n, MOST_TRIALS)));
            deviation(data).ifPresent(s -> reported.put(function.name(), s));
        }
    }

    public static UsualPrecision of(History history) {
        return new UsualPrecision(history);
    }

    private static OptionalDouble trials(List<Datum> data) {
        return median(data.stream()
                .filter(datum -> datum.observation() instanceof Observation.Counts)
                .mapToDouble(datum -> ((Observation.Counts) datum.observation()).trials())
                .toArray());
    }

    /** Of numbers that all came with their standard deviation; one that did not makes it a matter of the model. */
    private static OptionalDouble deviation(List<Datum> data) {
        boolean all = data.stream()
                .allMatch(datum -> datum.observation() instanceof Observation.Real real
                        && real.standardDeviation().isPresent());
        return !all
                ? OptionalDouble.empty()
                : median(data.stream()
                        .mapToDouble(datum -> ((Observation.Real) datum.observation())
                                .standardDeviation()
                                .orElseThrow())
                        .toArray());
    }

    /** The upper one of two. */
    private static OptionalDouble median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(sorted[sorted.length / 2]);
    }

    /** Of a function that counts; one where nothing has been counted yet, and for a yes or no. */
    long trials(ModelledFunction function) {
        return trials.getOrDefault(function.name(), 1L);
    }

    /** Of a function that measures numbers. */
    NumberNoise noise(ModelledFunction function, ObservationModel.Gaussian model) {
        return new NumberNoise(model, standardDeviation(function, model.noise()));
    }

    /** Of a function that measures numbers, in the user's units; NaN where it is learned. */
    double standardDeviation(ModelledFunction function, Noise noise) {
        Double usual = reported.get(function.name());
        if (usual != null) {
            return usual;
        }
        if (noise instanceof Noise.Fixed fixed) {
            return fixed.standardDeviation();
        }
        return noise instanceof Noise.None ? 0 : Double.NaN;
    }
}
