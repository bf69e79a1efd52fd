package dev.brink.search;

import dev.brink.problem.Parameter;
import dev.brink.problem.SearchSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A coordinate search over the values of the discrete parameters. */
final class ValueSearch {
    private static final int ROUNDS = 10;
    /** Gains of the logarithm below this are rounding. */
    private static final double LEAST_GAIN = 1e-9;

    private final Scores scores;
    private final SearchSpace space;
    private final Predicate<double[]> eligible;

    ValueSearch(Scores scores, SearchSpace space, Predicate<double[]> eligible) {
        this.scores = scores;
        this.space = space;
        this.eligible = eligible;
    }

    /** The best that changes of one parameter at a time lead to; the start itself if none is better. */
    Candidate from(Candidate start) {
        Candidate current = start;
        for (int round = 0; round < ROUNDS; round++) {
            List<double[]> others = others(current.point());
            double[] values = scores.exact(others);
            Candidate best = current;
            for (int i = 0; i < values.length; i++) {
                if (values[i] > best.value() + LEAST_GAIN) {
                    best = current.at(others.get(i), values[i]);
                }
            }
            if (best == current) {
                break;
            }
            current = best;
        }
        return current;
    }

    private List<double[]> others(double[] point) {
        List<double[]> others = new ArrayList<>();
        for (int i = 0; i < space.parameters().size(); i++) {
            Parameter parameter = space.parameters().get(i);
            if (!parameter.isContinuous()) {
                step(point, i, 1, parameter.isOrdered(), others);
                step(point, i, -1, parameter.isOrdered(), others);
            }
        }
        others.removeIf(eligible.negate());
        return others;
    }

    /** To values 1, 2, 4, 8, … places away where the order means something, otherwise to all. */
    private void step(double[] point, int parameter, int direction, boolean ordered, List<double[]> into) {
        long places = direction;
        Optional<double[]> moved = space.step(point, parameter, places);
        while (moved.isPresent()) {
            into.add(moved.get());
            places = ordered ? 2 * places : places + direction;
            moved = places == 0 || Long.signum(places) != direction
                    ? Optional.empty()
                    : space.step(point, parameter, places);
        }
    }
}
