package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is drawn is what is believed and what was decided by. */
class SurfacesTest {
    private static final Problem PROBLEM = Studies.coupled();

    @Test
    void theyAgreeWithTheRecommendation() {
        Optimizer optimizer = Studies.run(new Optimizer(PROBLEM, Studies.quick(1)), 12);
        assertAgree(optimizer.recommend(), optimizer.surfaces());
    }

    @Test
    void theyShowWhatIsBelievedWhateverIsPending() {
        Optimizer optimizer = Studies.run(new Optimizer(PROBLEM, Studies.quick(2)), 9);
        optimizer.ask();
        optimizer.ask();
        assertAgree(optimizer.recommend(), optimizer.surfaces());
    }

    private static void assertAgree(Recommendation best, Surfaces surfaces) {
        Surfaces.At at = surfaces.at(List.of(best.point())).get(0);
        assertThat(at.objective().orElseThrow().mean())
                .isCloseTo(best.objective().orElseThrow().mean(), within(1e-9));
        assertThat(at.constraints().get(0).probability())
                .isCloseTo(best.constraints().get(0).probability(), within(1e-9));
        assertThat(at.probabilityOfAll()).isCloseTo(best.probabilityOfAll(), within(1e-9));
        assertThat(at.allowed()).isTrue();
    }

    /** With an odd or an even number of measurements another improvement is looked for. */
    @ParameterizedTest
    @ValueSource(ints = {5, 8, 11, 14})
    void noPointIsWorthMoreThanTheSuggestion(int measurements) {
        Optimizer optimizer = Studies.run(new Optimizer(PROBLEM, Studies.quick(3)), measurements);
        Surfaces surfaces = optimizer.surfaces();
        Suggestion suggestion = optimizer.ask();
        double worth = surfaces.at(List.of(suggestion.point())).get(0).logAcquisition();
        assertThat(worth).isCloseTo(suggestion.logAcquisition(), within(1e-6));
        assertThat(surfaces.at(grid()))
                .allSatisfy(at -> assertThat(at.logAcquisition()).isLessThan(worth + 0.02));
    }

    @Test
    void withPendingSuggestionsTheyShowWhatTheNextIsWorth() {
        Optimizer optimizer = Studies.run(new Optimizer(PROBLEM, Studies.quick(4)), 8);
        optimizer.ask();
        Surfaces surfaces = optimizer.surfaces();
        Suggestion second = optimizer.ask();
        assertThat(surfaces.at(List.of(second.point())).get(0).logAcquisition())
                .isCloseTo(second.logAcquisition(), within(1e-6));
    }

    @Test
    void theyKnowWhatIsNotAllowed() {
        Problem problem = Problem.over(PROBLEM.space())
                .objective(PROBLEM.objective().orElseThrow())
                .known("below the diagonal", point -> point.real("y") <= point.real("x"))
                .build();
        List<Surfaces.At> surfaces =
                new Optimizer(problem, Studies.quick(5)).surfaces().at(grid());
        assertThat(surfaces)
                .allSatisfy(at -> assertThat(at.allowed())
                        .isEqualTo(at.point().real("y") <= at.point().real("x")));
        assertThat(surfaces).extracting(Surfaces.At::point).isEqualTo(grid());
    }

    /** Cost is least, of what is cool enough, at about (0.484, 0.620), where the line of heat 60 is nearest to (0.7, 0.8). */
    @Test
    void theMinimumIsBelievedToBeWhereItIs() {
        Optimizer optimizer = Studies.run(new Optimizer(PROBLEM, Studies.quick(6)), 20);
        List<Point> points = coarseGrid();
        Surfaces.Minimum minimum = optimizer.surfaces().minimum(points);
        double near = 0;
        for (int i = 0; i < points.size(); i++) {
            double away =
                    Math.hypot(points.get(i).real("x") - 0.484, points.get(i).real("y") - 0.620);
            near += away < 0.15 ? minimum.probabilities().get(i) : 0;
        }
        assertThat(near).isGreaterThan(0.95);
        assertThat(minimum.probabilities().stream().mapToDouble(p -> p).sum() + minimum.none())
                .isCloseTo(1, within(1e-9));
        assertThat(optimizer.surfaces().minimum(points)).isEqualTo(minimum);
    }

    @Test
    void theMinimumIsNowhereWhereEverythingIsTooHot() {
        Optimizer optimizer = Studies.run(new Optimizer(PROBLEM, Studies.quick(7)), 12);
        List<Point> hot = coarseGrid().stream()
                .filter(point -> Studies.metric("heat", point) > 80)
                .toList();
        assertThat(optimizer.surfaces().minimum(hot).none()).isGreaterThan(0.99);
    }

    @Test
    void theMinimumIsNoForbiddenPointAndOfEqualPointsTheFirst() {
        Problem problem = Problem.over(PROBLEM.space())
                .objective(PROBLEM.objective().orElseThrow())
                .known("to the left", point -> point.real("x") <= 0.5)
                .build();
        Surfaces surfaces = new Optimizer(problem, Studies.quick(8)).surfaces();
        Point left = PROBLEM.space().point(Map.of("x", 0.4, "y", 0.5));
        Point right = PROBLEM.space().point(Map.of("x", 0.6, "y", 0.5));
        assertThat(surfaces.minimum(List.of(right, left, left)))
                .isEqualTo(new Surfaces.Minimum(List.of(0.0, 1.0, 0.0), 0));
        assertThat(surfaces.minimum(List.of(right))).isEqualTo(new Surfaces.Minimum(List.of(0.0), 1));
        assertThat(surfaces.minimum(List.of())).isEqualTo(new Surfaces.Minimum(List.of(), 1));
    }

    private static List<Point> coarseGrid() {
        List<Point> all = grid();
        return all.stream()
                .filter(point -> Math.rint(point.real("x") * 20) == point.real("x") * 20
                        && Math.rint(point.real("y") * 20) == point.real("y") * 20)
                .toList();
    }

    private static List<Point> grid() {
        List<Point> grid = new ArrayList<>();
        for (int i = 0; i <= 40; i++) {
            for (int j = 0; j <= 40; j++) {
                grid.add(PROBLEM.space().point(Map.of("x", i / 40.0, "y", j / 40.0)));
            }
        }
        return grid;
    }
}
