package dev.brink.search;

import dev.brink.numeric.Distance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Chooses candidates to climb from: good ones, far enough from each other to lead to different summits. */
final class Starts {
    /** One start of so many is kept for each way of coming upon candidates, where it has any. */
    private static final int RESERVED_OF = 3;
    /** The landscape varies over such a part of the cube, or over the distance to an incumbent if that is less. */
    private static final double WIDEST = 0.2;

    private final List<double[]> incumbents;

    Starts(List<double[]> incumbents) {
        this.incumbents = incumbents;
    }

    List<Candidate> choose(List<Candidate> candidates, int count) {
        List<Candidate> chosen = new ArrayList<>();
        List<Candidate> byValue = new ArrayList<>(candidates);
        byValue.sort(Comparator.comparingDouble(candidate -> -candidate.value()));
        for (Candidate candidate : byValue) {
            if (chosen.size() < count
                    && !candidate.isWorthless()
                    && hasRoom(candidate, chosen, candidates, count)
                    && isApart(candidate, chosen)) {
                chosen.add(candidate);
            }
        }
        return chosen;
    }

    private static boolean hasRoom(Candidate candidate, List<Candidate> chosen, List<Candidate> all, int count) {
        long others = all.stream()
                .filter(other -> other.origin() != candidate.origin() && !other.isWorthless())
                .count();
        long alike = chosen.stream()
                .filter(other -> other.origin() == candidate.origin())
                .count();
        return alike < Math.max(1, count - Math.min(count / RESERVED_OF, others));
    }

    private boolean isApart(Candidate candidate, List<Candidate> chosen) {
        return chosen.stream()
                .allMatch(other -> Distance.between(other.point(), candidate.point())
                        > 0.5 * Math.min(reach(other), reach(candidate)));
    }

    /** Over what distance the landscape probably varies around the point. */
    double reach(Candidate candidate) {
        double widest = WIDEST * Math.sqrt(candidate.point().length);
        return Math.min(widest, Distance.toNearest(candidate.point(), incumbents));
    }
}
