package dev.brink.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.RealParameter;
import dev.brink.problem.SearchSpace;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MeasuredPointsTest {
    private static final SearchSpace SPACE = SearchSpace.of(new RealParameter("x", 0, 10, false));
    private static final Problem PROBLEM = Problem.over(SPACE)
            .objective(Objective.minimize("f"))
            .constraint(Constraint.atMost("heat", 5))
            .constraint(Constraint.share("taste", 0.9))
            .constraint(Constraint.succeeds("works", "run"))
            .task("run", 1, "f", "heat")
            .task("ask", 1, "taste")
            .build();

    private final MeasuredPoints measured = new MeasuredPoints(PROBLEM);

    @Test
    void theBestHoldsAllConstraintsThatWereMeasured() {
        measure(1, 3, 5, 9); // on both thresholds
        measure(2, 2, 5.1, 10);
        measure(3, 1, 0, 8);
        measure(4, 4, 0, 10);
        assertThat(measured.best()).isEqualTo(at(1));
    }

    @Test
    void withoutASatisfyingPointTheFewestUnmetCount() {
        assertThat(run(1, 3, 6).unmet()).isEqualTo(2); // too hot, and nobody was asked
        assertThat(fail(2).unmet()).isEqualTo(3);
        assertThat(run(3, 9, 0).unmet()).isEqualTo(1);
        assertThat(run(4, 8, 0).unmet()).isEqualTo(1);
        assertThat(measured.best()).isEqualTo(at(4));
    }

    @Test
    void tasksRunAtOnePointAreKnownTogether() {
        assertThat(run(1, 3, 0).isComplete()).isFalse();
        MeasuredPoint both = ask(1, 9);
        assertThat(both.isComplete()).isTrue();
        assertThat(both.unmet()).isZero();
        assertThat(both.objective()).hasValue(3);
    }

    @Test
    void theWorstIsThatOfFeasiblePointsOnceThereAreAny() {
        fail(1);
        assertThat(measured.worstObjective()).isEmpty();
        measure(2, 50, 6, 10);
        measure(3, 40, 6, 10);
        assertThat(measured.worstObjective()).hasValue(50);
        measure(4, 3, 1, 10);
        measure(5, 2, 1, 10);
        assertThat(measured.worstObjective()).hasValue(3);
    }

    @Test
    void whatIsMaximisedIsTurnedAround() {
        Problem maximised =
                Problem.over(SPACE).objective(Objective.maximize("f")).build();
        MeasuredPoints points = new MeasuredPoints(maximised);
        points.add(Measurement.of(at(1), "run", Map.of("f", Observation.of(3))));
        points.add(Measurement.of(at(2), "run", Map.of("f", Observation.of(4))));
        assertThat(points.best()).isEqualTo(at(2));
    }

    @Test
    void aTimeOutIsNotAtMostItsLimit() {
        Problem timed = Problem.over(SPACE)
                .objective(Objective.minimize("f"))
                .constraint(Constraint.atMost("time", 60))
                .build();
        MeasuredPoint point = new MeasuredPoints(timed)
                .add(Measurement.of(at(1), "run", Map.of("f", Observation.of(1), "time", Observation.moreThan(60))));
        assertThat(point.unmet()).isEqualTo(1);
    }

    @Test
    void nothingMeasuredNothingRecommended() {
        assertThatIllegalStateException().isThrownBy(measured::best).withMessageContaining("Nothing was measured");
    }

    private void measure(double x, double objective, double heat, long liked) {
        run(x, objective, heat);
        ask(x, liked);
    }

    private MeasuredPoint run(double x, double objective, double heat) {
        return measured.add(
                Measurement.of(at(x), "run", Map.of("f", Observation.of(objective), "heat", Observation.of(heat))));
    }

    private MeasuredPoint ask(double x, long liked) {
        return measured.add(Measurement.of(at(x), "ask", Map.of("taste", Observation.counts(liked, 10))));
    }

    private MeasuredPoint fail(double x) {
        return measured.add(Measurement.failed(at(x), "run", "it burnt"));
    }

    private static Point at(double x) {
        return SPACE.point(Map.of("x", x));
    }
}
