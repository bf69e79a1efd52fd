package dev.brink.report.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.problem.Parameter;
import java.util.List;
import org.junit.jupiter.api.Test;

class ParameterAxisTest {
    @Test
    void aLogAxisPutsDecadesAtEqualDistances() {
        ParameterAxis axis = new ParameterAxis(Parameter.logReal("rate", 1e-4, 10));
        assertThat(axis.hasCells()).isFalse();
        assertThat(axis.ticks())
                .extracting(ParameterAxis.Tick::label)
                .containsExactly("1e-4", "0.001", "0.01", "0.1", "1", "10");
        assertThat(axis.ticks().get(1).at()).isCloseTo(0.2, within(1e-9));
    }

    @Test
    void aBooleanHasTwoCells() {
        ParameterAxis axis = new ParameterAxis(Parameter.bool("bias"));
        assertThat(axis.cells(99)).containsExactly(new ParameterAxis.Cell(0, 0.5), new ParameterAxis.Cell(0.5, 1));
        assertThat(axis.at(true)).isEqualTo(0.75);
        assertThat(axis.ticks())
                .containsExactly(new ParameterAxis.Tick(0.25, "false"), new ParameterAxis.Tick(0.75, "true"));
    }

    @Test
    void aFewWholeNumbersHaveCellsAndManyRunTogether() {
        assertThat(new ParameterAxis(Parameter.integer("layers", 1, 6)).cells(99))
                .hasSize(6);
        ParameterAxis many = new ParameterAxis(Parameter.integer("units", 16, 2000));
        assertThat(many.hasCells()).isFalse();
        assertThat(many.ticks()).extracting(ParameterAxis.Tick::label).containsExactly("500", "1000", "1500", "2000");
    }

    /** On a log scale the cells narrow, and every value lies in the middle of its own. */
    @Test
    void cellsOfWholeNumbersOnALogScaleNarrow() {
        ParameterAxis axis = new ParameterAxis(Parameter.logInteger("k", 1, 8));
        List<ParameterAxis.Cell> cells = axis.cells(99);
        assertThat(cells).hasSize(8);
        for (int i = 1; i < 8; i++) {
            assertThat(cells.get(i).from()).isEqualTo(cells.get(i - 1).to());
            assertThat(cells.get(i).to() - cells.get(i).from())
                    .isLessThan(cells.get(i - 1).to() - cells.get(i - 1).from());
        }
        // log(4/3.5) of log(8.5/0.5), from the definition of the cells.
        assertThat(axis.at(3L)).isCloseTo((Math.log(5) + Math.log(7)) / 2 / Math.log(17), within(1e-9));
    }

    @Test
    void choicesAreNamedInTheirOrderAndLongNamesAreCut() {
        ParameterAxis axis = new ParameterAxis(Parameter.choice("act", "tanh", "relu", "a very long name"));
        assertThat(axis.ticks()).extracting(ParameterAxis.Tick::label).containsExactly("tanh", "relu", "a very l…");
    }
}
