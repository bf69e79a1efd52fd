package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.HyperCoordinates;
import dev.brink.gp.HyperPrior;
import dev.brink.mcmc.ChainState;
import dev.brink.mcmc.Proposal;
import dev.brink.mcmc.TemperedChains;
import dev.brink.mcmc.WhitenedPrior;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/**
 * "All is noise" and "all is signal" explain few data about equally well. Chains started in either must come to agree on
 * how likely each is, wherever the truth lies.
 */
class ModesTest {
    private static final ForkJoinPool POOL = new ForkJoinPool(2);
    private static final int DATA_SETS = 16;
    private static final int ROUNDS = 150;

    @AfterAll
    static void close() {
        POOL.shutdown();
    }

    @Test
    void chainsThatStartAsNoiseFindASteepExactFunction() {
        List<Double> powers = InferenceSettings.standard().powers();
        double fromNoise = shareOfNoise(ModesTest::steep, true, powers);
        double fromSignal = shareOfNoise(ModesTest::steep, false, powers);
        assertThat(fromNoise).isLessThan(0.15);
        assertThat(fromNoise).isBetween(fromSignal - 0.1, fromSignal + 0.1);
    }

    @Test
    void chainsThatStartAsSignalFindASmoothNoisyFunction() {
        List<Double> powers = InferenceSettings.standard().powers();
        double fromNoise = shareOfNoise(ModesTest::noisy, true, powers);
        double fromSignal = shareOfNoise(ModesTest::noisy, false, powers);
        assertThat(fromSignal).isGreaterThan(0.7);
        assertThat(fromNoise).isBetween(fromSignal - 0.1, fromSignal + 0.1);
    }

    /** Without tempering and leaps they do not agree: this is what these are there for. */
    @Test
    void aSingleChainThatDoesNotLeapStaysWhereItStarted() {
        double fromNoise = shareOfNoise(ModesTest::steep, true, List.of(1.0), ModesTest::withoutLeaps);
        double fromSignal = shareOfNoise(ModesTest::steep, false, List.of(1.0), ModesTest::withoutLeaps);
        assertThat(fromNoise).isGreaterThan(fromSignal + 0.1);
    }

    @Test
    void aSingleChainThatLeapsDoesNot() {
        double fromNoise = shareOfNoise(ModesTest::steep, true, List.of(1.0));
        double fromSignal = shareOfNoise(ModesTest::steep, false, List.of(1.0));
        assertThat(fromNoise).isBetween(fromSignal - 0.1, fromSignal + 0.1);
    }

    private static WhitenedPrior withoutLeaps(WhitenedPrior target) {
        return new AlteredTarget(target) {
            @Override
            public List<Proposal> proposals() {
                return List.of();
            }
        };
    }

    private interface Function {
        double at(double x, double y, RandomGenerator random);
    }

    private static double steep(double x, double y, RandomGenerator random) {
        return Math.sin(9 * x) * Math.cos(6.3 * y);
    }

    private static double noisy(double x, double y, RandomGenerator random) {
        return Math.sin(2 * x) + 0.5 * y + 0.5 * random.nextGaussian();
    }

    /** The share of the second half of all rounds in which the chains call the data noise, over several data sets. */
    private static double shareOfNoise(Function function, boolean startAsNoise, List<Double> powers) {
        return shareOfNoise(function, startAsNoise, powers, target -> target);
    }

    private static double shareOfNoise(
            Function function, boolean startAsNoise, List<Double> powers, UnaryOperator<WhitenedPrior> alter) {
        return Parallel.on(POOL)
                .map(DATA_SETS, set -> {
                    LatentModel model =
                            model(function, RandomStream.of(set).split("data").generator());
                    ChainState start = start(model.coordinates(), startAsNoise);
                    TemperedChains chains = new TemperedChains(
                            () -> alter.apply(new LatentTarget(model)),
                            powers,
                            Collections.nCopies(powers.size(), start),
                            Parallel.none());
                    int noise = 0;
                    for (int round = 0; round < ROUNDS; round++) {
                        chains.round(2, 1, RandomStream.of(set).split(round));
                        double ratio = chains.cold()
                                .state()
                                .coordinates()[model.coordinates().logNoiseRatio()];
                        noise += round >= ROUNDS / 2 && ratio > -4 ? 1 : 0;
                    }
                    return noise / (ROUNDS / 2.0);
                })
                .stream()
                .mapToDouble(share -> share)
                .average()
                .orElseThrow();
    }

    private static LatentModel model(Function function, RandomGenerator random) {
        LatentData data = new LatentData(2);
        for (int i = 0; i < 25; i++) {
            double x = random.nextDouble();
            double y = random.nextDouble();
            data.add(new double[] {x, y}, function.at(x, y, random), Double.NaN);
        }
        return new LatentModel(
                data, OutputTransform.IDENTITY, 0, new HyperCoordinates(2, true, true), HyperPrior.standard(2));
    }

    private static ChainState start(HyperCoordinates coordinates, boolean asNoise) {
        double[] x = new double[coordinates.size()];
        x[0] = Math.log(asNoise ? 3 : 0.15);
        x[1] = x[0];
        x[coordinates.logNoiseRatio()] = asNoise ? 0 : -15;
        x[coordinates.logWarp()] = 3;
        return ChainState.of(x, new double[0]);
    }
}
