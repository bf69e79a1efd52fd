package dev.brink.recommend;

import dev.brink.posterior.Posterior;
import dev.brink.problem.Objective;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The measured points as the current beliefs see them: which of them are confidently feasible, and which are the best.
 */
public final class Incumbents {
    /** How many of the best a search looks around. */
    private static final int BEST = 3;

    private final double[][] points;
    private final boolean[] confident;
    private final double[] worth;
    private final double range;

    /** @param points encoded */
    public Incumbents(Posterior posterior, double[][] points) {
        this.points = points;
        this.confident = posterior.isConfident(points);
        double[] feasibility = posterior.logProbabilityOfAll(points);
        Optional<Objective> objective = posterior.problem().objective();
        double[] means = objective.map(f -> posterior.middles(f, points)).orElse(feasibility);
        double sign = objective.map(f -> -f.sign()).orElse(1.0);
        this.worth = new double[points.length];
        Arrays.setAll(worth, j -> sign * means[j]);
        this.range = Arrays.stream(worth).max().orElse(1)
                - Arrays.stream(worth).min().orElse(0);
        if (!anyConfident()) {
            System.arraycopy(feasibility, 0, worth, 0, worth.length);
        }
    }

    /** Whether any is confidently feasible. */
    public boolean anyConfident() {
        return confident().length > 0;
    }

    /** The confidently feasible ones. */
    public double[][] confident() {
        return where(true);
    }

    /** The others. */
    public double[][] unsure() {
        return where(false);
    }

    private double[][] where(boolean sure) {
        return IntStream.range(0, points.length)
                .filter(j -> confident[j] == sure)
                .mapToObj(j -> points[j])
                .toArray(double[][]::new);
    }

    /** The range of the objective among all of them, in the user's units; one where there is none. */
    double range() {
        return range > 0 && range < Double.POSITIVE_INFINITY ? range : 1;
    }

    /** The best of the confident ones or, where none is, those likeliest to be feasible. */
    public List<double[]> best() {
        boolean any = anyConfident();
        return IntStream.range(0, points.length)
                .filter(j -> confident[j] || !any)
                .boxed()
                .sorted(Comparator.comparingDouble(j -> -worth[j]))
                .limit(BEST)
                .map(j -> points[j])
                .toList();
    }
}
