package dev.brink.mcmc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.brink.numeric.Normal;
import dev.brink.testkit.Distributions;
import dev.brink.testkit.StationarityTest;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChainTest {
    private static final ChainState START = ChainState.of(new double[] {0, 0}, new double[] {0, 0, 0});

    @ParameterizedTest
    @ValueSource(doubles = {1, 0.3})
    void sweepsLeaveTheTemperedPosteriorAsItIs(double beta) {
        CoupledScale model = new CoupledScale(beta);
        StationarityTest.of(model, (ChainState state, double[] data, RandomGenerator random) -> {
                    Chain chain = new Chain(model.given(data), beta, state);
                    chain.sweep(random);
                    return chain.state();
                })
                .quantity("log scale", (state, data) -> state.coordinates()[0])
                .quantity("mean", (state, data) -> state.coordinates()[1])
                .quantity("latent", (state, data) -> state.latents()[1])
                .quantity(
                        "log likelihood",
                        (state, data) -> model.given(data).logLikelihood(state.coordinates(), state.latents()))
                .replications(8000)
                .steps(4)
                .level(1e-3)
                .run()
                .assertPasses();
    }

    @Test
    void aWrongPowerIsCaught() {
        CoupledScale model = new CoupledScale(0.3);
        assertThat(StationarityTest.of(model, (ChainState state, double[] data, RandomGenerator random) -> {
                            Chain chain = new Chain(model.given(data), 0.4, state);
                            chain.sweep(random);
                            return chain.state();
                        })
                        .quantity(
                                "log likelihood",
                                (state, data) -> model.given(data).logLikelihood(state.coordinates(), state.latents()))
                        .replications(8000)
                        .steps(4)
                        .level(1e-3)
                        .run()
                        .passes())
                .isFalse();
    }

    @Test
    void theLogPosteriorIsThatOfTheState() {
        WhitenedPrior target = new CoupledScale(1).given(new double[] {1, -1, 3});
        Chain chain = new Chain(target, 0.5, START);
        RandomGenerator random = new SplittableRandom(1);
        for (int i = 0; i < 200; i++) {
            chain.sweep(random);
            assertIsOfItsState(chain, target);
            chain.moveLatents(random);
            assertIsOfItsState(chain, target);
        }
    }

    private static void assertIsOfItsState(Chain chain, WhitenedPrior target) {
        ChainState state = chain.state();
        assertThat(chain.logPosterior())
                .isEqualTo(target.logPrior(state.coordinates())
                        + target.logLikelihood(state.coordinates(), state.latents()));
    }

    @Test
    void aSweepMovesEverythingAndMovingLatentsOnlyThem() {
        Chain chain = new Chain(new CoupledScale(1).given(new double[] {1, -1, 3}), 1, START);
        chain.sweep(new SplittableRandom(2));
        ChainState swept = chain.state();
        assertThat(swept.coordinates()).doesNotContain(0);
        assertThat(swept.latents()).doesNotContain(0);
        chain.moveLatents(new SplittableRandom(3));
        assertThat(chain.state().coordinates()).isEqualTo(swept.coordinates());
        assertThat(Arrays.equals(chain.state().latents(), swept.latents())).isFalse();
    }

    @Test
    void aSingleChainStaysOnItsIsland() {
        // What makes tempering necessary: started on the lesser island, it never learns of the greater.
        Chain chain = new Chain(new TwoIslands(), 1, TwoIslands.ON_LESSER);
        RandomGenerator random = new SplittableRandom(4);
        double[] latents = new double[20_000];
        for (int i = 0; i < latents.length; i++) {
            chain.sweep(random);
            assertThat(TwoIslands.isOnGreater(chain.state())).isFalse();
            latents[i] = chain.state().latents()[0];
        }
        // Prior N(0, 1) and likelihood N(0.5, 1).
        Distributions.assertMeanOfChain(latents, 0.25);
    }

    @Test
    void aChainThatMayLeapGivesBothIslandsTheirDue() {
        assertThat(shareOnGreater(0)).isCloseTo(TwoIslands.GREATER, within(0.02));
    }

    @Test
    void aLeapWhoseDensityIsWrongIsCaught() {
        assertThat(Math.abs(shareOnGreater(0.1) - TwoIslands.GREATER)).isGreaterThan(0.02);
    }

    /** The share of a long chain's states; leaps go anywhere near the diagonal, with a density that may be falsified. */
    private static double shareOnGreater(double tilt) {
        WhitenedPrior target = new TwoIslands() {
            @Override
            public List<Proposal> proposals() {
                return List.of(new Proposal() {
                    @Override
                    public double[] draw(double[] x, double beta, RandomGenerator random) {
                        double common = 4 * random.nextGaussian();
                        return new double[] {common + random.nextGaussian(), common + random.nextGaussian()};
                    }

                    @Override
                    public double logDensity(double[] x, double beta) {
                        double along = (x[0] + x[1]) / Math.sqrt(2 * (1 + 2 * 16));
                        double across = (x[0] - x[1]) / Math.sqrt(2);
                        return Normal.logDensity(along) + Normal.logDensity(across) + tilt * x[0];
                    }
                });
            }
        };
        Chain chain = new Chain(target, 1, TwoIslands.ON_LESSER);
        RandomGenerator random = new SplittableRandom(8);
        int rounds = 100_000;
        int greater = 0;
        for (int i = 0; i < rounds; i++) {
            chain.sweep(random);
            greater += TwoIslands.isOnGreater(chain.state()) ? 1 : 0;
        }
        return (double) greater / rounds;
    }

    @Test
    void targetsWithoutLatentValuesAreSampledByTheirCoordinatesAlone() {
        KnownDistribution known = KnownDistribution.mixture();
        WhitenedPrior target = new OneCoordinate(2, x -> 0, known.logDensity());
        double[] last = new double[4000];
        RandomGenerator random = new SplittableRandom(5);
        for (int run = 0; run < last.length; run++) {
            Chain chain = new Chain(
                    target, 1, ChainState.of(new double[] {known.exactDraw().applyAsDouble(random)}, new double[0]));
            chain.sweep(random);
            chain.moveLatents(random);
            last[run] = chain.state().coordinates()[0];
        }
        Distributions.assertFits(last, known.cdf());
    }

    @Test
    void aCoordinateThatCannotMoveKeepsItsValueAndItsDensity() {
        WhitenedPrior free = new CoupledScale(1).given(new double[] {1, -1, 3});
        WhitenedPrior pinned = new WhitenedPrior() {
            @Override
            public int coordinates() {
                return 2;
            }

            @Override
            public int latents() {
                return 3;
            }

            @Override
            public List<double[]> directions() {
                return free.directions().subList(0, 2);
            }

            @Override
            public double logPrior(double[] x) {
                return x[0] == 0 ? free.logPrior(x) : Double.NEGATIVE_INFINITY;
            }

            @Override
            public double logLikelihood(double[] x, double[] nu) {
                return free.logLikelihood(x, nu);
            }
        };
        Chain chain = new Chain(pinned, 1, START);
        RandomGenerator random = new SplittableRandom(7);
        for (int i = 0; i < 20; i++) {
            chain.sweep(random);
            assertThat(chain.state().coordinates()[0]).isEqualTo(0);
            assertIsOfItsState(chain, pinned);
        }
        assertThat(chain.state().coordinates()[1]).isNotEqualTo(0);
    }

    @Test
    void startsWithoutDensityAreRefused() {
        assertThatThrownBy(() ->
                        new Chain(new TwoIslands(), 1, ChainState.of(new double[] {11, 0}, new double[] {0.5})))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("cannot start where the density is zero")
                .hasMessageContaining("log prior -Infinity")
                .hasMessageContaining("[11.0, 0.0]")
                .hasMessageContaining("[0.5]");
        assertThatThrownBy(() ->
                        new Chain(new TwoIslands(), 1, ChainState.of(new double[] {0, 0}, new double[] {Double.NaN})))
                .hasMessageContaining("log likelihood NaN");
    }

    @Test
    void statesAreValuesOfTheirOwn() {
        double[] coordinates = {1, 2};
        double[] latents = {3};
        ChainState state = ChainState.of(coordinates, latents);
        coordinates[0] = 9;
        latents[0] = 9;
        state.coordinates()[1] = 9;
        state.latents()[0] = 9;
        ChainState same = ChainState.of(new double[] {1, 2}, new double[] {3});
        assertThat(state).isEqualTo(same).hasSameHashCodeAs(same).hasToString("ChainState[1.0, 2.0][3.0]");
        assertThat(state)
                .isNotEqualTo(ChainState.of(new double[] {1, 2}, new double[] {4}))
                .isNotEqualTo(ChainState.of(new double[] {1, 3}, new double[] {3}));
    }

    @Test
    void aChainDoesNotMoveTheStateItStartedFrom() {
        ChainState start = ChainState.of(new double[] {0, 0}, new double[] {0, 0, 0});
        Chain chain = new Chain(new CoupledScale(1).given(new double[] {1, -1, 3}), 1, start);
        ChainState before = chain.state();
        chain.sweep(new SplittableRandom(6));
        assertThat(start).isEqualTo(START);
        assertThat(before).isEqualTo(START);
    }
}
