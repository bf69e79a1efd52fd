package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Chance;
import dev.brink.data.Datum;
import dev.brink.data.Measurement;
import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The larger x the better, but beyond 0.6 the run crashes. */
class FailuresTest {
    private static final double CRASH = 0.6;

    /** Of three times 25 runs; at the edge the chances are even. */
    private static final int MOST_FAILURES = 46;

    private static ProblemBuilder speed() {
        return Problem.over(Parameter.real("x", 0, 1)).objective(Objective.maximize("speed"));
    }

    private static void runOnce(Optimizer optimizer) {
        Suggestion suggestion = optimizer.ask();
        double x = suggestion.point().real("x");
        if (x > CRASH) {
            optimizer.tellFailed(suggestion, "crashed");
        } else {
            optimizer.tell(suggestion, Map.of("speed", 10 + 5 * x));
        }
    }

    @Test
    void aFailureTeachesItsConstraintAndNothingElse() {
        Problem problem =
                speed().constraint(Constraint.succeeds("works", "run")).build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(1));
        Suggestion suggestion = optimizer.ask();
        optimizer.tellFailed(suggestion, "crashed");
        assertThat(optimizer.history().data(problem.function("speed"))).isEmpty();
        assertThat(optimizer.history().data(problem.function("works")))
                .containsExactly(new Datum(suggestion.point(), Observation.no()));
        assertThat(optimizer.history().last().failure()).contains("crashed");
    }

    /** At the edge the chances are even, and now and then it is worth to look what lies beyond. */
    @Test
    void failuresAreAvoidedOnceTheyAreLearned() {
        int failures = 0;
        for (int seed = 1; seed <= 3; seed++) {
            Optimizer learning = run(
                    speed().constraint(Constraint.succeeds("works", "run").confidence(0.8))
                            .build(),
                    seed);
            Recommendation best = learning.recommend();
            assertThat(best.confident()).isTrue();
            assertThat(best.point().real("x")).isBetween(0.55, 0.605);
            failures += failures(learning).size();
        }
        assertThat(failures).isLessThan(MOST_FAILURES);
    }

    /** Were they not learned, nearly all of the runs after the first five would fail: the larger x the better. */
    @Test
    void failuresThatNobodyForesawAreLearnedToo() {
        int failures = 0;
        for (int seed = 1; seed <= 3; seed++) {
            Optimizer optimizer = run(speed().build(), seed);
            Recommendation best = optimizer.recommend();
            assertThat(best.confident()).isTrue();
            assertThat(best.point().real("x")).isBetween(0.5, 0.605);
            assertThat(best.constraints()).extracting(Chance::constraint).containsExactly("run-succeeds");
            failures += failures(optimizer).size();
        }
        assertThat(failures).isLessThan(MOST_FAILURES);
    }

    @Test
    void learningFailuresChangesNothingThatIsTold() {
        Problem problem = speed().build();
        Optimizer optimizer = run(problem, 1);
        assertThat(optimizer.history().problem()).isSameAs(problem);
        Optimizer again = new Optimizer(optimizer.history(), Studies.quick(1));
        assertThat(again.ask().point()).isEqualTo(optimizer.ask().point());
    }

    @Test
    void aPointThatFailedIsNotSuggestedAgain() {
        for (ProblemBuilder problem : List.of(
                speed(), speed().constraint(Constraint.succeeds("works", "run").confidence(0.8)))) {
            assertThat(failures(run(problem.build(), 4)))
                    .hasSizeGreaterThan(3)
                    .extracting(Measurement::point)
                    .doesNotHaveDuplicates();
        }
    }

    private static Optimizer run(Problem problem, long seed) {
        Optimizer optimizer = new Optimizer(problem, Studies.quick(seed));
        while (optimizer.history().size() < 25) {
            runOnce(optimizer);
        }
        return optimizer;
    }

    private static List<Measurement> failures(Optimizer optimizer) {
        return optimizer.history().measurements().stream()
                .filter(m -> m.failure().isPresent())
                .toList();
    }
}
