package dev.brink.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StepAndShareTest {
    private static final SearchSpace SPACE = SearchSpace.of(
            Parameter.real("rate", 0, 2),
            Parameter.integer("units", 1, 4),
            Parameter.choice("act", "relu", "tanh", "elu"),
            Parameter.ordered("size", "S", "M", "L"),
            Parameter.bool("bias"),
            Parameter.logInteger("batch", 1, 1000));

    private static final double[] SHARES = {0.3, 0.6, 0.9, 0.1, 0.7, 0.999};

    @Test
    void sharesAreWaysThroughTheValues() {
        Point point = SPACE.decode(SPACE.place(SHARES));
        assertThat(point).hasToString("{rate=0.6, units=3, act=elu, size=S, bias=true, batch=993}");
        assertThat(SPACE.decode(SPACE.place(new double[6])))
                .hasToString("{rate=0.0, units=1, act=relu, size=S, bias=false, batch=1}");
        assertThat(SPACE.decode(SPACE.place(new double[] {1, 1, 1, 1, 1, 1})))
                .hasToString("{rate=2.0, units=4, act=elu, size=L, bias=true, batch=1000}");
    }

    @Test
    void placesAreSnappedAndSharesLeadBackToThem() {
        double[] placed = SPACE.place(SHARES);
        assertThat(SPACE.snap(placed)).containsExactly(placed);
        assertThat(SPACE.place(SPACE.shares(placed))).containsExactly(placed);
        assertThat(SPACE.shares(placed)[0]).isEqualTo(0.3);
    }

    @Test
    void stepsWalkThroughAllValuesInOrder() {
        assertThat(valuesFrom(0, 1)).containsExactly("0.0");
        assertThat(valuesFrom(1, 1)).containsExactly("1", "2", "3", "4");
        assertThat(valuesFrom(2, 1)).containsExactly("relu", "tanh", "elu");
        assertThat(valuesFrom(3, 1)).containsExactly("S", "M", "L");
        assertThat(valuesFrom(4, 1)).containsExactly("false", "true");
        assertThat(valuesFrom(5, 1)).hasSize(1000).startsWith("1", "2").endsWith("999", "1000");
        assertThat(valuesFrom(1, 3)).containsExactly("1", "4");
        assertThat(valuesFrom(2, 2)).containsExactly("relu", "elu");
    }

    private static List<String> valuesFrom(int parameter, int places) {
        String name = SPACE.parameters().get(parameter).name();
        List<String> values = new ArrayList<>();
        Optional<double[]> at = Optional.of(SPACE.place(new double[6]));
        while (at.isPresent()) {
            values.add(SPACE.decode(at.get()).value(name).toString());
            at = SPACE.step(at.get(), parameter, places);
        }
        return values;
    }

    @Test
    void stepsGoBackAndEndAtTheFirstValue() {
        double[] last = SPACE.place(new double[] {1, 1, 1, 1, 1, 1});
        assertThat(SPACE.step(last, 1, -2).map(SPACE::decode).orElseThrow().integer("units"))
                .isEqualTo(2);
        assertThat(SPACE.step(last, 2, -2).map(SPACE::decode).orElseThrow().choice("act"))
                .isEqualTo("relu");
        assertThat(SPACE.step(last, 4, -1).map(SPACE::decode).orElseThrow().bool("bias"))
                .isFalse();
        for (int parameter = 0; parameter < 6; parameter++) {
            assertThat(SPACE.step(last, parameter, 1)).isEmpty();
            assertThat(SPACE.step(last, parameter, Long.MIN_VALUE)).isEmpty();
            assertThat(SPACE.step(last, parameter, Long.MAX_VALUE)).isEmpty();
        }
    }

    @Test
    void stepsInTheWidestRangeDoNotOverflow() {
        SearchSpace wide = SearchSpace.of(Parameter.integer("n", Long.MIN_VALUE, Long.MAX_VALUE));
        double[] first = wide.place(new double[] {0});
        assertThat(wide.step(first, 0, -1)).isEmpty();
        long moved =
                wide.decode(wide.step(first, 0, Long.MAX_VALUE).orElseThrow()).integer("n");
        assertThat(moved).isBetween(-1L << 12, 1L << 12);
    }

    @Test
    void knowsItsContinuousAxesAndWhatIsOrdered() {
        SearchSpace space = SearchSpace.of(
                Parameter.choice("c", "a", "b"),
                Parameter.real("x", 0, 1),
                Parameter.bool("b"),
                Parameter.logReal("y", 1, 2));
        assertThat(space.continuousAxes()).containsExactly(2, 4);
        assertThat(space.parameters().stream().map(Parameter::isOrdered)).containsExactly(false, true, true, true);
    }
}
