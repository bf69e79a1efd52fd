package dev.brink.cli.progress;

import dev.brink.data.Recommendation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Problem;
import java.util.ArrayList;
import java.util.List;

/** The recommendation over several lines, for the end of a run. */
public final class Answer {
    private Answer() {}

    public static List<String> lines(Recommendation best, Problem problem) {
        List<String> lines = new ArrayList<>();
        lines.add(
                best.confident()
                        ? "Recommended: " + Words.of(best.point())
                        : "Nothing passes with the confidence asked. Nearest: " + Words.of(best.point()));
        best.objective()
                .ifPresent(value -> lines.add("  "
                        + problem.objective().orElseThrow().describe() + ": "
                        + Words.number(value.mean()) + ", with 95 % probability from " + Words.number(value.lower())
                        + " to " + Words.number(value.upper())));
        best.constraints()
                .forEach(chance -> lines.add("  " + described(problem, chance.constraint()) + ": "
                        + Words.percent(chance.probability()) + " sure, " + Words.percent(chance.required())
                        + " asked" + (chance.isEnough() ? "" : "  <- not enough")));
        lines.add("  " + best.why());
        return lines;
    }

    /** A constraint that came with a failure that nobody foresaw has a name that says enough. */
    private static String described(Problem problem, String constraint) {
        return problem.constraints().stream()
                .filter(one -> one.name().equals(constraint))
                .map(Constraint::describe)
                .findFirst()
                .orElse(constraint);
    }
}
