package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.Marginals;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.testkit.MeanTest;
import dev.brink.testkit.SignificanceTest;
import dev.brink.testkit.TestFamily;
import dev.brink.testkit.Within;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Beliefs in which every sample knows a draw of what it does not know yet, and beliefs with fewer samples. */
class DrawnPosteriorTest {
    private static final int DRAWS = 4_000;
    private static final double[][] PENDING = {{0.5, 0.5}, {0.3, 0.1}, {0.5, 0.5}};
    private static final double[][] NONE = {};
    private static final double[][] ELSEWHERE = {{0.45, 0.4}, {0.9, 0.9}, SmallPosteriors.POINTS[2]};

    private static LatentPosterior drawn(LatentPosterior posterior, double[][] pending, RandomStream stream) {
        return drawn(posterior, pending, stream, Parallel.none());
    }

    /** First the fantasies, then the noise: the way a step goes. */
    private static LatentPosterior drawn(
            LatentPosterior posterior, double[][] pending, RandomStream stream, Parallel parallel) {
        return posterior
                .fantasized(pending, stream.split("pending"), parallel)
                .withoutNoise(stream.split("noise"), parallel);
    }

    /** {@code E[mu_drawn] = mu} and {@code E[(mu_drawn - mu)²] + v_drawn = v} for every sample and point. */
    private static void assertMakeUp(LatentPosterior posterior, Function<RandomStream, LatentPosterior> draw) {
        int n = posterior.samples().size();
        double[][][] residuals = new double[n][ELSEWHERE.length][DRAWS];
        double[][] left = new double[n][ELSEWHERE.length];
        List<Marginals> expected = posterior.marginals(ELSEWHERE);
        for (int d = 0; d < DRAWS; d++) {
            List<Marginals> marginals = draw.apply(RandomStream.of(5).split(d)).marginals(ELSEWHERE);
            for (int s = 0; s < n; s++) {
                for (int j = 0; j < ELSEWHERE.length; j++) {
                    residuals[s][j][d] =
                            marginals.get(s).mean(j) - expected.get(s).mean(j);
                    left[s][j] = marginals.get(s).variance(j);
                }
            }
        }
        List<SignificanceTest> tests = new ArrayList<>();
        for (int s = 0; s < n; s++) {
            for (int j = 0; j < ELSEWHERE.length; j++) {
                double variance = expected.get(s).variance(j) - left[s][j];
                assertThat(variance).isPositive();
                tests.add(MeanTest.ofSample(residuals[s][j], 0, variance));
                double[] squares =
                        Arrays.stream(residuals[s][j]).map(r -> r * r).toArray();
                tests.add(MeanTest.ofSample(squares, variance, 2 * variance * variance));
            }
        }
        new TestFamily("draws make up the beliefs", tests, 1e-4).assertPasses();
    }

    @Test
    void drawsMakeUpWhatIsBelieved() {
        LatentPosterior posterior = SmallPosteriors.warped();
        assertMakeUp(posterior, stream -> drawn(posterior, NONE, stream));
        assertMakeUp(posterior, stream -> drawn(posterior, PENDING, stream));
        assertMakeUp(posterior, stream -> posterior.fantasized(PENDING, stream, Parallel.none()));
        LatentPosterior sharing = SmallPosteriors.untransformed();
        assertMakeUp(sharing, stream -> drawn(sharing, PENDING, stream));
        assertMakeUp(sharing, stream -> sharing.fantasized(PENDING, stream, Parallel.none()));
    }

    @Test
    void whatIsDrawnIsKnown() {
        LatentPosterior posterior = SmallPosteriors.warped();
        for (Marginals marginals : drawn(posterior, PENDING, RandomStream.of(1)).marginals(SmallPosteriors.POINTS)) {
            for (int i = 0; i < SmallPosteriors.POINTS.length; i++) {
                assertThat(marginals.variance(i)).isLessThan(1e-10);
            }
        }
        LatentPosterior fantasized = posterior.fantasized(PENDING, RandomStream.of(1), Parallel.none());
        for (LatentPosterior each : List.of(drawn(posterior, PENDING, RandomStream.of(1)), fantasized)) {
            for (Marginals marginals : each.marginals(PENDING)) {
                for (int i = 0; i < PENDING.length; i++) {
                    assertThat(marginals.variance(i)).isLessThan(1e-10);
                }
                Within.absolute(marginals.mean(0), marginals.mean(2), 1e-5, "a point that is pending twice");
            }
        }
        // The noise of what was measured stays, unless it is drawn as well.
        for (Marginals marginals : fantasized.marginals(new double[][] {SmallPosteriors.POINTS[2]})) {
            assertThat(marginals.variance(0)).isGreaterThan(0.01);
        }
    }

    @Test
    void weightsAndTransformsStay() {
        LatentPosterior posterior = SmallPosteriors.warped();
        for (LatentPosterior each : List.of(
                drawn(posterior, PENDING, RandomStream.of(1)),
                posterior.fantasized(PENDING, RandomStream.of(1), Parallel.none()))) {
            assertThat(each.samples()).hasSameSizeAs(posterior.samples());
            for (int s = 0; s < 3; s++) {
                assertThat(each.logWeight(s)).isEqualTo(posterior.logWeight(s));
                assertThat(each.samples().get(s).transform())
                        .isEqualTo(posterior.samples().get(s).transform());
            }
        }
    }

    @Test
    void eachSampleDrawsForItself() {
        // The same process three times over: only the draws can tell the samples apart.
        LatentSample sample = SmallPosteriors.sample(0, OutputTransform.IDENTITY);
        LatentPosterior posterior = SmallPosteriors.mixture(List.of(sample, sample, sample));
        for (LatentPosterior each : List.of(
                drawn(posterior, NONE, RandomStream.of(1)),
                posterior.fantasized(PENDING, RandomStream.of(1), Parallel.none()))) {
            List<Marginals> marginals = each.marginals(ELSEWHERE);
            assertThat(marginals.stream().map(m -> m.mean(0)).distinct()).hasSize(3);
        }
    }

    @Test
    void oneStreamGivesOneDrawOnAnyThreads() {
        LatentPosterior posterior = SmallPosteriors.warped();
        List<Double> alone = means(drawn(posterior, PENDING, RandomStream.of(1)));
        assertThat(means(drawn(posterior, PENDING, RandomStream.of(2)))).isNotEqualTo(alone);
        ForkJoinPool pool = new ForkJoinPool(3);
        try {
            assertThat(means(drawn(posterior, PENDING, RandomStream.of(1), Parallel.on(pool))))
                    .isEqualTo(alone);
        } finally {
            pool.shutdown();
        }
    }

    private static List<Double> means(LatentPosterior posterior) {
        return posterior.marginals(ELSEWHERE).stream()
                .flatMap(m -> IntStream.range(0, m.size()).mapToObj(m::mean))
                .toList();
    }

    @Test
    void whereNothingIsUnknownNothingChanges() {
        LatentPosterior posterior = SmallPosteriors.warped();
        assertThat(posterior.fantasized(NONE, RandomStream.of(1), Parallel.none()))
                .isSameAs(posterior);
        LatentPosterior exact = drawn(posterior, NONE, RandomStream.of(1));
        LatentPosterior again = drawn(exact, NONE, RandomStream.of(2));
        for (int s = 0; s < 3; s++) {
            assertThat(again.samples().get(s).process())
                    .isSameAs(exact.samples().get(s).process());
        }
    }

    @Test
    void thinnedSamplesAreSpreadAndKeepTheirWeights() {
        List<LatentSample> samples = IntStream.range(0, 10)
                .mapToObj(s -> SmallPosteriors.sample(s % 3, new OutputTransform(s, 1, 1)))
                .toList();
        LatentPosterior posterior = SmallPosteriors.mixture(
                samples, IntStream.range(1, 11).asDoubleStream().toArray());
        assertThat(posterior.thinnedTo(4)).containsExactly(0, 2, 5, 7);
        LatentPosterior four = posterior.thinned(4);
        assertThat(four.samples()).containsExactly(samples.get(0), samples.get(2), samples.get(5), samples.get(7));
        double[] weights = {1, 3, 6, 8};
        for (int s = 0; s < 4; s++) {
            Within.relative(Math.exp(four.logWeight(s)), weights[s] / 18, 1e-13, s);
        }
        assertThat(posterior.thinned(1).samples()).containsExactly(samples.get(0));
        for (int enough : new int[] {10, 11, 1000}) {
            assertThat(posterior.thinned(enough).samples()).isEqualTo(samples);
            Within.relative(posterior.thinned(enough).logWeight(9), posterior.logWeight(9), 1e-13, enough);
        }
    }
}
