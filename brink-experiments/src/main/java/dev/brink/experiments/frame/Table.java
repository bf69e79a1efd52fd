package dev.brink.experiments.frame;

import java.util.ArrayList;
import java.util.List;

/** Cells under headings; the first column holds names, the others numbers. */
public record Table(List<String> headings, List<List<String>> rows) {
    public Table {
        headings = List.copyOf(headings);
        rows = rows.stream().map(List::copyOf).toList();
    }

    /** For terminals: columns under each other, names to the left and numbers to the right. */
    public List<String> lines() {
        List<List<String>> all = new ArrayList<>();
        all.add(headings);
        all.addAll(rows);
        List<String> lines = new ArrayList<>();
        all.forEach(row -> lines.add(line(row, all)));
        lines.add(1, "-".repeat(lines.get(0).length()));
        return lines;
    }

    private static String line(List<String> row, List<List<String>> all) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < row.size(); column++) {
            int place = column;
            int width = all.stream()
                    .mapToInt(other -> other.get(place).length())
                    .max()
                    .orElseThrow();
            String padding = " ".repeat(width - row.get(column).length());
            line.append(column == 0 ? row.get(column) + padding : "  " + padding + row.get(column));
        }
        return line.toString();
    }
}
