package dev.brink.benchmarks;

import java.util.ArrayList;
import java.util.List;

/** Cells as a table that people read as it stands and Markdown shows as one. */
public final class MarkdownTable {
    private MarkdownTable() {}

    /** The headings and rows, whose first so many columns hold names and the others numbers. */
    public static String format(int names, List<String> headings, List<List<String>> rows) {
        List<List<String>> cells = new ArrayList<>();
        cells.add(headings);
        cells.addAll(rows);
        List<Integer> widths = new ArrayList<>();
        for (int c = 0; c < headings.size(); c++) {
            int column = c;
            widths.add(cells.stream()
                    .mapToInt(line -> line.get(column).length())
                    .max()
                    .orElseThrow());
        }
        List<String> lines = new ArrayList<>();
        cells.forEach(line -> lines.add(line(names, line, widths)));
        lines.add(1, rule(names, widths));
        return String.join("\n", lines) + "\n";
    }

    private static String line(int names, List<String> cells, List<Integer> widths) {
        StringBuilder line = new StringBuilder("|");
        for (int c = 0; c < cells.size(); c++) {
            String padding = " ".repeat(widths.get(c) - cells.get(c).length());
            line.append(' ')
                    .append(c < names ? cells.get(c) + padding : padding + cells.get(c))
                    .append(" |");
        }
        return line.toString();
    }

    /** Names to the left, numbers to the right. */
    private static String rule(int names, List<Integer> widths) {
        StringBuilder rule = new StringBuilder("|");
        for (int c = 0; c < widths.size(); c++) {
            rule.append("-".repeat(widths.get(c) + 1)).append(c < names ? "-|" : ":|");
        }
        return rule.toString();
    }
}
