package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.MarkdownTable;
import dev.brink.benchmarks.problems.TestProblem;
import dev.brink.benchmarks.problems.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What the runs of the paper's first experiment show, beside the single run that the paper reports. */
final class BraninTable {
    /** Paper, section 4.1: "the best solution is (3.01, 2.36)", after 33 and 17 evaluations (Figure 1, caption). */
    private static final double[] PAPER = {3.01, 2.36};

    private static final String PAPER_SPLIT = "33 : 17";

    private final List<Line> lines;

    BraninTable(List<Line> lines) {
        this.lines = List.copyOf(lines);
    }

    /** How the constraint of a line is seen. */
    static String seen(Line line) {
        return line.row().name().contains("+binary") ? "yes or no" : "number";
    }

    String format() {
        List<String> headings = List.of(
                "constraint",
                "seeds",
                "median",
                "quartiles",
                "mean",
                "worst",
                "truly feasible",
                "objective : constraint",
                "bar",
                "verdict");
        List<List<String>> rows = new ArrayList<>();
        lines.forEach(line -> rows.add(cells(line)));
        if (!lines.isEmpty()) {
            rows.add(paper(lines.get(0).row().truth()));
        }
        return "True value of the recommendation after 50 runs of a single task, minus the optimum:\n\n"
                + MarkdownTable.format(1, headings, rows);
    }

    private static List<String> cells(Line line) {
        Quantiles gaps = line.quantiles(Judged.RECOMMENDED);
        return List.of(
                seen(line),
                Integer.toString(line.runs().size()),
                Figures.twoDigits(gaps.median()),
                Figures.twoDigits(gaps.lowerQuartile()) + " – " + Figures.twoDigits(gaps.upperQuartile()),
                Figures.twoDigits(gaps.mean()),
                Figures.twoDigits(gaps.worst()),
                Figures.share(line.shareRecommendedFeasible()),
                split(line),
                line.bar().map(Bar::describe).orElse(""),
                line.verdict().orElse(""));
    }

    private static String split(Line line) {
        double objective = line.evaluationsByTask().getOrDefault(Variant.OBJECTIVE, 0.0);
        double all = line.evaluationsByTask().values().stream()
                .mapToDouble(count -> count)
                .sum();
        return String.format(Locale.ROOT, "%.1f : %.1f", objective, all - objective);
    }

    private static List<String> paper(TestProblem truth) {
        String gap = Figures.twoDigits(truth.utilityGap(PAPER));
        return List.of(
                "number (paper, section 4.1)",
                "1",
                gap,
                "",
                gap,
                gap,
                truth.isFeasible(PAPER) ? "yes" : "no",
                PAPER_SPLIT,
                "",
                "");
    }
}
