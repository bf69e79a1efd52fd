package dev.brink.search;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The highest point of a landscape, as far as a search found. */
public final class Maximum {
    private final double[] point;
    private final double value;
    private final List<Candidate> candidates;
    private final List<String> notes;

    Maximum(Candidate best, List<Candidate> candidates, List<String> notes) {
        this.point = best.point().clone();
        this.value = best.value();
        this.candidates = List.copyOf(candidates);
        this.notes = List.copyOf(notes);
    }

    /** Coordinates of a point of the search space that the known constraints allow and that was not passed over. */
    public double[] point() {
        return point.clone();
    }

    /** The value there; -infinity if it is worthless everywhere. */
    public double value() {
        return value;
    }

    /** The outcome of the same search, but with another point chosen, for another reason that makes it so valuable. */
    public Maximum movedTo(double[] other, double otherValue) {
        return new Maximum(new Candidate(other, otherValue, Candidate.Origin.SWEEP), candidates, notes);
    }

    /** The points that were worth a closer look, the highest one among them. */
    public double[][] candidates() {
        return candidates(candidates.size());
    }

    /** The same; of more than so many the highest. */
    public double[][] candidates(int most) {
        List<Candidate> worthy = candidates.stream()
                .filter(candidate -> !candidate.isWorthless())
                .toList();
        Stream<Candidate> some = worthy.size() <= most
                ? worthy.stream()
                : worthy.stream()
                        .sorted(Comparator.comparingDouble(candidate -> -candidate.value()))
                        .limit(most);
        return some.map(candidate -> candidate.point().clone()).toArray(double[][]::new);
    }

    /** What was out of the ordinary, in words. */
    public List<String> notes() {
        return notes;
    }
}
