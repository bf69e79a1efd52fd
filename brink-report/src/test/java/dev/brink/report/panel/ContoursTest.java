package dev.brink.report.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.report.svg.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import org.junit.jupiter.api.Test;

class ContoursTest {
    private static Field field(int size, DoubleBinaryOperator function) {
        List<Double> numbers = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                numbers.add(function.applyAsDouble(column / (size - 1.0), row / (size - 1.0)));
            }
        }
        return Field.of(numbers, size);
    }

    /** By Green's theorem; loops run with what is high on the left, so holes count as negative. */
    private static double area(List<List<Place>> loops) {
        double sum = 0;
        for (List<Place> loop : loops) {
            for (int i = 0; i < loop.size(); i++) {
                Place one = loop.get(i);
                Place next = loop.get((i + 1) % loop.size());
                sum += one.x() * next.y() - next.x() * one.y();
            }
        }
        return sum / 2;
    }

    @Test
    void aDiskHasItsArea() {
        Field cone = field(50, (x, y) -> 0.3 - Math.hypot(x - 0.5, y - 0.5));
        assertThat(Contours.atLeast(cone, 0)).hasSize(1);
        assertThat(area(Contours.atLeast(cone, 0))).isCloseTo(Math.PI * 0.09, within(1e-3));
    }

    @Test
    void aRingHasAHole() {
        Field ring = field(80, (x, y) -> 0.1 - Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.3));
        assertThat(Contours.atLeast(ring, 0)).hasSize(2);
        assertThat(area(Contours.atLeast(ring, 0))).isCloseTo(Math.PI * (0.16 - 0.04), within(2e-3));
    }

    @Test
    void aSlopeIsCutStraightAndClosesAlongTheEdge() {
        Field slope = field(11, (x, y) -> x);
        assertThat(area(Contours.atLeast(slope, 0.73))).isCloseTo(0.27, within(1e-9));
        List<List<Place>> lines = Contours.lines(slope, 0.73);
        assertThat(lines).hasSize(1);
        assertThat(lines.get(0))
                .hasSize(11)
                .allSatisfy(place -> assertThat(place.x()).isCloseTo(0.73, within(1e-9)));
    }

    @Test
    void everythingAndNothing() {
        Field flat = field(5, (x, y) -> 1);
        assertThat(area(Contours.atLeast(flat, 0.5))).isCloseTo(1, within(1e-12));
        assertThat(Contours.lines(flat, 0.5)).isEmpty();
        assertThat(Contours.atLeast(flat, 2)).isEmpty();
    }

    /** Where four squares meet in a saddle, loops must neither get lost nor cross into each other. */
    @Test
    void loopsCloseOnRoughGround() {
        for (long seed = 1; seed <= 50; seed++) {
            Random random = new Random(seed);
            Field rough = field(12, (x, y) -> random.nextDouble());
            double high = area(Contours.atLeast(rough, 0.5));
            double low = area(Contours.atLeast(rough.map(value -> -value), -0.5));
            assertThat(high).isBetween(0.0, 1.0);
            assertThat(low).isBetween(0.0, 1.0);
            Contours.atLeast(rough, 0.5).forEach(loop -> assertThat(loop.get(0)).isEqualTo(loop.get(loop.size() - 1)));
        }
    }
}
