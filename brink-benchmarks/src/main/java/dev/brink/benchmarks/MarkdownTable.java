package dev.brink.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** The rows as a table that people read as it stands and Markdown shows as one. */
final class MarkdownTable {
    private static final String NOTHING = "";

    private final List<String> contestants;
    private final List<SpeedRow> rows;

    MarkdownTable(List<String> contestants, List<SpeedRow> rows) {
        this.contestants = contestants;
        this.rows = rows;
    }

    String format() {
        List<List<String>> cells = new ArrayList<>();
        cells.add(headings());
        rows.forEach(row -> cells.add(cells(row)));
        List<Integer> widths = new ArrayList<>();
        for (int c = 0; c < cells.get(0).size(); c++) {
            int column = c;
            widths.add(cells.stream()
                    .mapToInt(line -> line.get(column).length())
                    .max()
                    .orElseThrow());
        }
        List<String> lines = new ArrayList<>();
        cells.forEach(line -> lines.add(line(line, widths)));
        lines.add(1, rule(widths));
        return String.join("\n", lines) + "\n";
    }

    private List<String> headings() {
        List<String> headings = new ArrayList<>(List.of("work", "n", "d"));
        headings.addAll(contestants);
        headings.addAll(List.of("NumPy ÷ Brink", "textbook ÷ Brink", "evaluations"));
        return headings;
    }

    private List<String> cells(SpeedRow row) {
        List<String> cells = new ArrayList<>(List.of(
                row.measure().label(),
                Integer.toString(row.size().n()),
                row.measure().dependsOnDimension() ? Integer.toString(row.size().d()) : NOTHING));
        for (String contestant : contestants) {
            Readings readings = row.byContestant().get(contestant);
            cells.add(readings == null ? NOTHING : time(readings.seconds()));
        }
        cells.add(ratio(row.timesFasterThanPeers()));
        cells.add(ratio(row.timesFasterThanTextbook()));
        cells.add(evaluations(row));
        return cells;
    }

    /** Of each contestant in the order of the columns, where they are counted. */
    private static String evaluations(SpeedRow row) {
        return row.byContestant().values().stream()
                .filter(readings -> readings.evaluations() > 0)
                .map(readings -> String.format(Locale.ROOT, "%.0f", readings.evaluations()))
                .collect(Collectors.joining(" / "));
    }

    private static String ratio(OptionalDouble ratio) {
        return ratio.isPresent() ? String.format(Locale.ROOT, "%.2f", ratio.getAsDouble()) : NOTHING;
    }

    /** Three digits, in the unit that leaves one to three of them before the point. */
    static String time(double seconds) {
        if (seconds < 0.9995e-3) {
            return threeDigits(1e6 * seconds) + " µs";
        }
        return seconds < 0.9995 ? threeDigits(1e3 * seconds) + " ms" : threeDigits(seconds) + " s";
    }

    private static String threeDigits(double number) {
        int decimals = number < 9.995 ? 2 : number < 99.95 ? 1 : 0;
        return String.format(Locale.ROOT, "%." + decimals + "f", number);
    }

    private static String line(List<String> cells, List<Integer> widths) {
        StringBuilder line = new StringBuilder("|");
        for (int c = 0; c < cells.size(); c++) {
            String padding = " ".repeat(widths.get(c) - cells.get(c).length());
            line.append(' ')
                    .append(c == 0 ? cells.get(c) + padding : padding + cells.get(c))
                    .append(" |");
        }
        return line.toString();
    }

    /** Names to the left, numbers to the right. */
    private static String rule(List<Integer> widths) {
        StringBuilder rule = new StringBuilder("|");
        for (int c = 0; c < widths.size(); c++) {
            rule.append("-".repeat(widths.get(c) + 1)).append(c == 0 ? "-|" : ":|");
        }
        return rule.toString();
    }
}
