package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.TaskValue;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChoiceRuleTest {
    private static final double[] NOTHING = new double[3];

    private static TaskValue value(double cost, double gain, double standardError) {
        return new TaskValue("some", cost, gain, standardError);
    }

    @Test
    void takesTheMostGainPerCost() {
        List<TaskValue> values = List.of(value(10, 2, 0.01), value(1, 0.3, 0.01), value(2, 0.4, 0.01));
        assertThat(ChoiceRule.choose(values, NOTHING)).isEqualTo(1);
        assertThat(values.get(0).gainPerCost()).isEqualTo(0.2);
    }

    @Test
    void aTieWithinTheErrorGoesToTheCheaper() {
        assertThat(ChoiceRule.choose(List.of(value(2, 0.42, 0.03), value(1, 0.2, 0.03)), NOTHING))
                .isEqualTo(1);
        assertThat(ChoiceRule.choose(List.of(value(2, 0.42, 0.003), value(1, 0.2, 0.003)), NOTHING))
                .isEqualTo(0);
    }

    @Test
    void aTieAtEqualCostGoesToTheEarlier() {
        assertThat(ChoiceRule.choose(List.of(value(1, 0.20, 0.03), value(1, 0.21, 0.03)), NOTHING))
                .isZero();
    }

    @Test
    void aCheapTaskThatTellsNothingWinsNoTie() {
        assertThat(ChoiceRule.choose(List.of(value(0.001, 0.0015, 0.001), value(1, 0.4, 0.02)), NOTHING))
                .isEqualTo(1);
    }

    @Test
    void whereNoGainCanBeToldFromNothingTheMostIsLearnedAboutTheFunctionsThemselves() {
        List<TaskValue> values = List.of(value(1, 0, 0), value(1, 0, 0), value(4, 1e-4, 2e-4));
        assertThat(ChoiceRule.choose(values, new double[] {0.01, 2, 6})).isEqualTo(1);
        assertThat(ChoiceRule.choose(values, new double[] {0.01, 1, 6})).isEqualTo(2);
    }

    @Test
    void whereNothingIsLeftToLearnTheCheapestIsTaken() {
        assertThat(ChoiceRule.choose(List.of(value(3, 0, 0), value(1, 0, 0), value(2, 0, 0)), NOTHING))
                .isEqualTo(1);
    }
}
