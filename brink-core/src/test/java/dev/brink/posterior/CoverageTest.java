package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.posterior.CoverageProblem.Way;
import dev.brink.testkit.Reliability;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is said to hold with probability p holds that often, over problems drawn from the prior. */
class CoverageTest {
    private static final ForkJoinPool POOL = new ForkJoinPool(2);

    static List<CoverageProblem> problems() {
        return CoverageProblem.all();
    }

    @AfterAll
    static void close() {
        POOL.shutdown();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void quick(CoverageProblem problem) {
        problem.reliability(Way.AT_ONCE, 400, InferenceSettings.standard(), 1, POOL)
                .calibrated(1e-3)
                .assertPasses();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void stepByStep(CoverageProblem problem) {
        problem.reliability(Way.STEP_BY_STEP, 60, InferenceSettings.standard(), 1, POOL)
                .calibrated(1e-3)
                .assertPasses();
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("problems")
    void thorough(CoverageProblem problem) {
        Reliability reliability =
                problem.reliability(Way.AT_ONCE, problem.thorough(), InferenceSettings.standard(), 2, POOL);
        CalibrationDocs.report()
                .ifPresent(report -> report.write("coverage-" + problem.slug(), "Coverage: " + problem, reliability));
        double worst = reliability.worstDeviation(1_000).orElseThrow().deviation();
        assertThat(Math.abs(worst)).isLessThanOrEqualTo(0.03);
    }

    /** A likelihood believed ten times too often makes probabilities too bold, and the same check sees it. */
    @Test
    void boldProbabilitiesAreFound() {
        CoverageProblem bold = CoverageProblem.answersGivenTenTimes();
        Reliability reliability = bold.reliability(Way.AT_ONCE, 400, InferenceSettings.standard(), 1, POOL);
        assertThat(reliability.calibrated(1e-3).passes()).isFalse();
    }
}
