package dev.brink.search;

import dev.brink.numeric.Distance;
import dev.brink.numeric.Parallel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Brings starts near the summits of a landscape whose ridges are thin. Where constraints are known to many digits, the
 * logarithm of their probability falls off beside what they leave by a million within a hair's breadth, and an ascent
 * creeps along such a ridge or never finds its top. So it first ascends a form of the landscape in which hardly anything
 * is known exactly, then sharper and sharper ones, each from where the one before ended. What that is worth is measured
 * in {@code RATIONALE.md}.
 */
final class Approach {
    /** How soft, the softest first: see {@link Landscape#softened}. */
    private static final double[] SOFTNESS = {1e-2, 1e-3, 1e-4, 1e-5};

    /** Gradients for each. */
    private static final int EVALUATIONS = 30;

    /** How long a first step is, in the unit cube, relative to the root of the softness. */
    private static final double STRIDE = 0.1;

    private final Scores scores;
    private final KnownRegion region;
    private final Parallel parallel;

    Approach(Scores scores, KnownRegion region, Parallel parallel) {
        this.scores = scores;
        this.region = region;
        this.parallel = parallel;
    }

    /** The best start, and where all of them lead; only the starts where the landscape has no softer form. */
    List<Candidate> from(List<Candidate> starts) {
        if (scores.softened(SOFTNESS[0]) == scores) {
            return starts;
        }
        List<Candidate> near = starts;
        for (double softness : SOFTNESS) {
            near = distinct(ascended(near, softness), softness);
        }
        List<Candidate> all = new ArrayList<>(starts.subList(0, Math.min(1, starts.size())));
        all.addAll(valued(near, scores));
        return all;
    }

    private List<Candidate> ascended(List<Candidate> starts, double softness) {
        Scores soft = scores.softened(softness);
        List<Candidate> from = valued(starts, soft);
        return parallel.map(
                from.size(),
                i -> new Ascent(soft, region).from(from.get(i), STRIDE * Math.sqrt(softness), EVALUATIONS));
    }

    private static List<Candidate> valued(List<Candidate> candidates, Scores scores) {
        double[] values = scores.exact(candidates.stream().map(Candidate::point).toList());
        List<Candidate> valued = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            valued.add(candidates.get(i).at(candidates.get(i).point(), values[i]));
        }
        return valued;
    }

    /** Of those that came together only the highest. */
    private static List<Candidate> distinct(List<Candidate> candidates, double softness) {
        List<Candidate> distinct = new ArrayList<>();
        candidates.stream()
                .sorted(Comparator.comparingDouble(candidate -> -candidate.value()))
                .filter(candidate -> distinct.stream()
                        .allMatch(other -> Distance.between(other.point(), candidate.point()) > softness))
                .forEachOrdered(distinct::add);
        return distinct;
    }
}
