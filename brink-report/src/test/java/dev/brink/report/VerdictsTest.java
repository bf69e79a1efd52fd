package dev.brink.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import org.junit.jupiter.api.Test;

class VerdictsTest {
    @Test
    void whatIsSeenIsTakenAtItsWord() {
        assertThat(Verdicts.holds(Constraint.atMost("g", 5), Observation.of(5))).isTrue();
        assertThat(Verdicts.holds(Constraint.atMost("g", 5), Observation.of(5.1)))
                .isFalse();
        assertThat(Verdicts.holds(Constraint.atLeast("g", 5), Observation.of(5.1)))
                .isTrue();
        assertThat(Verdicts.holds(Constraint.holds("g"), Observation.of(false))).isFalse();
        assertThat(Verdicts.holds(Constraint.share("g", 0.6), Observation.counts(12, 20)))
                .isTrue();
        assertThat(Verdicts.holds(Constraint.share("g", 0.6), Observation.counts(11, 20)))
                .isFalse();
    }
}
