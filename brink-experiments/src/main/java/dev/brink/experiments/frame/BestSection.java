package dev.brink.experiments.frame;

import dev.brink.report.text.Figures;
import dev.brink.study.Trial;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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
        List<String> lines = new ArrayList<>();
        for (Strategy strategy : Strategy.values()) {
            Judge judge = Objects.requireNonNull(judges.get(strategy));
            for (Finished one : Finished.of(strategy.group(), finished)) {
                Optional<Trial> best = best(one, judge, sign);
                rows.add(row(one, best, judge));
                best.ifPresent(trial -> lines.add(one.run().label() + ": " + setting(trial)));
            }
        }
        lines.addAll(paragraphs);
        return new Section(
                "The best setting of every run",
                lines,
                Optional.of(new Table(List.of("run", value, "at trial"), rows)),
                List.of());
    }

    private static Optional<Trial> best(Finished one, Judge judge, double sign) {
        return one.study().trials().stream()
                .filter(trial -> judge.achieved(trial).isPresent())
                .min(Comparator.comparingDouble(
                        trial -> sign * judge.achieved(trial).orElseThrow()));
    }

    private static List<String> row(Finished one, Optional<Trial> best, Judge judge) {
        return List.of(
                one.run().label(),
                best.map(trial -> Figures.number(judge.achieved(trial).orElseThrow()))
                        .orElse("–"),
                best.map(trial -> Long.toString(trial.number())).orElse("–"));
    }

    private static String setting(Trial trial) {
        return trial.point().asMap().entrySet().stream()
                .map(entry -> entry.getKey() + " " + shown(entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String shown(Object value) {
        return value instanceof Double number ? Figures.number(number) : String.valueOf(value);
    }
}
