package dev.brink.report.page;

import dev.brink.data.Recommendation;
import dev.brink.problem.Problem;
import dev.brink.report.text.Figures;
import java.util.stream.Collectors;

/** What was found, as the end of a sentence. */
final class Found {
    private Found() {}

    static String passing(Problem problem, Recommendation best) {
        String value = best.objective()
                .flatMap(estimate -> problem.objective()
                        .map(objective ->
                                "'" + objective.name() + "' is expected to be " + Figures.number(estimate.mean())))
                .orElse("there is an answer");
        String passing = problem.constraints().isEmpty() ? "." : ", where every constraint is as probable as required.";
        return value + " at " + point(best) + passing;
    }

    /** Why it does not pass is for the recommendation itself to say. */
    static String nothing(Recommendation best) {
        return "the point nearest to passing is " + point(best) + ".";
    }

    private static String point(Recommendation best) {
        return best.point().asMap().entrySet().stream()
                .map(value -> value.getKey() + " = " + Figures.value(value.getValue()))
                .collect(Collectors.joining(", "));
    }
}
