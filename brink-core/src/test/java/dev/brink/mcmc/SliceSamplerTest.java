package dev.brink.mcmc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.Distributions;
import dev.brink.testkit.StationarityTest;
import dev.brink.testkit.TestFamily;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SliceSamplerTest {
    private static final double LEVEL = 1e-3;

    private interface Sampler {
        SliceSampler.Draw next(
                DoubleUnaryOperator logDensity, SliceSampler.Draw current, double width, RandomGenerator random);
    }

    /** Distributions, the width of the first interval, and steps enough for an error to show. */
    static Stream<Arguments> cases() {
        return Stream.of(
                Arguments.of(KnownDistribution.normal(0, 1), 1.0, 3),
                Arguments.of(KnownDistribution.normal(5, 1e-6), 1.0, 3),
                Arguments.of(KnownDistribution.normal(-3e9, 1e9), 1.0, 3),
                Arguments.of(KnownDistribution.exponential(), 1.0, 3),
                Arguments.of(KnownDistribution.exponential(), 0.05, 10),
                Arguments.of(KnownDistribution.exponential(), 20.0, 3),
                Arguments.of(KnownDistribution.mixture(), 2.0, 5),
                Arguments.of(KnownDistribution.mixture(), 30.0, 5),
                Arguments.of(KnownDistribution.gap(), 1.0, 5),
                Arguments.of(KnownDistribution.cauchy(), 1.0, 5),
                Arguments.of(KnownDistribution.uniform(), 0.3, 3));
    }

    private static TestFamily stationarity(KnownDistribution target, Sampler sampler, double width, int steps) {
        return StationarityTest.of(target, (Double value, Boolean none, RandomGenerator random) -> {
                    SliceSampler.Draw current =
                            new SliceSampler.Draw(value, target.logDensity().applyAsDouble(value));
                    return sampler.next(target.logDensity(), current, width, random)
                            .value();
                })
                .quantity("value", (value, none) -> value)
                .replications(20_000)
                .steps(steps)
                .level(LEVEL)
                .run();
    }

    /** Without stepping out, too: whatever the width, only how fast it mixes depends on it. */
    @ParameterizedTest
    @MethodSource("cases")
    void leavesAKnownDistributionAsItIsWithoutSteppingOut(KnownDistribution target, double width, int steps) {
        stationarity(target, SliceSampler::nextWithin, width, steps).assertPasses();
    }

    @Test
    void withoutSteppingOutNoMoveIsLongerThanTheWidth() {
        RandomGenerator random = new SplittableRandom(7);
        for (int i = 0; i < 1_000; i++) {
            List<Double> asked = new ArrayList<>();
            SliceSampler.Draw next =
                    SliceSampler.nextWithin(recording(asked, x -> 0), new SliceSampler.Draw(0, 0), 0.5, random);
            assertThat(Math.abs(next.value())).isLessThanOrEqualTo(0.5);
            assertThat(asked).containsExactly(next.value());
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void leavesAKnownDistributionAsItIs(KnownDistribution target, double width, int steps) {
        stationarity(target, SliceSampler::next, width, steps).assertPasses();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theTestPassesASamplerWrittenWithoutMistake(KnownDistribution target, double width, int steps) {
        stationarity(target, PlantedSlices.NONE::next, width, steps).assertPasses();
    }

    @Test
    void theTestCatchesPlantedMistakes() {
        assertThat(stationarity(KnownDistribution.gap(), PlantedSlices.INTERVAL_NOT_RANDOM::next, 1, 5)
                        .passes())
                .isFalse();
        assertThat(stationarity(KnownDistribution.exponential(), PlantedSlices.STEPS_SHARED_EVENLY::next, 0.05, 10)
                        .passes())
                .isFalse();
        assertThat(stationarity(KnownDistribution.exponential(), PlantedSlices.SHRINKS_TOO_FAR::next, 20, 3)
                        .passes())
                .isFalse();
        assertThat(stationarity(KnownDistribution.normal(0, 1), PlantedSlices.LEVEL_NOT_EXPONENTIAL::next, 1, 3)
                        .passes())
                .isFalse();
    }

    @Test
    void oneLongRunHasTheRightMoments() {
        assertMoments(KnownDistribution.normal(0, 1), 4, 0, 1);
        assertMoments(KnownDistribution.exponential(), 30, 1, 2);
        assertMoments(KnownDistribution.uniform(), 0.001, 0.5, 1.0 / 3);
        assertMoments(KnownDistribution.mixture(), 2, 0.7 * -2 + 0.3 * 2, 0.7 * (4 + 0.25) + 0.3 * (4 + 1));
    }

    private static void assertMoments(KnownDistribution target, double start, double mean, double square) {
        RandomGenerator random = new SplittableRandom(7);
        SliceSampler.Draw draw =
                new SliceSampler.Draw(start, target.logDensity().applyAsDouble(start));
        double[] values = new double[60_000];
        double[] squares = new double[values.length];
        for (int i = -1000; i < values.length; i++) {
            draw = SliceSampler.next(target.logDensity(), draw, 2, random);
            if (i >= 0) {
                values[i] = draw.value();
                squares[i] = draw.value() * draw.value();
            }
        }
        Distributions.assertMeanOfChain(values, mean);
        Distributions.assertMeanOfChain(squares, square);
    }

    @Test
    void theLogDensityReturnedIsThatOfTheValue() {
        KnownDistribution target = KnownDistribution.cauchy();
        RandomGenerator random = new SplittableRandom(1);
        SliceSampler.Draw draw = new SliceSampler.Draw(0, 0);
        for (int i = 0; i < 1000; i++) {
            draw = SliceSampler.next(target.logDensity(), draw, 1, random);
            assertThat(draw.logDensity()).isEqualTo(target.logDensity().applyAsDouble(draw.value()));
        }
    }

    @Test
    void onFlatGroundItStepsTwentyWidthsSharedOutAtRandom() {
        int runs = 20_000;
        int[] stepsLeft = new int[20];
        int[] placement = new int[20];
        RandomGenerator random = new SplittableRandom(3);
        for (int run = 0; run < runs; run++) {
            List<Double> asked = new ArrayList<>();
            SliceSampler.Draw next =
                    SliceSampler.next(recording(asked, x -> 0), new SliceSampler.Draw(0, 0), 1, random);
            // Nineteen ends and the draw itself, which the level cannot refuse.
            assertThat(asked).hasSize(20);
            assertThat(asked.get(19)).isEqualTo(next.value());
            List<Double> ends = asked.subList(0, 19);
            int left = (int) ends.stream().filter(x -> x <= 0).count();
            stepsLeft[left]++;
            double leftmost = left == 0 ? ends.get(0) - 1 : ends.get(left - 1) - 1;
            assertThat(next.value()).isBetween(leftmost, leftmost + 20);
            // Where the current value lies inside its interval, in twentieths of a width.
            double offset = -leftmost - left;
            placement[(int) (20 * Math.min(offset, Math.nextDown(1.0)))]++;
        }
        Distributions.assertUniform(stepsLeft);
        Distributions.assertUniform(placement);
    }

    @Test
    void densityIsAskedNoOftenerThanNeeded() {
        RandomGenerator random = new SplittableRandom(4);
        DoubleUnaryOperator step = x -> Math.abs(x) <= 0.5 ? 0 : Double.NEGATIVE_INFINITY;
        for (int run = 0; run < 1000; run++) {
            List<Double> asked = new ArrayList<>();
            SliceSampler.Draw next = SliceSampler.next(recording(asked, step), new SliceSampler.Draw(0, 0), 4, random);
            // Each end once (unless it may not move at all), each rejected value once, and the last is the draw.
            assertThat(asked).doesNotContain(0.0).doesNotHaveDuplicates();
            assertThat(asked.get(asked.size() - 1)).isEqualTo(next.value());
            assertThat(asked.subList(0, asked.size() - 1)).noneMatch(x -> Math.abs(x) <= 0.5 && !isEnd(x, asked));
        }
    }

    /** The first two questions may be about the ends of the interval, and these may lie inside the slice. */
    private static boolean isEnd(double x, List<Double> asked) {
        return asked.indexOf(x) < 2;
    }

    private static DoubleUnaryOperator recording(List<Double> asked, DoubleUnaryOperator logDensity) {
        return x -> {
            asked.add(x);
            return logDensity.applyAsDouble(x);
        };
    }

    @Test
    void theCurrentValueIsReturnedWhereNothingElseIsInTheSlice() {
        RandomGenerator random = new SplittableRandom(5);
        for (double value : new double[] {0, 1, -1e300, 1e-300, 12345.678}) {
            SliceSampler.Draw current = new SliceSampler.Draw(value, 0);
            assertThat(SliceSampler.next(x -> Double.NEGATIVE_INFINITY, current, 1, random))
                    .isEqualTo(current);
            assertThat(SliceSampler.next(x -> Double.NaN, current, 1, random)).isEqualTo(current);
        }
    }

    @Test
    void aWidthBelowTheSpacingOfNumbersDoesNotHang() {
        SliceSampler.Draw current = new SliceSampler.Draw(1e18, 0);
        assertThat(SliceSampler.next(x -> 0, current, 1e-3, new SplittableRandom(6))
                        .value())
                .isEqualTo(1e18);
    }
}
