package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.RandomStream;
import dev.brink.testkit.Within;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TaskOutcomesTest {
    private static final RandomStream STREAM = RandomStream.of(1);

    /** Outcomes of given probabilities that teach nothing but are worth one nat each. */
    private record Die(List<Double> sides) implements OutcomeLaw {
        @Override
        public int size() {
            return sides.size();
        }

        @Override
        public double probability(int outcome) {
            return sides.get(outcome);
        }

        @Override
        public double evidence(int outcome, int sample) {
            return 1;
        }

        @Override
        public double coordinate(int outcome, FunctionDraws draws, int draw) {
            return 0;
        }

        @Override
        public double information() {
            return 1;
        }
    }

    private static Fantasies die(Double... probabilities) {
        return new Fantasies(new Die(List.of(probabilities)), FunctionDraws.known(new double[1], 16));
    }

    private static double total(TaskOutcomes outcomes) {
        double sum = 0;
        for (int j = 0; j < outcomes.size(); j++) {
            sum += outcomes.probability(j);
        }
        return sum;
    }

    @Test
    void allProductsWhereTheyAreFew() {
        TaskOutcomes outcomes = new TaskOutcomes(List.of(die(0.2, 0.8), die(0.5, 0.3, 0.2)), new boolean[2], 6, STREAM);
        assertThat(outcomes.areComplete()).isTrue();
        assertThat(outcomes.size()).isEqualTo(6);
        for (int j = 0; j < 6; j++) {
            double expected = (outcomes.of(j, 0) == 0 ? 0.2 : 0.8)
                    * List.of(0.5, 0.3, 0.2).get(outcomes.of(j, 1));
            Within.relative(outcomes.probability(j), expected, 1e-12, j);
        }
        Within.relative(outcomes.informationAtX(), 2, 1e-12, "information");
    }

    @Test
    void aFailedRunShowsNothingElse() {
        TaskOutcomes outcomes =
                new TaskOutcomes(List.of(die(0.5, 0.5), die(0.3, 0.7)), new boolean[] {false, true}, 100, STREAM);
        assertThat(outcomes.size()).isEqualTo(3);
        assertThat(new int[] {outcomes.of(0, 0), outcomes.of(0, 1)}).containsExactly(TaskOutcomes.UNSEEN, 0);
        Within.relative(outcomes.probability(0), 0.3, 1e-12, "failed");
        assertThat(new int[] {outcomes.of(2, 0), outcomes.of(2, 1)}).containsExactly(1, 1);
        Within.relative(outcomes.probability(2), 0.35, 1e-12, "succeeded");
        Within.relative(outcomes.informationAtX(), 1.7, 1e-12, "information");
    }

    @Test
    void twoFunctionsThatSayWhetherItFailedAgree() {
        TaskOutcomes outcomes =
                new TaskOutcomes(List.of(die(0.5, 0.5), die(0.2, 0.8)), new boolean[] {true, true}, 100, STREAM);
        assertThat(outcomes.size()).isEqualTo(2);
        Within.relative(outcomes.probability(0), 0.2, 1e-12, "both no");
        assertThat(outcomes.of(1, 0)).isEqualTo(outcomes.of(1, 1)).isEqualTo(1);
    }

    /** Chosen and weighted so that each function keeps its distribution, rare outcomes included. */
    @ParameterizedTest
    @ValueSource(ints = {3, 5, 10, 20})
    void someOfManyProductsAreFairToEachFunction(int functions) {
        Double[] probabilities = {0.02, 0.08, 0.4, 0.4, 0.08, 0.02};
        List<Fantasies> dice = Collections.nCopies(functions, die(probabilities));
        double[] seen = new double[6];
        int repetitions = 40;
        for (int i = 0; i < repetitions; i++) {
            TaskOutcomes outcomes = new TaskOutcomes(dice, new boolean[functions], 128, STREAM.split(i));
            assertThat(outcomes.areComplete()).isFalse();
            assertThat(outcomes.size()).isEqualTo(128);
            Within.relative(total(outcomes), 1, 1e-12, i);
            for (int j = 0; j < 128; j++) {
                seen[outcomes.of(j, i % functions)] += outcomes.probability(j) / repetitions;
            }
        }
        for (int side = 0; side < 6; side++) {
            Within.absoluteOrRelative(seen[side], probabilities[side], 0.003, 0.06, Arrays.toString(seen));
        }
    }
}
