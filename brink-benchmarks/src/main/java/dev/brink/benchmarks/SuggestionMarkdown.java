package dev.brink.benchmarks;

import dev.brink.benchmarks.work.SuggestionSize;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Times of suggestions in Markdown, a decoupled study beside the coupled one where both were timed. */
final class SuggestionMarkdown {
    private static final List<String> HEADINGS =
            List.of("tasks", "n", "d", "K", "suggestion", "÷ coupled", "recommendation", "first suggestion");

    private final List<SuggestionRow> rows;

    SuggestionMarkdown(List<SuggestionRow> rows) {
        this.rows = rows;
    }

    String format() {
        return MarkdownTable.format(1, HEADINGS, rows.stream().map(this::cells).toList());
    }

    private List<String> cells(SuggestionRow row) {
        SuggestionSize size = row.size();
        return List.of(
                size.decoupled() ? "one a function" : "one",
                Integer.toString(size.n()),
                Integer.toString(size.d()),
                Integer.toString(size.constraints()),
                SpeedMarkdown.time(row.next()),
                coupled(row).map(other -> ratio(row.next() / other.next())).orElse(""),
                SpeedMarkdown.time(row.recommend()),
                SpeedMarkdown.time(row.first()));
    }

    private Optional<SuggestionRow> coupled(SuggestionRow row) {
        return rows.stream()
                .filter(other ->
                        row.size().decoupled() && other.size().equals(row.size().whenCoupled()))
                .findFirst();
    }

    private static String ratio(double ratio) {
        return String.format(Locale.ROOT, "%.2f", ratio);
    }
}
