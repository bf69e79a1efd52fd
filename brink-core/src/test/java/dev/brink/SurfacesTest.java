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
