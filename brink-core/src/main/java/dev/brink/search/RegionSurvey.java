package dev.brink.search;

import dev.brink.numeric.RandomStream;
import dev.brink.problem.Problem;
import dev.brink.problem.SearchSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * What a first look at the known constraints found: how much of the space they leave, and, where that is little, points
 * inside. Points are shares of the way through the values of each parameter.
 */
final class RegionSurvey {
    /** Points of the first look. */
    private static final int PROBE = 1 << 14;
    /** One point in this many inside is enough to find them by trying. */
    static final int FAIR_ONE_IN = 32;
    /** The largest space of which every point is tried; some seconds of work. */
    private static final long ENUMERABLE = 1 << 20;
    /** Random points tried where little is left: half of them where there are several constraints to be guided by. */
    private static final int TRIALS = 1 << 22;
    /** Enough points inside to start walks from. */
    static final int PLENTY = 512;
    /** With fewer than this a guided search is worth its time. */
    static final int FEW = 16;

    private final SearchSpace space;
    private Compliance compliance;
    private final List<double[]> inside = new ArrayList<>();
    private final boolean fair;
    private final boolean complete;

    private RegionSurvey(Problem problem, RandomStream stream) {
        this.space = problem.space();
        this.compliance = new Compliance(problem);
        Supplier<double[]> even = ShareSequence.even(space.parameters().size(), stream.split("even"));
        GuidedSearch guided = new GuidedSearch(new Compliance(problem));
        tryOut(even, PROBE, PROBE, guided);
        this.fair = inside.size() * (long) FAIR_ONE_IN >= PROBE;
        this.complete = !fair && space.size().orElse(Long.MAX_VALUE) <= ENUMERABLE;
        if (complete) {
            inside.clear();
            compliance = new Compliance(problem);
            tryAll();
        } else if (!fair) {
            int trials = compliance.all() > 1 ? TRIALS / 2 : TRIALS;
            RandomGenerator random = stream.split("anywhere").generator();
            tryOut(() -> ShareSequence.anywhere(space.parameters().size(), random), trials, PLENTY, guided);
            if (inside.size() < FEW) {
                inside.addAll(guided.search(FEW, stream.split("guided").generator()));
            }
        }
    }

    static RegionSurvey of(Problem problem, RandomStream stream) {
        return new RegionSurvey(problem, stream);
    }

    private void tryOut(Supplier<double[]> shares, int trials, int enough, GuidedSearch guided) {
        for (int i = 0; i < trials && inside.size() < enough; i++) {
            double[] point = shares.get();
            int fulfilled = compliance.fulfilled(point);
            if (fulfilled == compliance.all()) {
                inside.add(point);
            } else {
                guided.offer(point, fulfilled);
            }
        }
    }

    private void tryAll() {
        for (double[] point : new EveryPoint(space)) {
            if (compliance.fulfilledAt(point) == compliance.all()) {
                inside.add(space.shares(point));
            }
        }
    }

    /** Whether so much is left that points inside are found by trying. */
    boolean isFair() {
        return fair;
    }

    /** Whether {@link #inside} is all there is. */
    boolean isComplete() {
        return complete;
    }

    List<double[]> inside() {
        return inside;
    }

    /** What to tell a user whose constraints allow nothing. */
    String complaint() {
        String tried = Compliance.counted(compliance.points());
        return (complete
                        ? "The known constraints allow none of the " + tried + " points of the search space, "
                        : "The known constraints allowed none of " + tried + " points tried, ")
                + "but suggestions must fulfil them all: " + compliance.summary() + ". Check them, narrow the bounds"
                + " of the parameters to where they hold, or tell a measurement at a point that fulfils them.";
    }
}
