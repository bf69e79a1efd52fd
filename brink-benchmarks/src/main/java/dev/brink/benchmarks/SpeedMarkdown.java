package dev.brink.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** The rows of the speed table in Markdown. */
final class SpeedMarkdown {
    private static final String NOTHING = "";

    private final List<String> contestants;
    private final List<SpeedRow> rows;

    SpeedMarkdown(List<String> contestants, List<SpeedRow> rows) {
        this.contestants = contestants;
        this.rows = rows;
    }

    String format() {
        return MarkdownTable.format(
                1, headings(), rows.stream().map(this::cells).toList());
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
}
