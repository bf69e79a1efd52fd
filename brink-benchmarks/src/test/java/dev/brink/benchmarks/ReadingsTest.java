package dev.brink.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ReadingsTest {
    @Test
    void theLeastTimeCounts() {
        Readings readings = new Readings();
        readings.add(new Reading(3, 0, 7));
        readings.add(new Reading(2, 0, 7));
        readings.add(new Reading(5, 0, 7));
        assertThat(readings.seconds()).isEqualTo(2);
        assertThat(readings.value()).isEqualTo(7);
    }

    @Test
    void aRoundOfFewEvaluationsDoesNotWinByLuck() {
        Readings readings = new Readings();
        readings.add(new Reading(4.0, 40, 0)); // 0.1 an evaluation
        readings.add(new Reading(4.8, 60, 0)); // 0.08 an evaluation
        assertThat(readings.evaluations()).isEqualTo(50);
        assertThat(readings.seconds()).isCloseTo(4, within(1e-12));
    }
}
