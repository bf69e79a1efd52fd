package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.problems.TestProblem;
import dev.brink.numeric.RandomStream;
import dev.brink.numeric.Sobol;
import dev.brink.problem.Point;
import java.util.List;
import java.util.stream.Stream;

/** The points that every strategy begins with. */
final class Starts {
    private static final int FEWEST = 5;

    private Starts() {}

    /** Five, or one more than there are dimensions. */
    static int count(TestProblem problem) {
        return Math.max(FEWEST, problem.dimension() + 1);
    }

    /** Scrambled Sobol points that depend on the problem and the seed alone. */
    static List<Point> of(TestProblem problem, long seed) {
        Sobol sobol = Sobol.scrambled(problem.dimension(), stream(problem, seed).split("starts"));
        return Stream.generate(sobol::next)
                .limit(count(problem))
                .map(unit -> problem.point(problem.fromUnit(unit)))
                .toList();
    }

    /** What chance there is in measuring depends on the problem and the seed alone too. */
    static RandomStream noise(TestProblem problem, long seed) {
        return stream(problem, seed).split("noise");
    }

    private static RandomStream stream(TestProblem problem, long seed) {
        return RandomStream.of(seed).split(problem.id());
    }
}
