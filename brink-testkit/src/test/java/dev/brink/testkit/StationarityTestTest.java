package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class StationarityTestTest {
    private static StationarityTest<Double, Double> of(TransitionKernel<Double, Double> kernel) {
        return StationarityTest.of(new ConjugateNormal(), kernel)
                .quantity("mean", (mean, sum) -> mean)
                .quantity("distance", (mean, sum) -> Math.abs(mean - ConjugateNormal.posteriorMean(sum)))
                .replications(5000);
    }

    @Test
    void passesMetropolisAfterAnyNumberOfSteps() {
        of(ConjugateNormal.metropolis()).steps(1).run().assertPasses();
        of(ConjugateNormal.metropolis()).steps(10).seed(2).run().assertPasses();
        of(ConjugateNormal.metropolis()).steps(3).rounds(5).seed(3).run().assertPasses();
    }

    @Test
    void passesAKernelThatNeverMoves() {
        of((mean, sum, random) -> mean).run().assertPasses();
    }

    @Test
    void rejectsAProposalThatDrifts() {
        TestFamily result = of(ConjugateNormal.metropolis(0.2, 1)).steps(10).run();
        assertThat(result.passes()).isFalse();
        assertThat(result.worst().name()).isEqualTo("mean, location");
        assertThatThrownBy(result::assertPasses)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("FAIL mean, location")
                .hasMessageContaining("each of 6 tests");
    }

    @Test
    void rejectsAPosteriorThatIsTooWide() {
        TestFamily result = of(ConjugateNormal.metropolis(0, 0.9))
                .steps(10)
                .replications(10_000)
                .run();
        assertThat(result.passes()).isFalse();
        assertThat(result.worst().name()).isEqualTo("distance, location");
    }

    @Test
    void roundsLetAnErrorGrow() {
        StationarityTest<Double, Double> once =
                of(ConjugateNormal.metropolis(0.08, 1)).steps(10);
        assertThat(once.run().passes()).isTrue();
        assertThat(once.rounds(20).run().passes()).isFalse();
    }

    @Test
    void pValuesOfARightKernelAreUniform() {
        int runs = 500;
        double[] location = new double[runs];
        double[] spread = new double[runs];
        for (int run = 0; run < runs; run++) {
            TestFamily result = of(ConjugateNormal.metropolis())
                    .replications(200)
                    .steps(2)
                    .seed(run)
                    .run();
            location[run] = result.tests().get(1).pValue();
            spread[run] = result.tests().get(2).pValue();
        }
        Distributions.assertFits(location, p -> p, 1e-3);
        Distributions.assertFits(spread, p -> p, 1e-3);
    }

    @Test
    void givesTheSameResultOnAnyNumberOfThreads() {
        ExecutorService executor = Executors.newFixedThreadPool(3);
        try {
            StationarityTest<Double, Double> test =
                    of(ConjugateNormal.metropolis()).replications(500).steps(3);
            assertThat(test.run(executor)).isEqualTo(test.run());
        } finally {
            executor.shutdown();
        }
    }

    @Test
    void refusesSenselessSettings() {
        assertThatThrownBy(() -> of(ConjugateNormal.metropolis()).rounds(0)).hasMessageContaining("0 rounds");
        assertThatThrownBy(() -> of(ConjugateNormal.metropolis()).steps(0)).hasMessageContaining("0 times");
        assertThatThrownBy(() -> of(ConjugateNormal.metropolis()).replications(0))
                .hasMessageContaining("0 replications");
    }
}
