package dev.brink.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.brink.benchmarks.work.Measure;
import dev.brink.benchmarks.work.Size;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RaceTest {
    private static final Size SIZE = new Size(10, 2);
    private static final SpeedCases TWO_ROUNDS = new SpeedCases(List.of(10), List.of(2), 2, 0.01, 1);

    @Test
    void letsAllWhoCanTakeTurns() {
        Contestant brink = new FixedContestant("Brink", new Reading(2, 0, 5), new Reading(1, 0, 5));
        Contestant numpy = new FixedContestant("NumPy", new Reading(3, 0, 5), new Reading(4, 0, 5));
        Contestant unable = new FixedContestant("unable");
        SpeedRow row = new Race(List.of(brink, numpy, unable), TWO_ROUNDS).run(Measure.MARGINALS, SIZE);
        assertThat(row.byContestant()).containsOnlyKeys("Brink", "NumPy");
        assertThat(row.ours().seconds()).isEqualTo(1);
        assertThat(row.timesFasterThanPeers()).hasValue(3);
        assertThat(row.timesFasterThanTextbook()).isEmpty();
    }

    @Test
    void refusesToCompareThoseWhoDoNotComputeTheSame() {
        Contestant brink = new FixedContestant("Brink", new Reading(2, 0, 5), new Reading(1, 0, 5));
        Contestant numpy = new FixedContestant("NumPy", new Reading(3, 0, 5.0001), new Reading(4, 0, 5.0001));
        assertThatIllegalStateException()
                .isThrownBy(() -> new Race(List.of(brink, numpy), TWO_ROUNDS).run(Measure.MARGINALS, SIZE))
                .withMessageContaining("Brink computes 5.0, NumPy 5.0001");
    }

    @Test
    void findsTheRowsThatAreNoFasterThanTheTextbook() {
        SpeedRow fast = row(Measure.CHOLESKY, 100, 1, 5);
        SpeedRow slow = row(Measure.KERNEL, 100, 1, 3);
        SpeedRow small = row(Measure.KERNEL, 50, 1, 3);
        SpeedRow large = row(Measure.KERNEL, 500, 1, 3);
        assertThat(SpeedTable.notVectorised(List.of(fast, slow, small, large))).containsExactly(slow);
    }

    private static SpeedRow row(Measure measure, int n, double ours, double textbook) {
        return new SpeedRow(measure, new Size(n, 6), Map.of("Brink", readings(ours)), Optional.of(readings(textbook)));
    }

    private static Readings readings(double seconds) {
        Readings readings = new Readings();
        readings.add(new Reading(seconds, 0, 0));
        return readings;
    }
}
