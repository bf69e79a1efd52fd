package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.mcmc.ChainState;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChainStatesTest {
    private static final ChainState FIRST =
            ChainState.of(new double[] {1 / 3.0, -Math.PI * 1e-200, Double.MIN_VALUE}, new double[] {0.1, 1e300});
    private static final ChainState SECOND = ChainState.of(new double[] {-0.0}, new double[0]);

    @Test
    void linesKeepEveryBit() {
        ChainStates states = ChainStates.of(Map.of("f", List.of(FIRST, SECOND)));
        ChainStates read = ChainStates.parse(states.toLines());
        assertThat(read.of("f")).containsExactly(FIRST, SECOND);
        assertThat(read.toLines()).isEqualTo(states.toLines());
    }

    @Test
    void aLineIsNameCoordinatesAndLatents() {
        assertThat(ChainStates.of(Map.of("f", List.of(ChainState.of(new double[] {1, 2.5}, new double[] {-3}))))
                        .toLines())
                .containsExactly("f\t1.0 2.5\t-3.0");
    }

    @Test
    void linesOfSeveralFunctionsMayBeMixed() {
        ChainStates states = ChainStates.parse(List.of("a\t1\t", "b\t2\t", "a\t3\t4 5"));
        assertThat(states.of("a"))
                .containsExactly(
                        ChainState.of(new double[] {1}, new double[0]),
                        ChainState.of(new double[] {3}, new double[] {4, 5}));
        assertThat(states.of("b")).hasSize(1);
        assertThat(states.toLines()).containsExactly("a\t1.0\t", "a\t3.0\t4.0 5.0", "b\t2.0\t");
    }

    @Test
    void beforeAnythingThereIsNothing() {
        assertThat(ChainStates.none().toLines()).isEmpty();
        assertThat(ChainStates.none().of("f")).isEmpty();
        assertThat(ChainStates.parse(List.of()).toLines()).isEmpty();
    }

    @Test
    void brokenLinesAreRefused() {
        assertThatThrownBy(() -> ChainStates.parse(List.of("f\t1.0")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A stored chain has three fields separated by tabs, but this line has 2: f\t1.0");
        assertThatThrownBy(() -> ChainStates.parse(List.of("f\t1.0 x\t")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("x");
    }
}
