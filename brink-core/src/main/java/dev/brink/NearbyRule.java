package dev.brink;

import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Objective;
import dev.brink.recommend.Incumbents;
import dev.brink.search.Maximizer;
import dev.brink.search.Maximum;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A step near the best feasible point, where constraints held less often than expected. The models are wrong about what
 * lies far from everything that was seen to be feasible, and there they promise most; nearby they have more to go by.
 * Near is what is nearer than some violations, so that steps become shorter where they break constraints, and longer
 * where they lead away from violations. What that is worth is measured in {@code RATIONALE.md}.
 */
final class NearbyRule extends ElsewhereRule {
    /** No step is longer than this, in parts of each range. */
    private static final double LARGEST_STEP = 0.5;

    /** Points that are compared. */
    private static final int COMPARED = 2048;

    /** So many of them, the best by their rough values, are looked at closely. */
    private static final int SHORTLIST = 64;

    private final Look look;

    NearbyRule(Objective objective, Maximizer maximizer, Parallel parallel, Look look) {
        super(objective, maximizer, parallel);
        this.look = look;
    }

    /**
     * The most valuable of many points nearby. There is no ascent from it: that ends where the models err most.
     * Empty where nothing nearby is worth anything.
     */
    @Override
    Optional<Maximum> choose(
            Posterior posterior,
            Incumbents incumbents,
            double logPromise,
            Predicate<double[]> passOver,
            RandomStream stream) {
        double[] home = incumbents.best().get(0);
        double[][] points = Stream.of(maximizer.within(home, reach(home, incumbents.unsure()), COMPARED, stream))
                .filter(passOver.negate())
                .toArray(double[][]::new);
        double[][] shortlist = best(points, look.landscape().roughValues(points), SHORTLIST);
        double[] values = look.landscape().values(shortlist);
        return IntStream.range(0, values.length)
                .boxed()
                .filter(i -> values[i] > Double.NEGATIVE_INFINITY)
                .max(Comparator.comparingDouble(i -> values[i]))
                .map(i -> look.x().movedTo(shortlist[i], values[i]));
    }

    /** As far, along any axis, as so many of the points that are not known to be feasible as there are axes. */
    private static double reach(double[] home, double[][] unsure) {
        double[] distances = Arrays.stream(unsure)
                .mapToDouble(point -> IntStream.range(0, home.length)
                        .mapToDouble(a -> Math.abs(point[a] - home[a]))
                        .max()
                        .orElse(0))
                .sorted()
                .limit(home.length)
                .toArray();
        return distances.length == 0 ? LARGEST_STEP : Math.min(LARGEST_STEP, distances[distances.length - 1]);
    }

    private static double[][] best(double[][] points, double[] values, int count) {
        return IntStream.range(0, points.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -values[i]))
                .limit(count)
                .map(i -> points[i])
                .toArray(double[][]::new);
    }

    @Override
    String name() {
        return "nearby";
    }

    @Override
    String note() {
        return "Constraints held less often lately than the models expected, so this one was chosen near the best point"
                + " that is known to be feasible.";
    }
}
