package dev.brink.benchmarks.regret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.benchmarks.problems.TestProblem;
import dev.brink.benchmarks.problems.TestProblems;
import dev.brink.benchmarks.strategies.Proposal;
import dev.brink.benchmarks.strategies.Strategies;
import dev.brink.benchmarks.strategies.Strategy;
import dev.brink.data.Measurement;
import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class RunExecutionTest {
    private static final TestProblem BRANIN = TestProblems.named("branin_disk");
    private static final double[] BEST = BRANIN.optimum();
    private static final double[] CORNER = {-5, 0};

    @Test
    void everyStrategyBeginsWithTheSamePointsAndTheSameNoise() {
        FixedStrategy one = new FixedStrategy(new Proposal(BRANIN.point(BEST), "run"));
        FixedStrategy other = new FixedStrategy(new Proposal(BRANIN.point(CORNER), "run"));
        run("branin_disk+noise(1)", one, 8, 0);
        run("branin_disk+noise(1)", other, 8, 0);
        assertThat(one.told().subList(0, 5)).isEqualTo(other.told().subList(0, 5));
        assertThat(one.told())
                .extracting(Measurement::point)
                .startsWith(Starts.of(BRANIN, 1).toArray(new Point[0]));
        // Where the strategies part, the same noise is added to different values.
        assertThat(noise(one.told().get(5), BEST)).isCloseTo(noise(other.told().get(5), CORNER), within(1e-12));
        assertThat(noise(one.told().get(5), BEST)).isNotZero();
    }

    @Test
    void startsDifferBySeedAndProblemAndAreEnoughForTheDimension() {
        assertThat(Starts.of(BRANIN, 1)).hasSize(5).isNotEqualTo(Starts.of(BRANIN, 2));
        assertThat(Starts.of(TestProblems.named("hartmann6_sum"), 1)).hasSize(7);
        TestProblem sameBox = TestProblems.named("new_branin");
        assertThat(Starts.of(sameBox, 1)).isNotEqualTo(Starts.of(BRANIN, 1));
    }

    @Test
    void regretIsThatOfTheBestFeasiblePointSoFar() {
        Run run = run("branin_disk", fixed(BEST, "run"), 8, 0);
        assertThat(run.starts()).isEqualTo(5);
        assertThat(run.evaluations()).hasSize(8);
        double best = Double.POSITIVE_INFINITY;
        for (Evaluation evaluation : run.evaluations()) {
            double[] x = evaluation.point().stream().mapToDouble(c -> c).toArray();
            assertThat(evaluation.feasible()).isEqualTo(BRANIN.isFeasible(x));
            best = BRANIN.isFeasible(x) ? Math.min(best, BRANIN.objective(x) - BRANIN.optimalValue()) : best;
            assertThat(evaluation.regret()).isEqualTo(best);
        }
        assertThat(run.regret()).isEqualTo(0, within(1e-12));
        assertThat(run.recommended().gap()).isEqualTo(0, within(1e-12));
        assertThat(run.recommended().feasible()).isTrue();
    }

    @Test
    void anInfeasibleRecommendationIsWorthABadFeasiblePoint() {
        Run run = run("branin_disk", fixed(CORNER, "run"), 6, 0);
        assertThat(run.recommended().feasible()).isFalse();
        assertThat(run.recommended().gap()).isEqualTo(BRANIN.psi() - BRANIN.optimalValue());
    }

    @Test
    void aRunThatCrashedHasMeasuredNothing() {
        Run run = run("branin_disk+crash", fixed(CORNER, "run"), 6, 0);
        Evaluation last = run.evaluations().get(5);
        assertThat(last.failed()).isTrue();
        assertThat(last.feasible()).isFalse();
        assertThat(last.regret()).isEqualTo(run.evaluations().get(4).regret());
    }

    @Test
    void decoupledTasksCostWhatTheyCost() {
        Run run = run("branin_disk+decoupled(2,1)", fixed(BEST, "g1"), 18.5, 0);
        assertThat(run.starts()).isEqualTo(10);
        assertThat(run.evaluations().subList(0, 3)).extracting(Evaluation::task).containsExactly("f", "g1", "f");
        assertThat(run.evaluations().subList(0, 3))
                .extracting(Evaluation::spent)
                .containsExactly(2.0, 3.0, 5.0);
        assertThat(run.evaluations()).hasSize(13);
        assertThat(run.evaluations().get(12).spent()).isEqualTo(18);
        // Only the constraint was measured at the optimum.
        assertThat(run.regret()).isGreaterThan(1e-3);
    }

    @Test
    void aProposalThatCannotBePaidForEndsTheRun() {
        Run run = run("branin_disk+decoupled(2,1)", fixed(BEST, "f"), 18, 0);
        assertThat(run.evaluations()).extracting(Evaluation::spent).endsWith(15.0, 17.0);
        assertThat(run.regret()).isEqualTo(0, within(1e-12));
    }

    @Test
    void costsThatAreNotExactInBinaryStillAddUp() {
        Run run = run("branin_disk+decoupled(0.1,0.1)", fixed(BEST, "g1"), 1.7, 0.3);
        assertThat(run.evaluations()).hasSize(17);
        assertThat(run.recommendations()).hasSize(4);
    }

    @Test
    void recommendationsAreAskedForAfterEachSoMuchSpentAndAtTheEnd() {
        assertThat(spentAtRecommendations(25, 10)).containsExactly(10.0, 20.0, 25.0);
        assertThat(spentAtRecommendations(20, 10)).containsExactly(10.0, 20.0);
        assertThat(spentAtRecommendations(20, 0)).containsExactly(20.0);
        assertThat(spentAtRecommendations(5, 10)).containsExactly(5.0);
    }

    @Test
    void theStrategySeesEachMeasurementOnce() {
        Run run = run("branin_disk", Strategies.named("random"), 12, 0);
        assertThat(run.evaluations()).extracting(Evaluation::point).doesNotHaveDuplicates();
        assertThat(run.evaluations()).allMatch(evaluation -> evaluation.seconds() >= 0);
    }

    private static List<Double> spentAtRecommendations(double budget, double every) {
        return run("branin_disk", fixed(BEST, "run"), budget, every).recommendations().stream()
                .map(Recommended::spent)
                .toList();
    }

    private static FixedStrategy fixed(double[] x, String task) {
        return new FixedStrategy(new Proposal(BRANIN.point(x), task));
    }

    private static Run run(String row, Strategy strategy, double budget, double every) {
        return RunExecution.run(new RunKey(row, strategy.name(), budget, every, 1), ProblemRow.parse(row), strategy);
    }

    private static double noise(Measurement measurement, double[] x) {
        Observation observation = measurement.values().get("f");
        return ((Observation.Real) Objects.requireNonNull(observation)).value() - BRANIN.objective(x);
    }
}
