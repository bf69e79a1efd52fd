package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.entropy.Costs;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Beliefs;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DoubtRuleTest {
    private static final double[] X = {0.7005};

    private static Problem problem() {
        return Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("loss"))
                .constraint(Constraint.holds("stable").confidence(0.99))
                .task("score", 1, "loss")
                .task("check", 1, "stable")
                .build();
    }

    /** The objective is known to some digits near 0.7, and that all is well from 0 to 0.5 and not at 0.9. */
    private static History history(Problem problem, double... checkedToo) {
        History history = History.of(problem);
        for (double x : new double[] {0, 0.2, 0.4, 0.6, 0.7, 0.701, 0.699, 1}) {
            history = history.with(Measurement.of(at(problem, x), "score", Map.of("loss", Math.abs(x - 0.7004))));
        }
        for (double x : new double[] {0, 0.05, 0.1, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6}) {
            history = history.with(Measurement.of(at(problem, x), "check", Map.of("stable", true)));
        }
        history = history.with(Measurement.of(at(problem, 0.9), "check", Map.of("stable", false)));
        for (double x : checkedToo) {
            history = history.with(Measurement.of(at(problem, x), "check", Map.of("stable", true)));
        }
        return history;
    }

    private static Point at(Problem problem, double x) {
        return problem.space().point(Map.of("x", x));
    }

    private static Posterior posterior(History history) {
        return new Beliefs(Settings.standard().inference(), RandomStream.of(1), Parallel.none())
                .given(history)
                .posterior();
    }

    private static Costs costs(Problem problem, double ofCheck) {
        return new Costs(Map.of(
                problem.task("score"), Optional.of(Costs.same(1)),
                problem.task("check"), Optional.of(Costs.same(ofCheck))));
    }

    private static Optional<String> due(History history, Pending pending, double costOfCheck) {
        Problem problem = history.problem();
        Posterior posterior = posterior(history);
        Constraint stable = problem.constraints().get(0);
        assertThat(Math.exp(posterior.of(stable).logProbability(stable, new double[][] {X})[0]))
                .isBetween(0.5, 0.99);
        return new DoubtRule(history, pending)
                .due(problem.task("score"), problem.tasks(), X, posterior, costs(problem, costOfCheck))
                .map(Task::name);
    }

    @Test
    void aConstraintInDoubtComesBeforeAnotherDigit() {
        assertThat(due(history(problem()), new Pending(), 1)).contains("check");
    }

    @Test
    void onceLookedAtAsNearItIsTheObjectivesTurn() {
        assertThat(due(history(problem(), 0.7), new Pending(), 1)).isEmpty();
    }

    @Test
    void aCheckThatIsUnderWayCounts() {
        Problem problem = problem();
        Pending pending = new Pending();
        pending.add(Suggestion.initial(1, at(problem, 0.7), "check"));
        assertThat(due(history(problem), pending, 1)).isEmpty();
    }

    @Test
    void aDearCheckWaitsForMoreDigits() {
        assertThat(due(history(problem()), new Pending(), 1000)).isEmpty();
    }

    @Test
    void theChoiceTellsWhyAndShowsWhatEachTaskIsWorth() {
        History history = history(problem());
        TaskRule.Chosen check = chosen(history, true);
        assertThat(check.task().name()).isEqualTo("check");
        assertThat(check.values().get(0).gain())
                .isGreaterThan(check.values().get(1).gain());
        assertThat(check.notes()).anyMatch(note -> note.contains("'score' would tell more"));
        TaskRule.Chosen score = chosen(history, false);
        assertThat(score.task().name()).isEqualTo("score");
        assertThat(score.values()).isEqualTo(check.values());
        assertThat(score.notes()).isEmpty();
    }

    private static TaskRule.Chosen chosen(History history, boolean doubting) {
        TaskRule rule =
                new TaskRule(history, new Pending(), () -> costs(history.problem(), 1), doubting, Parallel.none());
        double[][] representers = {
            {0.1}, {0.3}, {0.5}, {0.6}, {0.65}, {0.69}, {0.7}, {0.7002}, {0.7004}, {0.7007}, {0.9}
        };
        return rule.choose(X, true, posterior(history), representers, RandomStream.of(2));
    }
}
