package dev.brink.mcmc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.StationarityTest;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SliceWidthsTest {
    @Test
    void nothingIsKnownBeforeAChainHasMoved() {
        SliceWidths unknown = SliceWidths.unknown(2);
        assertThat(unknown.isKnown(0)).isFalse();
        assertThat(unknown.isKnown(1)).isFalse();
        assertThat(unknown.after(0, new double[2])).isEqualTo(unknown);
    }

    @Test
    void widthsAreEightTimesTheAverageMove() {
        SliceWidths learned = SliceWidths.unknown(2).after(10, new double[] {1, 4});
        assertThat(learned.isKnown(0)).isTrue();
        assertThat(learned.of(0)).isEqualTo(0.8);
        assertThat(learned.of(1)).isEqualTo(3.2);
    }

    @Test
    void whatWasLearnedBeforeCountsForHalf() {
        SliceWidths learned = SliceWidths.unknown(1).after(10, new double[] {1}).after(2, new double[] {1});
        assertThat(learned.of(0)).isEqualTo(0.5 * 0.8 + 0.5 * 4);
        assertThat(learned.after(0, new double[1])).isEqualTo(learned);
    }

    @Test
    void widthsStayWithinBounds() {
        SliceWidths learned = SliceWidths.unknown(3).after(1, new double[] {0, 1e9, Double.POSITIVE_INFINITY});
        assertThat(learned.of(0)).isEqualTo(0.25);
        assertThat(learned.of(1)).isEqualTo(20);
        assertThat(learned.of(2)).isEqualTo(20);
    }

    /** Widths of another chain, so that they do not depend on this one. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 0.3})
    void sweepsWithLearnedWidthsLeaveTheTemperedPosteriorAsItIs(double beta) {
        CoupledScale model = new CoupledScale(beta);
        StationarityTest.of(model, (ChainState state, double[] data, RandomGenerator random) -> {
                    SliceWidths widths =
                            learned(model.given(data), beta, ChainState.of(new double[2], new double[3]), random);
                    Chain chain = new Chain(model.given(data), beta, state, widths);
                    chain.sweep(random);
                    return chain.state();
                })
                .quantity("log scale", (state, data) -> state.coordinates()[0])
                .quantity("mean", (state, data) -> state.coordinates()[1])
                .quantity("latent", (state, data) -> state.latents()[1])
                .replications(8000)
                .steps(4)
                .level(1e-3)
                .run()
                .assertPasses();
    }

    private static SliceWidths learned(WhitenedPrior target, double beta, ChainState start, RandomGenerator random) {
        Chain chain = new Chain(target, beta, start);
        for (int sweep = 0; sweep < 4; sweep++) {
            chain.sweep(random);
        }
        return chain.learnWidths();
    }

    @Test
    void theyHalveTheEvaluationsWithoutHoldingTheChainBack() {
        for (double deviation : new double[] {0.1, 1, 4}) {
            int[] asked = new int[1];
            WhitenedPrior target = new OneCoordinate(1, x -> 0, x -> {
                asked[0]++;
                return -0.5 * (x / deviation) * (x / deviation);
            });
            RandomGenerator random = new SplittableRandom(3);
            Chain chain = new Chain(target, 1, ChainState.of(new double[1], new double[0]));
            double stepping = averageMove(chain, random);
            int evaluations = asked[0];
            chain.learnWidths();
            asked[0] = 0;
            double within = averageMove(chain, random);
            assertThat(asked[0]).as("deviation %s", deviation).isLessThan((int) (0.6 * evaluations));
            assertThat(within).as("deviation %s", deviation).isGreaterThan(0.8 * stepping);
        }
    }

    private static double averageMove(Chain chain, RandomGenerator random) {
        int sweeps = 2_000;
        double sum = 0;
        for (int sweep = 0; sweep < sweeps; sweep++) {
            double before = chain.state().coordinates()[0];
            chain.sweep(random);
            sum += Math.abs(chain.state().coordinates()[0] - before);
        }
        return sum / sweeps;
    }
}
