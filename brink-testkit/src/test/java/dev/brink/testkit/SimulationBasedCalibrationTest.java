package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class SimulationBasedCalibrationTest {
    private static final ConjugateNormal MODEL = new ConjugateNormal();

    private static SimulationBasedCalibration<Double, Double> of(PosteriorSampler<Double, Double> sampler) {
        return SimulationBasedCalibration.of(MODEL, sampler)
                .quantity("mean", (mean, sum) -> mean)
                .quantity("distance", (mean, sum) -> Math.abs(mean - ConjugateNormal.posteriorMean(sum)));
    }

    @Test
    void passesARightSampler() {
        CalibrationResult result =
                of(ConjugateNormal.exactSampler(1)).replications(5000).run();
        result.assertUniform();
        assertThat(result.passes()).isTrue();
        assertThat(result.tests().tests()).hasSize(4);
    }

    @Test
    void passesMetropolisOnceThinned() {
        of(ConjugateNormal.metropolis().sampler(MODEL, 50, 12))
                .replications(3000)
                .draws(39, 20)
                .seed(2)
                .run()
                .assertUniform();
    }

    @Test
    void rejectsAVarianceThatIsTenPercentOff() {
        for (double factor : new double[] {0.9, 1.1}) {
            CalibrationResult result = of(ConjugateNormal.exactSampler(factor))
                    .replications(20_000)
                    .run();
            assertThat(result.passes()).isFalse();
            assertThat(result.worstQuantity().quantity()).isEqualTo("distance");
            assertThatThrownBy(result::assertUniform)
                    .isInstanceOf(AssertionError.class)
                    .hasMessageContaining("FAIL distance, ECDF of ranks")
                    .hasMessageContaining("worst distance");
        }
    }

    @Test
    void rejectsAWrongVarianceByTheParameterAlone() {
        CalibrationResult result = SimulationBasedCalibration.of(MODEL, ConjugateNormal.exactSampler(1.1))
                .quantity("mean", (mean, sum) -> mean)
                .replications(20_000)
                .run();
        assertThat(result.passes()).isFalse();
        assertThat(result.histogram("mean").ecdf().pValue()).isLessThan(1e-4);
        assertThat(result.histogram("mean").chiSquare().pValue()).isLessThan(1e-4);
    }

    @Test
    void rejectsCorrelatedDraws() {
        CalibrationResult result = of(ConjugateNormal.metropolis().sampler(MODEL, 50, 1))
                .replications(3000)
                .draws(39, 20)
                .run();
        assertThat(result.passes()).isFalse();
    }

    @Test
    void givesTheSameRanksOnAnyNumberOfThreads() {
        SimulationBasedCalibration<Double, Double> calibration =
                of(ConjugateNormal.exactSampler(1)).replications(300);
        ExecutorService executor = Executors.newFixedThreadPool(3);
        try {
            CalibrationResult parallel = calibration.run(executor);
            CalibrationResult serial = calibration.run();
            for (int q = 0; q < 2; q++) {
                assertThat(parallel.histograms().get(q).ranks())
                        .isEqualTo(serial.histograms().get(q).ranks());
            }
            assertThat(calibration.seed(99).run().histograms().get(0).ranks())
                    .isNotEqualTo(serial.histograms().get(0).ranks());
        } finally {
            executor.shutdown();
        }
    }

    @Test
    void breaksTiesAtRandom() {
        SimulationBasedCalibration.of(MODEL, ConjugateNormal.exactSampler(1))
                .quantity("rounded", (mean, sum) -> Math.rint(mean))
                .quantity("constant", (mean, sum) -> 0)
                .replications(3000)
                .run()
                .assertUniform();
    }

    @Test
    void showsItsHistograms() {
        CalibrationResult result = of(ConjugateNormal.exactSampler(1))
                .replications(400)
                .draws(19, 10)
                .run();
        RankHistogram histogram = result.histogram("mean");
        assertThat(Arrays.stream(histogram.counts()).sum()).isEqualTo(400);
        assertThat(histogram.expectedCount()).isEqualTo(40);
        assertThat(histogram.replications()).isEqualTo(400);
        assertThat(histogram.draws()).isEqualTo(19);
        // SciPy 1.17.1: stats.binom.ppf([0.005, 0.995], 400, 0.1).
        assertThat(histogram.bandLow(0.99)).isEqualTo(25);
        assertThat(histogram.bandHigh(0.99)).isEqualTo(56);
        List<String> rows = result.csvRows();
        assertThat(rows).hasSize(3);
        assertThat(rows.get(0)).isEqualTo("quantity,replications,draws,chi_square_p,ecdf_p,counts");
        assertThat(rows.get(1)).startsWith("mean,400,19,");
        assertThatThrownBy(() -> result.histogram("median")).hasMessageContaining("[mean, distance]");
    }

    @Test
    void refusesWhatItCannotRank() {
        assertThatThrownBy(() -> SimulationBasedCalibration.of(MODEL, ConjugateNormal.exactSampler(1))
                        .run())
                .hasMessageContaining("no quantity");
        assertThatThrownBy(() -> of(ConjugateNormal.exactSampler(1)).quantity("mean", (mean, sum) -> mean))
                .hasMessageContaining("two quantities named 'mean'");
        assertThatThrownBy(
                        () -> of(ConjugateNormal.exactSampler(1)).draws(100, 20).run())
                .hasMessageContaining("divides draws + 1");
        assertThatThrownBy(
                        () -> of((sum, count, random) -> List.of(1.0)).seed(5).run())
                .hasMessageContaining("Replication 0 of 1000 with seed 5")
                .hasMessageContaining("gave 1 draws");
        assertThatThrownBy(() -> of(ConjugateNormal.exactSampler(Double.NaN)).run())
                .hasMessageContaining("'mean' is NaN");
    }

    @Test
    void passesOnAFailureInAThread() {
        ExecutorService executor = Executors.newFixedThreadPool(2);
        try {
            assertThatThrownBy(() -> of((sum, count, random) -> List.of()).run(executor))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("gave 0 draws");
        } finally {
            executor.shutdown();
        }
    }
}
