package dev.brink.recommend;

import dev.brink.data.Chance;
import dev.brink.data.Estimate;
import dev.brink.posterior.Posterior;
import dev.brink.posterior.TrackRecord;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Says in a sentence why a point is recommended, and what is missing where none passes. */
final class Explanation {
    private final Problem problem;
    private final Posterior posterior;
    private final boolean unmeasured;
    private final double[][] known;
    private final Optional<double[]> bestKnown;
    private final double[] hoped;

    /**
     * @param unmeasured whether nothing has been measured, not even what the known constraints do not allow
     * @param known the measured points that they allow
     * @param bestKnown the best of these that passes
     * @param hoped where the model expects the best, which need not be what is recommended
     */
    Explanation(
            Problem problem,
            Posterior posterior,
            boolean unmeasured,
            double[][] known,
            Optional<double[]> bestKnown,
            double[] hoped) {
        this.problem = problem;
        this.posterior = posterior;
        this.unmeasured = unmeasured;
        this.known = known;
        this.bestKnown = bestKnown;
        this.hoped = hoped;
    }

    String of(double[] x, boolean confident, Optional<Estimate> estimate, List<Chance> chances, double all) {
        if (unmeasured) {
            return "Nothing has been measured yet.";
        }
        if (!confident) {
            return missing(chances, all);
        }
        if (!Arrays.equals(x, hoped)) {
            return gamble(problem.objective().orElseThrow());
        }
        if (Arrays.stream(known).anyMatch(point -> Arrays.equals(point, x))) {
            return estimate.isPresent()
                    ? "It was measured, and no other point that passes is expected to be better."
                    : "It was measured, and is the likeliest to fulfil every constraint.";
        }
        return estimate.map(e -> compared(e, problem.objective().orElseThrow()))
                .orElse("It was not measured itself, but the constraints hold here with the confidence asked.");
    }

    private String missing(List<Chance> chances, double all) {
        List<String> shortfalls = new ArrayList<>();
        if (problem.jointConfidence().isPresent()) {
            shortfalls.add("all constraints together hold with probability " + percent(all) + " of the "
                    + percent(problem.jointConfidence().getAsDouble()) + " asked");
        } else {
            for (Chance chance : chances) {
                if (!chance.isEnough()) {
                    shortfalls.add("'" + chance.constraint() + "' holds with probability "
                            + percent(chance.probability()) + " of the " + percent(chance.required()) + " asked");
                }
            }
        }
        return "No point passes yet; this one is nearest: " + String.join(", ", shortfalls) + ".";
    }

    /** A constraint that changes in steps, of which no model knows: where it was not measured it may be a step further. */
    static Optional<Constraint> inSteps(Problem problem) {
        return problem.constraints().stream()
                .filter(Constraint::givesWholeNumbers)
                .findFirst();
    }

    /** What else might be, for who dares. */
    private String gamble(Objective objective) {
        Estimate there =
                posterior.predict(objective, new double[][] {hoped}).get(0).estimate();
        String doubt = TrackRecord.isDoubtful(posterior)
                ? ", but constraints held less often so far than expected"
                : inSteps(problem)
                        .map(steps ->
                                ", but '" + steps.name() + "' is a whole number, and may be one more or less there")
                        .orElse(", but that may be anything from " + number(there.lower()) + " to "
                                + number(there.upper()));
        return "It was measured. The model expects '" + objective.name() + "' to be " + number(there.mean()) + " at "
                + shortened(problem.space().decode(hoped)) + doubt + ": measure there before relying on it.";
    }

    /** Compares with the best measured point that passes, where there is one. */
    private String compared(Estimate estimate, Objective objective) {
        if (bestKnown.isEmpty()) {
            return "It was not measured itself: no measured point passes, but here the model is confident.";
        }
        double mean = posterior
                .predict(objective, new double[][] {bestKnown.get()})
                .get(0)
                .mean();
        String measured = "the best measured point that passes, "
                + shortened(problem.space().decode(bestKnown.get()));
        return number(mean).equals(number(estimate.mean()))
                ? "It was not measured itself, but '" + objective.name() + "' is expected to be as good as at "
                        + measured + "."
                : "It was not measured itself: the model expects '" + objective.name() + "' to be "
                        + number(estimate.mean()) + " here against " + number(mean) + " at " + measured + ".";
    }

    /** The point with no more digits than a sentence can bear. */
    private static Map<String, Object> shortened(Point point) {
        Map<String, Object> values = new LinkedHashMap<>(point.asMap());
        values.replaceAll((name, value) -> value instanceof Double real ? number(real) : value);
        return values;
    }

    private static String percent(double probability) {
        return String.format(Locale.ROOT, "%.4g %%", 100 * probability);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.6g", value);
    }
}
