package dev.brink.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import java.util.Map;
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

    @Test
    void whatLiesBeyondALimitWasNotSeenToStayBelow() {
        Observation above = Observation.moreThan(60);
        assertThat(Verdicts.holds(Constraint.atMost("seconds", 60), above)).isFalse();
        assertThat(Verdicts.holds(Constraint.atMost("seconds", 100), above)).isFalse();
        assertThat(Verdicts.holds(Constraint.atLeast("seconds", 60), above)).isTrue();
        assertThat(Verdicts.holds(Constraint.atLeast("seconds", 100), above)).isFalse();
    }

    @Test
    void onlyWhatWasSeenCanBeSeenBroken() {
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("f"))
                .constraint(Constraint.atMost("g", 5))
                .constraint(Constraint.succeeds("works", "run"))
                .build();
        assertThat(Verdicts.anyBroken(problem, Map.of("f", Observation.of(9)))).isFalse();
        assertThat(Verdicts.anyBroken(problem, Map.of("g", Observation.of(5)))).isFalse();
        assertThat(Verdicts.anyBroken(problem, Map.of("g", Observation.of(6)))).isTrue();
    }
}
