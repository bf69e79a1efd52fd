package dev.brink.posterior;

import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.testkit.CalibrationResult;
import dev.brink.testkit.PosteriorSampler;
import dev.brink.testkit.SimulationBasedCalibration;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SimulationBasedCalibrationTest {
    private static final ForkJoinPool POOL = new ForkJoinPool(2);

    static List<CalibrationModel> models() {
        return CalibrationModel.all();
    }

    @ParameterizedTest
    @MethodSource("models")
    void quick(CalibrationModel model) {
        InferenceSettings settings = InferenceSettings.standard().withKeptSamples(19, Integer.getInteger("thin", 5));
        long t = System.nanoTime();
        PosteriorSampler<CalibrationModel.Truth, CalibrationModel.Observed> sampler = (observed, draws, random) ->
                new FunctionInference(observed.model(), settings, RandomStream.of(random.nextLong()), Parallel.none())
                        .run(List.of()).posterior().samples().stream()
                                .filter(s -> true)
                                .map(sample -> model.truth(sample, random))
                                .toList();
        PosteriorSampler<CalibrationModel.Truth, CalibrationModel.Observed> thinned = (o, d, r) -> {
            List<CalibrationModel.Truth> all = sampler.draw(o, d, r);
            int step = all.size() / d;
            return java.util.stream.IntStream.range(0, d)
                    .mapToObj(i -> all.get(i * step))
                    .toList();
        };
        SimulationBasedCalibration<CalibrationModel.Truth, CalibrationModel.Observed> sbc =
                SimulationBasedCalibration.of(model, thinned)
                        .draws(19, 20)
                        .replications(Integer.getInteger("reps", 400));
        for (int c = 0; c < model.coordinates().size(); c++) {
            int coordinate = c;
            sbc = sbc.quantity(
                    model.coordinates().names().get(c),
                    (truth, o) -> truth.coordinates().get(coordinate));
        }
        CalibrationResult result = sbc.quantity(
                        "unobserved", (t2, o) -> t2.values().get(model.unobserved()))
                .run(POOL);
        System.out.printf(
                "%s  %.1f s%n%s%n",
                model, (System.nanoTime() - t) / 1e9, result.toString().replace("], ", "],\n  "));
    }
}
