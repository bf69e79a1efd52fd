package dev.brink.report.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TicksTest {
    @Test
    void roundNumbers() {
        assertThat(Ticks.linear(-5, 10, 5)).containsExactly(-5.0, 0.0, 5.0, 10.0);
        assertThat(Ticks.linear(0, 1, 5)).containsExactly(0.0, 0.2, 0.4, 0.6, 0.8, 1.0);
        assertThat(Ticks.linear(0.003, 0.0041, 5)).containsExactly(0.003, 0.0035, 0.004);
        assertThat(Ticks.log(1e-4, 10, 5)).containsExactly(1e-4, 1e-3, 0.01, 0.1, 1.0, 10.0);
        assertThat(Ticks.log(16, 2000, 5)).containsExactly(30.0, 100.0, 300.0, 1000.0);
        assertThat(Ticks.log(3, 40, 5)).containsExactly(5.0, 10.0, 20.0);
        assertThat(Ticks.log(1e-12, 1, 5)).hasSizeLessThan(6).contains(1e-12, 1.0);
        assertThat(Ticks.log(2, 3, 5)).hasSizeGreaterThan(2);
    }

    @Test
    void anyRangeHasAFewWithinIt() {
        Random random = new Random(1);
        for (int i = 0; i < 2000; i++) {
            double from = random.nextGaussian() * Math.pow(10, random.nextInt(30) - 15);
            double to = from + Math.abs(random.nextGaussian()) * Math.pow(10, random.nextInt(12) - 3) * Math.abs(from);
            List<Double> ticks = Ticks.linear(from, to, 6);
            assertThat(ticks.size()).isBetween(1, 8);
            double slack = (to - from) * 1e-6;
            assertThat(ticks).isSorted().allSatisfy(tick -> assertThat(tick).isBetween(from - slack, to + slack));
        }
    }
}
