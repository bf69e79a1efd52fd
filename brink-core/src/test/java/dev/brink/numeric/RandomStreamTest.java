package dev.brink.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.testkit.Distributions;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class RandomStreamTest {
    private static final int SIBLINGS = 10_000;
    private static final RandomStream PARENT = RandomStream.of(42);

    @Test
    void theStreamsAreFrozen() {
        // Recorded once: stored studies replay only as long as these stay.
        assertThat(firstDraw(PARENT)).isEqualTo(0x7162224C1538E7EFL);
        assertThat(firstDraw(PARENT.split(7))).isEqualTo(0xE8A5E4FBBAD4BAF1L);
        assertThat(firstDraw(PARENT.split("latent"))).isEqualTo(0x77ED83293F1CA23CL);
        RandomGenerator deep =
                RandomStream.of(-1).split("step").split(3).split("objective").generator();
        assertThat(deep.nextLong()).isEqualTo(0x33361858AD71CFF8L);
        assertThat(deep.nextDouble()).isEqualTo(0.17729454780838705);
        assertThat(deep.nextGaussian()).isEqualTo(1.3727784352125987);
    }

    @Test
    void theMixerIsThatOfSplitMix64() {
        // The first two outputs of SplitMix64 from seed 0, as in its reference implementation by S. Vigna.
        assertThat(RandomStream.mix(0)).isEqualTo(0xE220A8397B1DCDAFL);
        assertThat(RandomStream.mix(0x9E3779B97F4A7C15L)).isEqualTo(0x6E789E6AA1B965F4L);
    }

    @Test
    void aStreamDoesNotDependOnWhatWasSplitOrDrawnBefore() {
        RandomStream parent = RandomStream.of(42);
        parent.generator().nextLong();
        parent.split(1).generator().nextLong();
        parent.split("other");
        assertThat(firstDraw(parent.split(7))).isEqualTo(firstDraw(PARENT.split(7)));
    }

    @Test
    void everyGeneratorStartsAtTheBeginning() {
        RandomStream stream = PARENT.split("again");
        RandomGenerator first = stream.generator();
        RandomGenerator second = stream.generator();
        assertThat(first.longs(100).toArray()).isEqualTo(second.longs(100).toArray());
    }

    @Test
    void purposesDoNotCollide() {
        Set<Long> draws = new HashSet<>();
        draws.add(firstDraw(PARENT));
        int streams = 1;
        for (int i = -1000; i < 1000; i++) {
            draws.add(firstDraw(PARENT.split(i)));
            draws.add(firstDraw(PARENT.split(Integer.toString(i))));
            draws.add(firstDraw(PARENT.split("x" + i)));
            draws.add(firstDraw(PARENT.split(i).split(1)));
            draws.add(firstDraw(PARENT.split("x").split(i)));
            draws.add(firstDraw(RandomStream.of(i + 5000)));
            streams += 6;
        }
        assertThat(draws).hasSize(streams);
    }

    @Test
    void theOrderAndTheBordersOfAPathMatter() {
        assertDifferent(PARENT.split(1).split(2), PARENT.split(2).split(1));
        assertDifferent(PARENT.split("a").split("b"), PARENT.split("b").split("a"));
        assertDifferent(PARENT.split("a").split("b"), PARENT.split("ab"));
        assertDifferent(PARENT.split(1).split(1), PARENT);
        assertDifferent(PARENT.split(""), PARENT);
        assertDifferent(PARENT.split(""), PARENT.split(0));
        assertDifferent(PARENT.split("a"), PARENT.split('a'));
        assertDifferent(PARENT.split("\u00e9"), PARENT.split("e\u0301"));
    }

    @Test
    void firstDrawsOfSiblingsAreUniformAndUncorrelated() {
        assertUniformAndUncorrelated(PARENT::split);
        assertUniformAndUncorrelated(number -> PARENT.split("trial " + number));
        assertUniformAndUncorrelated(number -> PARENT.split(number << 32));
        assertUniformAndUncorrelated(number -> PARENT.split(number).split("latent"));
        assertUniformAndUncorrelated(RandomStream::of);
    }

    private static void assertUniformAndUncorrelated(LongFunction<RandomStream> sibling) {
        int[] high = new int[100];
        int[] low = new int[64];
        double[] first = new double[SIBLINGS];
        double[] second = new double[SIBLINGS];
        for (int i = 0; i < SIBLINGS; i++) {
            RandomGenerator random = sibling.apply(i).generator();
            long draw = random.nextLong();
            low[(int) (draw & 63)]++;
            first[i] = (draw >>> 11) * 0x1p-53 - 0.5;
            second[i] = random.nextDouble() - 0.5;
            high[(int) ((first[i] + 0.5) * 100)]++;
        }
        Distributions.assertUniform(high, 1e-5);
        Distributions.assertUniform(low, 1e-5);
        for (int lag = 1; lag <= 3; lag++) {
            assertUncorrelated(first, first, lag);
        }
        assertUncorrelated(first, second, 0);
        assertUncorrelated(first, second, 1);
    }

    /** For independent uniform numbers the correlation has standard deviation {@code 1/sqrt(n)}. */
    private static void assertUncorrelated(double[] a, double[] b, int lag) {
        double sum = 0;
        for (int i = 0; i + lag < a.length; i++) {
            sum += 12 * a[i] * b[i + lag];
        }
        int n = a.length - lag;
        assertThat(sum / n).as("lag %d", lag).isEqualTo(0, within(4.5 / Math.sqrt(n)));
    }

    private static void assertDifferent(RandomStream a, RandomStream b) {
        assertThat(firstDraw(a)).isNotEqualTo(firstDraw(b));
    }

    private static long firstDraw(RandomStream stream) {
        return stream.generator().nextLong();
    }
}
