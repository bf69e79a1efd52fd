package dev.brink.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.brink.observation.LatentScale;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.SearchSpace;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HistoryTest {
    private static final SearchSpace SPACE =
            SearchSpace.of(Parameter.real("lr", 0, 1), Parameter.integer("units", 1, 9));
    private static final Objective ERROR = Objective.minimize("error").metric("valid_error");
    private static final Constraint SMALL =
            Constraint.atMost("small", 1e6).metric("weights").scale(LatentScale.LOG);
    private static final Constraint CONVERGES = Constraint.succeeds("converges", "train");
    private static final Constraint TASTY = Constraint.share("tasty", 0.9);
    private static final Constraint STABLE = Constraint.holds("stable");
    private static final Problem PROBLEM = Problem.over(SPACE)
            .objective(ERROR)
            .constraint(SMALL)
            .constraint(CONVERGES)
            .constraint(TASTY)
            .constraint(STABLE)
            .known("units even", p -> p.integer("units") % 2 == 0)
            .task("size", 0.001, "small")
            .task("train", 180, "error", "converges", "stable")
            .task("taste", 5, "tasty")
            .build();
    private static final History EMPTY = History.of(PROBLEM);
    private static final Point A = SPACE.point(Map.of("lr", 0.1, "units", 2));
    private static final Point B = SPACE.point(Map.of("lr", 0.2, "units", 4));

    private static Measurement size(Point point, double weights) {
        return Measurement.of(point, "size", Map.of("weights", Observation.of(weights)));
    }

    private static Measurement train(Point point, double error, boolean stable) {
        return Measurement.of(
                point, "train", Map.of("valid_error", Observation.of(error), "stable", Observation.of(stable)));
    }

    @Test
    void growsWithoutChanging() {
        History one = EMPTY.with(size(A, 10));
        History two = one.with(train(B, 0.5, true));
        History fork = one.with(size(B, 20));
        assertThat(EMPTY.size()).isZero();
        assertThat(EMPTY.measurements()).isEmpty();
        assertThat(one.measurements()).containsExactly(size(A, 10));
        assertThat(two.size()).isEqualTo(2);
        assertThat(two.measurements()).containsExactly(size(A, 10), train(B, 0.5, true));
        assertThat(fork.measurements()).containsExactly(size(A, 10), size(B, 20));
        assertThat(two.problem()).isSameAs(PROBLEM);
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> two.measurements().remove(0));
    }

    @Test
    void sortsDataByFunction() {
        History history = EMPTY.with(size(A, 10))
                .with(train(A, 0.5, true))
                .with(Measurement.failed(B, "train", "diverged"))
                .with(train(B, 0.4, false))
                .with(Measurement.of(B, "taste", Map.of("tasty", Observation.counts(9, 10))));
        assertThat(history.data(ERROR))
                .containsExactly(new Datum(A, Observation.of(0.5)), new Datum(B, Observation.of(0.4)));
        assertThat(history.data(SMALL)).containsExactly(new Datum(A, Observation.of(10)));
        assertThat(history.data(STABLE))
                .containsExactly(new Datum(A, Observation.yes()), new Datum(B, Observation.no()));
        assertThat(history.data(CONVERGES))
                .containsExactly(
                        new Datum(A, Observation.yes()),
                        new Datum(B, Observation.no()),
                        new Datum(B, Observation.yes()));
        assertThat(history.data(TASTY)).containsExactly(new Datum(B, Observation.counts(9, 10)));
    }

    @Test
    void failuresOfOtherTasksTeachNothing() {
        History history = EMPTY.with(Measurement.failed(A, "size", "no memory"));
        PROBLEM.functions()
                .forEach(function -> assertThat(history.data(function)).isEmpty());
        assertThat(history.size()).isEqualTo(1);
    }

    @Test
    void functionsMayShareAMetric() {
        Objective time = Objective.minimize("time");
        Constraint quick = Constraint.atMost("quick", 60).metric("time");
        History history = History.of(
                        Problem.over(SPACE).objective(time).constraint(quick).build())
                .with(Measurement.of(A, "run", Map.of("time", Observation.moreThan(90))));
        assertThat(history.data(time)).containsExactly(new Datum(A, Observation.moreThan(90)));
        assertThat(history.data(quick)).isEqualTo(history.data(time));
    }

    @Test
    void aTaskThatOnlySucceedsReportsNothing() {
        Constraint works = Constraint.succeeds("works", "run");
        History history = History.of(Problem.over(SPACE).constraint(works).build())
                .with(Measurement.of(A, "run", Map.of()))
                .with(Measurement.failed(B, "run", ""));
        assertThat(history.data(works))
                .containsExactly(new Datum(A, Observation.yes()), new Datum(B, Observation.no()));
        refuses(
                history,
                Measurement.of(A, "run", Map.of("works", Observation.yes())),
                "A measurement of task 'run' reports 'works', which that task does not reveal: leave it out.");
    }

    @Test
    void acceptsAPointThatBreaksAKnownConstraint() {
        Point odd = SPACE.point(Map.of("lr", 0.1, "units", 3));
        assertThat(PROBLEM.allows(odd)).isFalse();
        assertThat(EMPTY.with(size(odd, 10)).data(SMALL)).hasSize(1);
    }

    @Test
    void canonicalisesPointsOfACompatibleSpace() {
        SearchSpace similar = SearchSpace.of(Parameter.real("units", 0, 100), Parameter.integer("lr", 0, 1));
        History history = EMPTY.with(size(similar.point(Map.of("lr", 1, "units", 3.0)), 10));
        assertThat(history.measurements().get(0).point()).isEqualTo(SPACE.point(Map.of("lr", 1.0, "units", 3)));
    }

    @Test
    void refusesUnknownTasks() {
        refuses(
                EMPTY,
                Measurement.failed(A, "trian", "diverged"),
                "A measurement names an unknown task. The problem has no task 'trian': did you mean 'train'?");
    }

    @Test
    void refusesPointsOutsideOfTheSpace() {
        SearchSpace wider = SearchSpace.of(Parameter.real("lr", 0, 5), Parameter.integer("units", 1, 9));
        refuses(
                EMPTY,
                size(wider.point(Map.of("lr", 2, "units", 2)), 10),
                "A measurement of task 'size' was made at {lr=2.0, units=2}, which is no point of this problem's search"
                        + " space. Parameter 'lr' received 2, but that is out of its range:"
                        + " give a number from 0 to 1.");
        SearchSpace other = SearchSpace.of(Parameter.real("rate", 0, 1));
        refuses(
                EMPTY,
                Measurement.failed(other.point(Map.of("rate", 0)), "train", "diverged"),
                "A measurement of task 'train' was made at {rate=0.0}, which is no point of this problem's search"
                        + " space. The search space has no parameter 'rate': known are 'lr', 'units'.");
    }

    @Test
    void refusesMissingAndUnknownMetrics() {
        refuses(
                EMPTY,
                Measurement.of(A, "train", Map.of("stable", Observation.yes())),
                "A measurement of task 'train' lacks 'valid_error' (given: 'stable'), but the task reveals it:"
                        + " report it too, or report the run as failed.");
        refuses(
                EMPTY,
                Measurement.of(A, "size", Map.of()),
                "A measurement of task 'size' lacks 'weights' (given: none), but the task reveals it:"
                        + " report it too, or report the run as failed.");
        refuses(
                EMPTY,
                Measurement.of(A, "size", Map.of("wieghts", Observation.of(10))),
                "A measurement of task 'size' reports 'wieghts', which that task does not reveal:"
                        + " did you mean 'weights'?");
        refuses(
                EMPTY,
                Measurement.of(A, "size", Map.of("small", Observation.of(10))),
                "A measurement of task 'size' reports 'small', which that task does not reveal: known are 'weights'.");
    }

    @Test
    void refusesTheWrongKindAndValuesOffTheScale() {
        refuses(
                EMPTY,
                Measurement.of(A, "taste", Map.of("tasty", Observation.of(0.93))),
                "Constraint 'tasty' received 0.93, but it counts: report successes and trials.");
        refuses(
                EMPTY,
                size(A, -5),
                "Constraint 'small' received -5, but on its LOG scale a value must be more than 0:"
                        + " report such a value, or give the function another scale.");
        refuses(
                EMPTY,
                Measurement.of(A, "train", Map.of("valid_error", Observation.yes(), "stable", Observation.yes())),
                "Objective 'error' received yes, but it measures numbers: report a number.");
    }

    @Test
    void refusesFunctionsOfAnotherProblem() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EMPTY.data(Objective.minimize("error")))
                .withMessage("Objective 'error' is not a function of this history's problem:"
                        + " take it from problem().functions().");
    }

    @Test
    void longHistoriesKeepTheirOrder() {
        History history = EMPTY;
        for (int i = 1; i <= 20_000; i++) {
            history = history.with(size(A, i));
        }
        assertThat(history.size()).isEqualTo(20_000);
        assertThat(history.data(SMALL)).hasSize(20_000);
        assertThat(history.data(SMALL).get(12_344)).isEqualTo(new Datum(A, Observation.of(12_345)));
    }

    private static void refuses(History history, Measurement measurement, String message) {
        int size = history.size();
        assertThatExceptionOfType(InvalidMeasurementException.class)
                .isThrownBy(() -> history.with(measurement))
                .withMessage(message);
        assertThat(history.size()).isEqualTo(size);
    }
}
