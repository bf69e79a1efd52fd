package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.posterior.CalibrationModel.Observed;
import dev.brink.posterior.CalibrationModel.Truth;
import dev.brink.testkit.CalibrationResult;
import dev.brink.testkit.PosteriorSampler;
import dev.brink.testkit.SimulationBasedCalibration;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Simulation-based calibration (Talts et al. 2018) of the whole inference of a function, tempering and first fit
 * included: among the kept draws the truth has a uniform rank.
 */
class RanksOfTruthTest {
    private static final ForkJoinPool POOL = new ForkJoinPool(2);

    static List<CalibrationModel> models() {
        return CalibrationModel.all();
    }

    @AfterAll
    static void close() {
        POOL.shutdown();
    }

    @ParameterizedTest
    @MethodSource("models")
    void quick(CalibrationModel model) {
        ranks(model, model.inference(8), 500).assertUniform();
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("models")
    void thorough(CalibrationModel model) {
        CalibrationResult result = ranks(model, model.inference(16), 1_200);
        CalibrationDocs.report()
                .ifPresent(report -> report.write("ranks-" + model.slug(), "Ranks of the truth: " + model, result));
        result.assertUniform();
    }

    /** The same check sees draws that are a fifth too close to their mean. */
    @Test
    void drawsTooCloseTogetherAreFound() {
        CalibrationModel model = CalibrationModel.named("numbers, noise learned, paper's priors");
        PosteriorSampler<Truth, Observed> right = model.inference(8);
        PosteriorSampler<Truth, Observed> narrow = (observed, draws, random) -> {
            List<Truth> truths = right.draw(observed, draws, random);
            double mean = truths.stream()
                    .mapToDouble(t -> t.coordinates().get(0))
                    .average()
                    .orElseThrow();
            return truths.stream()
                    .map(t -> new Truth(
                            t.coordinates().stream()
                                    .map(c -> mean + 0.8 * (c - mean))
                                    .toList(),
                            t.values()))
                    .toList();
        };
        CalibrationResult result = SimulationBasedCalibration.of(model, narrow)
                .quantity(
                        "log length scale 0",
                        (truth, observed) -> truth.coordinates().get(0))
                .draws(19, 20)
                .replications(1500)
                .run(POOL);
        assertThat(result.passes()).isFalse();
    }

    private static CalibrationResult ranks(
            CalibrationModel model, PosteriorSampler<Truth, Observed> sampler, int replications) {
        SimulationBasedCalibration<Truth, Observed> calibration = SimulationBasedCalibration.of(model, sampler)
                .draws(19, 20)
                .seed(2014)
                .replications(replications);
        for (var quantity : model.quantities().entrySet()) {
            calibration = calibration.quantity(quantity.getKey(), quantity.getValue());
        }
        return calibration.run(POOL);
    }
}
