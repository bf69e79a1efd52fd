package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class GewekeJointTestTest {
    private static GewekeJointTest<Double, Double> of(TransitionKernel<Double, Double> kernel) {
        return GewekeJointTest.of(new ConjugateNormal(), kernel)
                .quantity("mean", (mean, sum) -> mean)
                .quantity("product", (mean, sum) -> mean * sum)
                .draws(200_000, 200_000);
    }

    @Test
    void passesMetropolis() {
        for (long seed = 1; seed <= 5; seed++) {
            of(ConjugateNormal.metropolis()).seed(seed).run().assertPasses();
        }
    }

    @Test
    void rejectsAProposalThatDrifts() {
        TestFamily result = of(ConjugateNormal.metropolis(0.05, 1)).run();
        assertThat(result.passes()).isFalse();
        assertThat(result.worst().name()).isEqualTo("mean, mean");
        assertThatThrownBy(result::assertPasses)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("FAIL mean, mean")
                .hasMessageContaining("each of 4 tests");
    }

    @Test
    void rejectsAPosteriorThatIsTooWide() {
        assertThat(of(ConjugateNormal.metropolis(0, 0.9)).run().passes()).isFalse();
    }

    @Test
    void refusesTooLittle() {
        assertThatThrownBy(() -> of(ConjugateNormal.metropolis()).draws(10, 1000))
                .hasMessageContaining("100 or more");
        assertThatThrownBy(() -> GewekeJointTest.of(new ConjugateNormal(), ConjugateNormal.metropolis())
                        .run())
                .hasMessageContaining("no quantity");
        assertThatThrownBy(() -> of(ConjugateNormal.metropolis()).level(2)).hasMessageContaining("The level is 2.0");
    }
}
