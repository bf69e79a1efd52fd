package dev.brink.benchmarks.strategies;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.Optimizer;
import dev.brink.Settings;
import dev.brink.benchmarks.problems.TestProblem;
import dev.brink.benchmarks.problems.TestProblems;
import dev.brink.benchmarks.problems.Variant;
import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SessionsTest {
    private static final TestProblem TRUTH = TestProblems.named("branin_disk");
    private static final Variant VARIANT = Variant.exact(TRUTH);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "random",
                "random:design=uniform",
                "brink:samples=2",
                "plain-ei:samples=2",
                "violations-as-worst:samples=2"
            })
    void theSameSeedGivesTheSameRunAndAnotherGivesAnother(String name) {
        Strategy strategy = Strategies.named(name);
        List<Proposal> proposals = proposals(strategy, 3, 7);
        assertThat(proposals(strategy, 3, 7)).isEqualTo(proposals);
        assertThat(proposals(strategy, 4, 7)).isNotEqualTo(proposals);
        assertThat(proposals).doesNotHaveDuplicates();
    }

    @Test
    void brinkIsTheOptimizer() {
        Settings settings = Settings.standard().hyperparameterSamples(2);
        Strategy.Session session = new BrinkStrategy("brink", settings).start(VARIANT.toProblem(), 5);
        Optimizer optimizer = new Optimizer(VARIANT.toProblem(), settings.seed(5));
        for (int i = 0; i < 6; i++) {
            Suggestion suggestion = optimizer.ask();
            assertThat(session.ask()).isEqualTo(new Proposal(suggestion.point(), suggestion.task()));
            Measurement measurement = VARIANT.measure(suggestion.point());
            optimizer.tell(measurement);
            session.tell(measurement);
        }
        assertThat(session.recommend()).isEqualTo(optimizer.recommend().point());
    }

    @Test
    void coupledIsTheOptimizerOfTheProblemWithOneTask() {
        Settings settings = Settings.standard().hyperparameterSamples(2);
        Strategy.Session session = new CoupledStrategy("coupled", settings).start(VARIANT.toDecoupledProblem(1, 2), 5);
        Optimizer optimizer = new Optimizer(VARIANT.toProblem(), settings.seed(5));
        for (int i = 0; i < 7; i++) {
            Suggestion suggestion = optimizer.ask();
            optimizer.tell(VARIANT.measure(suggestion.point()));
            for (String task : List.of("f", "g1")) {
                assertThat(session.ask()).isEqualTo(new Proposal(suggestion.point(), task));
                session.tell(VARIANT.measure(suggestion.point(), task));
            }
        }
        assertThat(session.recommend()).isEqualTo(optimizer.recommend().point());
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "coupled:samples=2", "plain-ei:samples=2", "violations-as-worst:samples=2"})
    void whatKnowsNothingOfTasksRunsAllOfThemAtEachPoint(String name) {
        Problem problem = VARIANT.toDecoupledProblem(1, 2);
        Strategy.Session session = Strategies.named(name).start(problem, 1);
        for (int i = 0; i < 6; i++) {
            Proposal first = session.ask();
            session.tell(VARIANT.measure(first.point(), first.task()));
            Proposal second = session.ask();
            session.tell(VARIANT.measure(second.point(), second.task()));
            assertThat(first.task()).isEqualTo("f");
            assertThat(second).isEqualTo(new Proposal(first.point(), "g1"));
        }
    }

    private static List<Proposal> proposals(Strategy strategy, long seed, int count) {
        Strategy.Session session = strategy.start(VARIANT.toProblem(), seed);
        List<Proposal> proposals = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Proposal proposal = session.ask();
            proposals.add(proposal);
            session.tell(VARIANT.measure(proposal.point(), proposal.task()));
        }
        return proposals;
    }
}
