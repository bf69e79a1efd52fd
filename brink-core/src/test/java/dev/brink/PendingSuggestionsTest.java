package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.numeric.Distance;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Asking ahead, and what settles a suggestion. */
class PendingSuggestionsTest {
    private static final Problem PROBLEM = Studies.coupled();

    @Test
    void pointsAskedForAheadKeepApart() {
        // Two measurements more, and the models are so sure of the one best place that all keep near it.
        Optimizer optimizer = Studies.run(new Optimizer(PROBLEM, Studies.quick(1)), 6);
        List<Suggestion> batch = asked(optimizer, 5);
        assertThat(optimizer.pending()).isEqualTo(batch);
        assertThat(batch).extracting(Suggestion::number).doesNotHaveDuplicates();
        for (Suggestion one : batch) {
            for (Suggestion other : batch) {
                if (!one.equals(other)) {
                    assertThat(distance(one.point(), other.point())).isGreaterThan(1e-3);
                }
            }
        }
    }

    @Test
    void aBatchIsSettledInAnyOrder() {
        Optimizer optimizer = Studies.run(new Optimizer(PROBLEM, Studies.quick(2)), 6);
        List<Suggestion> batch = new ArrayList<>(asked(optimizer, 4));
        Collections.reverse(batch);
        for (Suggestion suggestion : batch) {
            optimizer.tell(Studies.measured(PROBLEM, suggestion));
            assertThat(optimizer.pending()).doesNotContain(suggestion);
        }
        assertThat(optimizer.pending()).isEmpty();
        assertThat(optimizer.history().size()).isEqualTo(10);
        assertThat(optimizer.history().last().point()).isEqualTo(batch.get(3).point());
    }

    @Test
    void aPointThatWasNeverSuggestedSettlesNothing() {
        Optimizer optimizer = Studies.run(new Optimizer(PROBLEM, Studies.quick(3)), 6);
        Suggestion pending = optimizer.ask();
        Point own = PROBLEM.space().point(Map.of("x", 0.25, "y", 0.5));
        optimizer.tell(Measurement.of(own, "run", Studies.values(PROBLEM, own, "run")));
        assertThat(optimizer.pending()).containsExactly(pending);
        assertThat(optimizer.history().last().point()).isEqualTo(own);
    }

    @Test
    void aMeasurementSettlesOneOfTwoEqualSuggestions() {
        Optimizer optimizer = new Optimizer(PROBLEM, Studies.quick(4));
        Suggestion first = optimizer.ask();
        Suggestion same = Suggestion.initial(17, first.point(), first.task());
        optimizer.expect(same);
        optimizer.tell(Studies.measured(PROBLEM, first));
        assertThat(optimizer.pending()).containsExactly(same);
        optimizer.tell(Studies.measured(PROBLEM, same));
        assertThat(optimizer.pending()).isEmpty();
    }

    @Test
    void aSuggestionThatIsToldSettlesItself() {
        Optimizer optimizer = new Optimizer(PROBLEM, Studies.quick(4));
        Suggestion first = optimizer.ask();
        Suggestion same = Suggestion.initial(17, first.point(), first.task());
        optimizer.expect(same);
        optimizer.tell(same, Studies.values(PROBLEM, same.point(), same.task()));
        assertThat(optimizer.pending()).containsExactly(first);
        optimizer.tellFailed(first, "the oven went out");
        assertThat(optimizer.pending()).isEmpty();
    }

    @Test
    void aWithdrawnSuggestionIsOpenAgain() {
        Optimizer optimizer = Studies.run(new Optimizer(PROBLEM, Studies.quick(5)), 7);
        Suggestion suggestion = optimizer.ask();
        assertThat(optimizer.withdraw(suggestion)).isTrue();
        assertThat(optimizer.withdraw(suggestion)).isFalse();
        assertThat(optimizer.pending()).isEmpty();
        Suggestion again = optimizer.ask();
        assertThat(again.point()).isEqualTo(suggestion.point());
        assertThat(again.number()).isEqualTo(suggestion.number() + 1);
    }

    @Test
    void expectedSuggestionsKeepNumbersApart() {
        Optimizer optimizer = new Optimizer(PROBLEM, Studies.quick(6));
        Suggestion first = optimizer.ask();
        optimizer.ask();
        optimizer.withdraw(first);
        optimizer.expect(first);
        optimizer.expect(first);
        assertThat(optimizer.pending()).hasSize(2);
        assertThat(optimizer.ask().number()).isEqualTo(3);
    }

    @Test
    void onlySuggestionsOfTheProblemCanBeExpected() {
        Optimizer optimizer = new Optimizer(PROBLEM, Studies.quick(6));
        Suggestion suggestion = optimizer.ask();
        optimizer.withdraw(suggestion);
        assertThatThrownBy(() -> optimizer.expect(Suggestion.initial(1, suggestion.point(), "bake")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no task 'bake'");
        Problem other = Problem.over(Parameter.real("z", 0, 1))
                .objective(Objective.minimize("cost"))
                .build();
        Suggestion foreign = new Optimizer(other).ask();
        assertThatThrownBy(() -> optimizer.expect(foreign))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no parameter 'z'");
        assertThat(optimizer.pending()).isEmpty();
    }

    private static List<Suggestion> asked(Optimizer optimizer, int count) {
        List<Suggestion> batch = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            batch.add(optimizer.ask());
        }
        return batch;
    }

    private static double distance(Point one, Point other) {
        return Distance.between(PROBLEM.space().encode(one), PROBLEM.space().encode(other));
    }
}
