package dev.brink.benchmarks.work;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.History;
import dev.brink.data.Suggestion;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SuggestionWorkTest {
    @Test
    void everyFunctionIsMeasuredAtEveryPoint() {
        History coupled = new SmoothStudy(SuggestionSize.coupled(12, 3, 2)).history();
        assertThat(coupled.size()).isEqualTo(12);
        History decoupled = new SmoothStudy(new SuggestionSize(12, 3, 2, true)).history();
        assertThat(decoupled.size()).isEqualTo(36);
        decoupled
                .problem()
                .functions()
                .forEach(function -> assertThat(decoupled.data(function)).hasSize(12));
    }

    /** All of ten constraints hold in the middle, in many dimensions and in few, and none of them everywhere. */
    @Test
    void constraintsHoldInPlaces() {
        for (int d : new int[] {2, 20}) {
            SmoothStudy study = new SmoothStudy(SuggestionSize.coupled(200, d, 10));
            History history = study.history();
            for (Constraint constraint : history.problem().constraints()) {
                long met = history.measurements().stream()
                        .map(measurement -> measurement.values().get(constraint.metric()))
                        .filter(observed -> value(observed) <= constraint.threshold())
                        .count();
                assertThat(met).isBetween(60L, 195L);
            }
            double[] middle = new double[d];
            Arrays.fill(middle, 0.5);
            assertThat(study.measure(history.problem().space().decode(middle), "run")
                            .values()
                            .entrySet())
                    .filteredOn(entry -> !entry.getKey().equals("f"))
                    .hasSize(10)
                    .allSatisfy(entry -> assertThat(value(entry.getValue())).isLessThan(0.1));
        }
    }

    private static double value(Observation observed) {
        return ((Observation.Real) observed).value();
    }

    @Test
    void everySuggestionIsANewOne() {
        try (SuggestionWork work = new SuggestionWork(new SuggestionSize(8, 2, 1, true))) {
            Suggestion first = work.next();
            Suggestion second = work.next();
            assertThat(first.number()).isEqualTo(18);
            assertThat(second.number()).isEqualTo(19);
            assertThat(first.taskValues()).hasSize(2);
            assertThat(work.recommend().constraints()).hasSize(1);
        }
    }
}
