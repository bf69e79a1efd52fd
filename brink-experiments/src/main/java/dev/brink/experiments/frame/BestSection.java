package dev.brink.experiments.frame;

import dev.brink.report.text.Figures;
import dev.brink.study.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** The best that every run has measured within its constraints, and where. */
public final class BestSection {
    private BestSection() {}

    /**
     * The section of all runs of both strategies.
     *
     * @param value what is achieved, for people
     * @param judges one for each strategy
     * @param sign 1 if less is better, -1 if more is
     * @param paragraphs what to see in it
     */
    public static Section of(
            String value, List<Finished> finished, Map<Strategy, Judge> judges, double sign, List<String> paragraphs) {
        List<List<String>> rows = new ArrayList<>();
        for (Strategy strategy : Strategy.values()) {
            Judge judge = Objects.requireNonNull(judges.get(strategy));
            for (Finished one : Finished.of(strategy.group(), finished)) {
                rows.add(row(one, judge, sign));
            }
        }
        return new Section(
                "The best setting of every run",
                paragraphs,
                Optional.of(new Table(List.of("run", value, "at trial", "setting"), rows)),
                List.of());
    }

    private static List<String> row(Finished one, Judge judge, double sign) {
        Optional<Trial> best = Optional.empty();
        double achieved = Double.NaN;
        for (Trial trial : one.study().trials()) {
            OptionalDouble value = judge.achieved(trial);
            if (value.isPresent() && (best.isEmpty() || sign * value.getAsDouble() < sign * achieved)) {
                best = Optional.of(trial);
                achieved = value.getAsDouble();
            }
        }
        String where = best.map(trial -> trial.point().asMap().entrySet().stream()
                        .map(entry -> entry.getKey() + " " + shown(entry.getValue()))
                        .collect(Collectors.joining(", ")))
                .orElse("–");
        return List.of(
                one.run().label(),
                best.isEmpty() ? "–" : Figures.number(achieved),
                best.map(trial -> Long.toString(trial.number())).orElse("–"),
                where);
    }

    private static String shown(Object value) {
        return value instanceof Double number ? Figures.number(number) : String.valueOf(value);
    }
}
