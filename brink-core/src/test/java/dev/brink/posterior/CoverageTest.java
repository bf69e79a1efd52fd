package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.testkit.CalibrationReport;
import dev.brink.testkit.Reliability;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
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
}
