package dev.brink.mcmc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.testkit.Distributions;
import dev.brink.testkit.MeanTest;
import dev.brink.testkit.StationarityTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ForkJoinPool;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class TemperedChainsTest {
    private static final List<Double> POWERS = List.of(1.0, 0.3, 0.1, 0.03, 0.01);
    private static final int ROUNDS = 30_000;

    private static TemperedChains islands(ChainState start, Parallel parallel) {
        return new TemperedChains(TwoIslands::new, POWERS, Collections.nCopies(POWERS.size(), start), parallel);
    }

    @Test
    void theColdChainVisitsBothIslandsAsOftenAsItShould() {
        // All chains start on the lesser island.
        TemperedChains chains = islands(TwoIslands.ON_LESSER, Parallel.none());
        RandomStream stream = RandomStream.of(1);
        double[] onGreater = new double[ROUNDS];
        double[] distance = new double[ROUNDS];
        for (int round = -500; round < ROUNDS; round++) {
            chains.round(1, 1, stream.split(round));
            if (round >= 0) {
                ChainState state = chains.cold().state();
                onGreater[round] = TwoIslands.isOnGreater(state) ? 1 : 0;
                double centre = TwoIslands.isOnGreater(state) ? -3 : 3;
                distance[round] = Math.pow((state.coordinates()[0] - centre) / 0.3, 2);
            }
        }
        Distributions.assertMeanOfChain(onGreater, TwoIslands.GREATER);
        // Within an island everything is as it would be without tempering.
        Distributions.assertMeanOfChain(distance, 1);
        assertThat(chains.swapRate()).isBetween(0.2, 0.8);
    }

    private static double pValueOfWeights(PlantedTempering.Rule rule) {
        PlantedTempering chains = new PlantedTempering(
                new TwoIslands(), POWERS, Collections.nCopies(POWERS.size(), TwoIslands.ON_LESSER), rule);
        RandomGenerator random = new SplittableRandom(2);
        double[] distance = new double[ROUNDS];
        for (int round = -500; round < ROUNDS; round++) {
            chains.round(random);
            if (round >= 0) {
                double centre = TwoIslands.isOnGreater(chains.cold()) ? -3 : 3;
                distance[round] = Math.pow((chains.cold().coordinates()[0] - centre) / 0.3, 2);
            }
        }
        return MeanTest.ofChain(distance, 1).pValue();
    }

    @Test
    void theTestCatchesAWrongAcceptanceRatio() {
        assertThat(pValueOfWeights((a, b, likelihoodA, likelihoodB) -> (a - b) * (likelihoodB - likelihoodA)))
                .isGreaterThan(1e-4);
        assertThat(pValueOfWeights((a, b, likelihoodA, likelihoodB) -> 0.5 * (a - b) * (likelihoodB - likelihoodA)))
                .isLessThan(1e-4);
        assertThat(pValueOfWeights((a, b, likelihoodA, likelihoodB) -> (1 - b) * (likelihoodB - likelihoodA)))
                .isLessThan(1e-4);
        assertThat(pValueOfWeights((a, b, likelihoodA, likelihoodB) -> 0)).isLessThan(1e-4);
    }

    @Test
    void roundsLeaveThePosteriorAsItIs() {
        // The hotter chain starts from the colder one's draw; one exchange of exact draws must not disturb the first.
        CoupledScale model = new CoupledScale(1);
        StationarityTest.of(model, (ChainState state, double[] data, RandomGenerator random) -> {
                    WhitenedPrior target = model.given(data);
                    Chain hot = new Chain(target, 0.5, state);
                    for (int i = 0; i < 15; i++) {
                        hot.sweep(random);
                    }
                    Chain cold = new Chain(target, 1, state);
                    for (int i = 0; i < 15; i++) {
                        cold.sweep(random);
                    }
                    Chain.swap(cold, hot, random);
                    return cold.state();
                })
                .quantity("log scale", (state, data) -> state.coordinates()[0])
                .quantity(
                        "log likelihood",
                        (state, data) -> model.given(data).logLikelihood(state.coordinates(), state.latents()))
                .replications(4000)
                .level(1e-3)
                .run()
                .assertPasses();
    }

    @Test
    void threadsChangeNothing() {
        TemperedChains alone = islands(TwoIslands.ON_GREATER, Parallel.none());
        TemperedChains again = islands(TwoIslands.ON_GREATER, Parallel.none());
        TemperedChains otherSeed = islands(TwoIslands.ON_GREATER, Parallel.none());
        ForkJoinPool pool = new ForkJoinPool(3);
        try {
            TemperedChains pooled = islands(TwoIslands.ON_GREATER, Parallel.on(pool));
            for (int round = 0; round < 200; round++) {
                alone.round(2, 1, RandomStream.of(5).split(round));
                again.round(2, 1, RandomStream.of(5).split(round));
                pooled.round(2, 1, RandomStream.of(5).split(round));
                otherSeed.round(2, 1, RandomStream.of(6).split(round));
                assertThat(pooled.states()).isEqualTo(alone.states());
            }
            assertThat(again.states()).isEqualTo(alone.states());
            assertThat(otherSeed.states()).isNotEqualTo(alone.states());
            assertThat(pooled.swapRate()).isEqualTo(alone.swapRate());
        } finally {
            pool.shutdown();
        }
    }

    /** Says how likely a place is by its coordinate alone, the more the further right, or the same everywhere. */
    private static WhitenedPrior slope(double slope) {
        return new OneCoordinate(1, x -> -0.5 * x * x, x -> slope * x);
    }

    private static List<ChainState> starts(double... at) {
        List<ChainState> starts = new ArrayList<>();
        for (double x : at) {
            starts.add(ChainState.of(new double[] {x}, new double[0]));
        }
        return starts;
    }

    @Test
    void whereAllIsEquallyLikelyStatesAreHandedUpStepByStep() {
        TemperedChains chains =
                new TemperedChains(() -> slope(0), List.of(1.0, 0.5, 0.2), starts(1, 2, 3), Parallel.none());
        assertThat(chains.swapRate()).isNaN();
        chains.round(0, 0, RandomStream.of(1));
        // The hottest pair first, so a state can climb all the way in one round.
        assertThat(chains.states()).isEqualTo(starts(3, 1, 2));
        assertThat(chains.swapRate()).isEqualTo(1);
        assertThat(chains.cold().logPosterior()).isEqualTo(-4.5);
    }

    @Test
    void exchangesAreCountedAndAsFrequentAsTheirRatioSays() {
        // A worse state moves up with probability exp((1 - 0.5) (0 - 2)) = exp(-1); a better one always.
        int up = 0;
        int runs = 20_000;
        RandomStream stream = RandomStream.of(3);
        for (int run = 0; run < runs; run++) {
            TemperedChains chains =
                    new TemperedChains(() -> slope(1), List.of(1.0, 0.5), starts(2, 0), Parallel.none());
            chains.round(0, 0, stream.split(run));
            boolean swapped = chains.states().equals(starts(0, 2));
            assertThat(chains.swapRate()).isEqualTo(swapped ? 1 : 0);
            up += swapped ? 1 : 0;
        }
        Distributions.assertFits(new int[] {up, runs - up}, new double[] {Math.exp(-1), 1 - Math.exp(-1)});
        TemperedChains better = new TemperedChains(() -> slope(1), List.of(1.0, 0.5), starts(0, 2), Parallel.none());
        better.round(0, 0, stream);
        assertThat(better.states()).isEqualTo(starts(2, 0));
        better.round(0, 0, RandomStream.of(8));
        assertThat(better.swapRate()).isIn(0.5, 1.0);
    }

    @Test
    void everyChainSamplesItsOwnPower() {
        // Prior N(0, 1) times exp(beta 2 x) is N(2 beta, 1).
        List<Double> powers = List.of(1.0, 0.5, 0.25);
        TemperedChains chains = new TemperedChains(() -> slope(2), powers, starts(0, 0, 0), Parallel.none());
        double[][] values = new double[3][20_000];
        for (int round = 0; round < values[0].length; round++) {
            chains.round(1, 1, RandomStream.of(4).split(round));
            for (int level = 0; level < 3; level++) {
                values[level][round] = chains.states().get(level).coordinates()[0];
            }
        }
        for (int level = 0; level < 3; level++) {
            Distributions.assertMeanOfChain(values[level], 2 * powers.get(level));
        }
    }

    @Test
    void aSinglePowerIsASingleChain() {
        TemperedChains chains = new TemperedChains(() -> slope(2), List.of(1.0), starts(0), Parallel.none());
        chains.round(3, 1, RandomStream.of(7));
        Chain chain = new Chain(slope(2), 1, starts(0).get(0));
        RandomGenerator random = RandomStream.of(7).split(0).generator();
        for (int i = 0; i < 3; i++) {
            chain.sweep(random);
        }
        assertThat(chains.states()).containsExactly(chain.state());
        assertThat(chains.swapRate()).isNaN();
        assertThat(chains.cold().logPosterior()).isEqualTo(chain.logPosterior(), within(0.0));
    }

    @Test
    void refusesPowersAndStartsThatDoNotFit() {
        assertThatThrownBy(() -> new TemperedChains(() -> slope(1), List.of(), List.of(), Parallel.none()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("one start a power, the first power being 1: [], 0");
        assertThatThrownBy(() -> new TemperedChains(() -> slope(1), List.of(0.5), starts(0), Parallel.none()))
                .hasMessageContaining("[0.5], 1");
        assertThatThrownBy(() -> new TemperedChains(() -> slope(1), List.of(1.0, 0.5), starts(0), Parallel.none()))
                .hasMessageContaining("[1.0, 0.5], 1");
        assertThatThrownBy(() -> islands(ChainState.of(new double[] {0, 20}, new double[] {0}), Parallel.none()))
                .hasMessageContaining("cannot start where the density is zero");
    }
}
