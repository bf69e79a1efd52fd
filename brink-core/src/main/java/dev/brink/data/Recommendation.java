package dev.brink.data;

import dev.brink.problem.Point;
import dev.brink.text.Text;
import java.util.List;
import java.util.Locale;
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

    /** For people, a line for each part. */
    @Override
    public String toString() {
        StringBuilder lines = new StringBuilder(point + (confident ? "" : ", not yet confident"));
        objective.ifPresent(estimate -> lines.append("%nobjective %s (%s to %s)"
                .formatted(digits(estimate.mean()), digits(estimate.lower()), digits(estimate.upper()))));
        for (Chance chance : constraints) {
            String required = jointlyRequired.isPresent() ? "" : ", %s asked".formatted(Text.number(chance.required()));
            lines.append("%n%s with probability %s%s"
                    .formatted(chance.constraint(), probability(chance.probability()), required));
        }
        jointlyRequired.ifPresent(required -> lines.append("%nall together with probability %s, %s asked"
                .formatted(probability(probabilityOfAll), Text.number(required))));
        return lines.append("%n%s".formatted(why)).toString();
    }

    private static String digits(double value) {
        return String.format(Locale.ROOT, "%.6g", value);
    }

    /** To four digits, but never rounded up to a certainty. */
    private static String probability(double value) {
        return value < 1 && value > 0.9999 ? "over 0.9999" : String.format(Locale.ROOT, "%.4f", value);
    }
}
