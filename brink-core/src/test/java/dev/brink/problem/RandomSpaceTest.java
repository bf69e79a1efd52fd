package dev.brink.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.numeric.RandomStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever the space, its two directions agree. */
class RandomSpaceTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void encodingUndoesDecoding(long seed) {
        RandomGenerator random = RandomStream.of(seed).split("space").generator();
        SearchSpace space = randomSpace(random);
        for (int i = 0; i < 200; i++) {
            double[] anywhere = random.doubles(space.axes(), -0.2, 1.2).toArray();
            Point point = space.decode(anywhere);
            double[] encoded = space.encode(point);
            assertThat(Arrays.stream(encoded)).allMatch(u -> u >= 0 && u <= 1);
            assertSame(space, space.decode(encoded), point);
            assertThat(space.point(point.asMap())).isEqualTo(point);
            assertThat(space.decode(space.snap(anywhere))).isEqualTo(point);
            assertSnapped(space, space.snap(anywhere), encoded);
        }
    }

    private static void assertSame(SearchSpace space, Point actual, Point expected) {
        for (Parameter parameter : space.parameters()) {
            if (parameter.isContinuous()) {
                double value = expected.real(parameter.name());
                assertThat(actual.real(parameter.name())).isCloseTo(value, within(1e-12 * (1 + Math.abs(value))));
            } else {
                assertThat(actual.value(parameter.name())).isEqualTo(expected.value(parameter.name()));
            }
        }
    }

    private static void assertSnapped(SearchSpace space, double[] snapped, double[] encoded) {
        assertThat(space.snap(snapped)).containsExactly(snapped);
        int at = 0;
        for (Parameter parameter : space.parameters()) {
            if (!parameter.isContinuous()) {
                int next = at + parameter.axes();
                assertThat(Arrays.copyOfRange(snapped, at, next))
                        .containsExactly(Arrays.copyOfRange(encoded, at, next));
            }
            at += parameter.axes();
        }
    }

    private static SearchSpace randomSpace(RandomGenerator random) {
        List<Parameter> parameters = new ArrayList<>();
        int count = random.nextInt(1, 9);
        for (int i = 0; i < count; i++) {
            parameters.add(randomParameter("p" + i, random));
        }
        return SearchSpace.of(parameters);
    }

    private static Parameter randomParameter(String name, RandomGenerator random) {
        double low = random.nextDouble(-100, 100);
        double smallest = Math.exp(random.nextDouble(-20, 5));
        long least = random.nextLong(1, 1000);
        List<String> values = values(random.nextInt(2, 12));
        return switch (random.nextInt(8)) {
            case 0 -> Parameter.real(name, low, low + smallest);
            case 1 -> Parameter.logReal(name, smallest, smallest * (1 + random.nextDouble(0.01, 1e6)));
            case 2 -> Parameter.integer(name, least - 500, least + random.nextLong(1, 100_000));
            case 3 -> Parameter.logInteger(name, least, least + random.nextLong(1, 1_000_000_000));
            case 4 -> Parameter.ordered(name, values);
            case 5 -> Parameter.ordered(name, -least, 0.5, least);
            case 6 -> Parameter.choice(name, values);
            default -> Parameter.bool(name);
        };
    }

    private static List<String> values(int count) {
        List<String> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            values.add("value" + i);
        }
        return values;
    }
}
