package dev.brink.search;

import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import java.util.stream.IntStream;

/** Problems whose parameters x0, x1, … range from 0 to 1, so that values are coordinates. */
final class Cubes {
    private Cubes() {}

    static ProblemBuilder cube(int dimension) {
        return Problem.over(IntStream.range(0, dimension)
                        .mapToObj(i -> Parameter.real("x" + i, 0, 1))
                        .toArray(Parameter[]::new))
                .objective(Objective.minimize("f"));
    }

    static double[] values(Point point) {
        return IntStream.range(0, point.asMap().size())
                .mapToDouble(i -> point.real("x" + i))
                .toArray();
    }

    static double sum(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum;
    }

    static Maximizer maximizer(Problem problem) {
        return maximizer(new KnownRegion(problem, RandomStream.of(1)));
    }

    static Maximizer maximizer(KnownRegion region) {
        return new Maximizer(region, Parallel.none());
    }
}
