package dev.brink.posterior;

import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.AfterAll;

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
