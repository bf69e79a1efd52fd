package dev.brink.report.page;

import dev.brink.data.Chance;
import dev.brink.data.Datum;
import dev.brink.data.Verdicts;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.report.Snapshot;
import dev.brink.report.text.Figures;
import java.util.ArrayList;
import java.util.List;

/** What was seen of every constraint and what is believed of it at the recommendation. */
final class ConstraintSection {
    private final Snapshot snapshot;

    ConstraintSection(Snapshot snapshot) {
        this.snapshot = snapshot;
    }

    void write(Html html) {
        if (snapshot.problem().constraints().isEmpty()) {
            return;
        }
        html.section("constraints", "Constraints");
        List<List<String>> rows = new ArrayList<>();
        for (Constraint constraint : snapshot.problem().constraints()) {
            rows.add(row(constraint));
        }
        List<String> headings = List.of(
                "constraint", "demands", "measures", "runs", "seen to hold", "least seen", "most seen", "Pr at best");
        html.table(headings, rows).end();
    }

    private List<String> row(Constraint constraint) {
        List<Observation> seen = snapshot.history().data(constraint).stream()
                .map(Datum::observation)
                .toList();
        long held = seen.stream()
                .filter(observation -> Verdicts.holds(constraint, observation))
                .count();
        double[] numbers = seen.stream()
                .flatMapToDouble(observation -> Verdicts.number(observation).stream())
                .sorted()
                .toArray();
        double probability = snapshot.recommendation().constraints().stream()
                .filter(chance -> chance.constraint().equals(constraint.name()))
                .mapToDouble(Chance::probability)
                .findFirst()
                .orElse(Double.NaN);
        return List.of(
                constraint.name(),
                constraint.describe(),
                constraint.model().kind(),
                Integer.toString(seen.size()),
                Long.toString(held),
                numbers.length == 0 ? "" : Figures.number(numbers[0]),
                numbers.length == 0 ? "" : Figures.number(numbers[numbers.length - 1]),
                Figures.probability(probability));
    }
}
