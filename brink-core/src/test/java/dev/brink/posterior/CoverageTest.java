package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

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
        Reliability reliability = problem.reliability(120, InferenceSettings.standard(), 1, POOL);
        assertThat(Math.abs(worst(reliability, 200))).isLessThan(0.05);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("problems")
    void thorough(CoverageProblem problem) {
        Reliability reliability = problem.reliability(problem.enough(), InferenceSettings.standard(), 2, POOL);
        CalibrationDocs.report()
                .ifPresent(report -> report.write("coverage-" + problem.slug(), "Coverage: " + problem, reliability));
        assertThat(Math.abs(worst(reliability, 1_000))).isLessThanOrEqualTo(0.03);
    }

    /** A likelihood believed ten times too often makes probabilities too bold, and the same check sees it. */
    @Test
    void boldProbabilitiesAreFound() {
        CoverageProblem bold = CoverageProblem.answersGivenTenTimes();
        Reliability reliability = bold.reliability(120, InferenceSettings.standard(), 1, POOL);
        assertThat(Math.abs(worst(reliability, 100))).isGreaterThan(0.05);
    }

    private static double worst(Reliability reliability, int least) {
        return reliability.worstDeviation(least).orElseThrow().deviation();
    }
}
