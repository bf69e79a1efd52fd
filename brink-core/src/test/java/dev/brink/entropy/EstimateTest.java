package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.Within;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class EstimateTest {
    private static final int GROUPS = EntropySettings.GROUPS;

    /** For a mean, the jackknife is the mean itself and the standard error of a mean of groups. */
    @Test
    void aMeanIsLeftAsItIs() {
        double[] values = {3, 1, 4, 1, 5, 9, 2, 6};
        Estimate estimate = Estimate.jackknife(values.length, without -> {
            double sum = 0;
            for (int i = 0; i < values.length; i++) {
                sum += i == without ? 0 : values[i];
            }
            return sum / (without == Estimate.NONE ? values.length : values.length - 1);
        });
        Within.relative(estimate.value(), 3.875, 1e-12, "mean");
        // The values' squares sum to 173, so their variance is (173 - 8 * 3.875²)/7.
        Within.relative(estimate.standardError(), Math.sqrt(52.875 / 7 / 8), 1e-12, "error");
    }

    @Test
    void aControlTakesAwayTheChanceThatItShares() {
        double[] chance = {3, -1, -4, 1, 5, -9, 2, 6, -5, 3};
        double[] own = {0.1, 0, -0.1, 0, 0.1, 0, 0, -0.1, 0.1, -0.1};
        Estimate estimate = Estimate.jackknife(
                10,
                g -> 7 + (g == Estimate.NONE ? 0 : 0.5 * chance[g] + own[g]),
                g -> g == Estimate.NONE ? 0 : chance[g]);
        assertThat(estimate.standardError()).isLessThan(0.3);
        Estimate same = Estimate.jackknife(10, g -> g + 2, g -> g + 2);
        assertThat(same).isEqualTo(new Estimate(0, 0));
    }

    @Test
    void theEntropyOfFewDrawsIsNoLongerTooSmall() {
        int places = 20;
        int draws = 160;
        int repetitions = 400;
        double plain = 0;
        double corrected = 0;
        double squares = 0;
        double claimed = 0;
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < repetitions; i++) {
            MinimiserCounts counts = new MinimiserCounts(places);
            for (int r = 0; r < draws; r++) {
                counts.add(r, (int) (places * Math.pow(random.nextDouble(), 1.5)), 1);
            }
            Estimate estimate = Estimate.jackknife(
                    GROUPS, group -> PMin.entropy(counts.shares(group).orElseThrow()));
            plain += PMin.entropy(counts.shares(Estimate.NONE).orElseThrow()) / repetitions;
            corrected += estimate.value() / repetitions;
            squares += estimate.value() * estimate.value() / repetitions;
            claimed += estimate.standardError() / repetitions;
        }
        double truth = entropyOfPower(places);
        assertThat(truth - plain).isGreaterThan(0.05);
        Within.absolute(corrected, truth, 0.01, "corrected");
        Within.relative(claimed, Math.sqrt(squares - corrected * corrected), 0.15, "error");
    }

    /** Of the integer part of {@code places u^1.5}. */
    private static double entropyOfPower(int places) {
        double[] p = new double[places];
        for (int i = 0; i < places; i++) {
            p[i] = Math.pow((i + 1.0) / places, 1 / 1.5) - Math.pow((double) i / places, 1 / 1.5);
        }
        return PMin.entropy(p);
    }
}
