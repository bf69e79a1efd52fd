package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.MarkdownTable;
import dev.brink.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the runs show, in Markdown: how near the measured points came, how near the recommendations, and at what cost. */
final class RegretTable {
    private static final String NOTHING = "";

    private final List<Line> lines;
    private final boolean compares;

    RegretTable(List<Line> lines) {
        this.lines = lines;
        this.compares = lines.stream().map(Line::strategy).distinct().count() > 1;
    }

    String format() {
        List<Line> measured = lines.stream()
                .filter(line -> line.row().judged() == Judged.MEASURED)
                .toList();
        StringBuilder text = new StringBuilder();
        if (!measured.isEmpty()) {
            text.append("Best truly feasible measured value minus f*:\n\n")
                    .append(regrets(measured, Judged.MEASURED))
                    .append('\n');
        }
        return text.append("True value of the recommendation minus f*, or of a bad feasible point if it is truly"
                        + " infeasible:\n\n")
                .append(regrets(lines, Judged.RECOMMENDED))
                .append("\nWhat it took:\n\n")
                .append(effort())
                .toString();
    }

    private String regrets(List<Line> shown, Judged judged) {
        List<String> headings = new ArrayList<>(List.of("problem", "strategy", "n", "seeds", "median", "quartiles"));
        headings.addAll(List.of("mean", "worst", judged == Judged.MEASURED ? "found feasible" : "feasible"));
        headings.addAll(List.of("bar", "verdict"));
        if (compares) {
            headings.addAll(List.of("decades from first", "better than first", "p"));
        }
        List<List<String>> rows = new ArrayList<>();
        for (List<Line> row : Line.byRow(shown)) {
            row.forEach(line -> rows.add(cells(line, row.get(0), judged)));
        }
        return MarkdownTable.format(2, headings, rows);
    }

    private List<String> cells(Line line, Line first, Judged judged) {
        Quantiles quantiles = line.quantiles(judged);
        List<String> cells = new ArrayList<>(names(line));
        cells.addAll(List.of(
                Integer.toString(line.runs().size()),
                Figures.twoDigits(quantiles.median()),
                Figures.twoDigits(quantiles.lowerQuartile()) + " – " + Figures.twoDigits(quantiles.upperQuartile()),
                Figures.twoDigits(quantiles.mean()),
                Figures.twoDigits(quantiles.worst()),
                Figures.share(
                        judged == Judged.MEASURED ? line.shareFoundFeasible() : line.shareRecommendedFeasible())));
        boolean barHere = line.row().judged() == judged;
        cells.add(barHere ? line.bar().map(Bar::describe).orElse(NOTHING) : NOTHING);
        cells.add(barHere ? line.verdict().orElse(NOTHING) : NOTHING);
        if (compares) {
            Optional<PairedComparison> comparison = line == first ? Optional.empty() : line.comparedWith(first, judged);
            cells.add(comparison.map(RegretTable::decades).orElse(NOTHING));
            cells.add(comparison.map(c -> Figures.share(c.better())).orElse(NOTHING));
            cells.add(comparison.map(c -> Figures.probability(c.p())).orElse(NOTHING));
        }
        return cells;
    }

    /** The mean difference of logarithms and, of several seeds, its standard error. */
    private static String decades(PairedComparison comparison) {
        String mean = String.format(Locale.ROOT, "%+.1f", comparison.decades());
        return Double.isNaN(comparison.standardError())
                ? mean
                : mean + String.format(Locale.ROOT, " ± %.1f", comparison.standardError());
    }

    private String effort() {
        List<String> headings = List.of("problem", "strategy", "n", "evaluations by task", "seconds per ask");
        return MarkdownTable.format(
                2, headings, lines.stream().map(RegretTable::effort).toList());
    }

    private static List<String> effort(Line line) {
        List<String> cells = new ArrayList<>(names(line));
        cells.add(line.evaluationsByTask().entrySet().stream()
                .map(RegretTable::count)
                .collect(Collectors.joining(", ")));
        cells.add(Figures.twoDigits(line.secondsPerAsk()));
        return cells;
    }

    private static String count(Map.Entry<String, Double> task) {
        double count = task.getValue();
        boolean whole = Math.abs(count - Math.rint(count)) < 1e-9;
        return task.getKey() + " " + String.format(Locale.ROOT, whole ? "%.0f" : "%.1f", count);
    }

    private static List<String> names(Line line) {
        return List.of(line.row().name(), line.strategy(), Text.number(line.budget()));
    }
}
