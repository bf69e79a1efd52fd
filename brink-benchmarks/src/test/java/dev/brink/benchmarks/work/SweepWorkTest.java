package dev.brink.benchmarks.work;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SweepWorkTest {
    /** A slice takes at least one evaluation at each end of its interval and one inside, unless steps run out. */
    @Test
    void countsTheEvaluationsOfASweep() {
        SweepWork work = new SweepWork(new Size(12, 2));
        long before = work.evaluations();
        double first = work.run(0);
        long perSweep = work.evaluations() - before;
        assertThat(perSweep).isBetween(2L * 6, 40L * 6);
        assertThat(work.run(1)).isNotEqualTo(first);
        assertThat(work.evaluations()).isGreaterThan(before + perSweep);
    }
}
