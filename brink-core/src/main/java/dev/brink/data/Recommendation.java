package dev.brink.data;

import dev.brink.problem.Point;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The answer so far: of all points that pass, the one whose objective is expected to be best.
 *
 * @param confident whether the point passes: every constraint holds with the probability that is asked of it
 * @param objective what is expected of the objective; empty where the problem has none
 * @param constraints the chance of every constraint, in the order of the problem
 * @param probabilityOfAll that all constraints hold together
 * @param jointlyRequired the probability that is asked of all constraints together, where that is asked
 * @param why this point, in a sentence
 */
public record Recommendation(
        Point point,
        boolean confident,
        Optional<Estimate> objective,
        List<Chance> constraints,
        double probabilityOfAll,
        OptionalDouble jointlyRequired,
        String why) {
    public Recommendation {
        constraints = List.copyOf(constraints);
    }
}
