package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.entropy.SmallStudies.Kind;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ContendersTest {
    private static final int DRAWS = 256;

    /** In every draw and wherever in their ranges the functions move, among them nowhere and to an end. */
    @ParameterizedTest
    @EnumSource
    void theMinimiserIsAmongThem(Kind kind) {
        JointDraws draws = JointDraws.of(
                SmallStudies.infer(SmallStudies.history(kind), 1),
                Representers.even(SmallStudies.GRID[9], SmallStudies.GRID),
                DRAWS,
                RandomStream.of(1),
                Parallel.none());
        RandomGenerator random = RandomStream.of(2).generator();
        Contenders contenders = new Contenders(draws);
        int[] found = new int[draws.none() + 1];
        for (int r = 0; r < DRAWS; r++) {
            double[] now = draws.coordinates(r);
            double[] lowest = now.clone();
            double[] highest = now.clone();
            int moving = random.nextInt(4); // a bit for f and one for g
            for (int k = 0; k < now.length; k++) {
                if ((moving >> k & 1) == 1) {
                    lowest[k] -= 3 * random.nextDouble();
                    highest[k] += 3 * random.nextDouble();
                }
            }
            contenders.goTo(r, lowest, highest);
            for (int repeat = 0; repeat < 20; repeat++) {
                double[] z = now.clone();
                for (int k = 0; k < z.length; k++) {
                    double share = repeat < 2 ? repeat : random.nextDouble();
                    z[k] = share == 1 ? highest[k] : Math.fma(share, highest[k] - lowest[k], lowest[k]);
                    z[k] = Math.min(highest[k], Math.max(lowest[k], z[k]));
                }
                int minimiser = draws.minimiser(r, z);
                assertThat(contenders.minimiser(z)).isEqualTo(minimiser);
                found[minimiser]++;
            }
        }
        assertThat(Arrays.stream(found).filter(times -> times > 0).count())
                .as("different minimisers")
                .isGreaterThan(5);
    }
}
