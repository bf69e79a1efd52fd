package dev.brink.testkit;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/** One row of a {@link ReferenceTable}; prints as its place and its cells, which makes a good test context. */
public final class ReferenceRow {
    // Java's own parser also takes "1f" and "1d", which in a table of numbers are slips.
    private static final Pattern NUMBER = Pattern.compile(
            "[+-]?(0[xX][0-9a-fA-F]+(\\.[0-9a-fA-F]*)?[pP][+-]?\\d+|(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?)");

    private final String table;
    private final int line;
    private final List<String> columns;
    private final List<String> cells;

    ReferenceRow(String table, int line, List<String> columns, List<String> cells) {
        this.table = table;
        this.line = line;
        this.columns = columns;
        this.cells = cells;
    }

    /** The number in that column. */
    public double get(String column) {
        String cell = text(column);
        return switch (cell.toLowerCase(Locale.ROOT)) {
            case "nan" -> Double.NaN;
            case "inf", "+inf", "infinity", "+infinity" -> Double.POSITIVE_INFINITY;
            case "-inf", "-infinity" -> Double.NEGATIVE_INFINITY;
            default -> finite(column, cell);
        };
    }

    private double finite(String column, String cell) {
        if (!NUMBER.matcher(cell).matches()) {
            throw new IllegalArgumentException(place() + ": column '" + column + "' holds '" + cell
                    + "', which is no number: write a decimal or hexadecimal double, inf or nan.");
        }
        return Double.parseDouble(cell);
    }

    /** The whole number in that column. */
    public int integer(String column) {
        double value = get(column);
        if (value != Math.rint(value) || Math.abs(value) > Integer.MAX_VALUE) {
            throw new IllegalArgumentException(
                    place() + ": column '" + column + "' holds " + value + ", but a whole number is asked for.");
        }
        return (int) value;
    }

    /** The numbers of a cell that holds several, separated by blanks. */
    public double[] numbers(String column) {
        String cell = text(column);
        return cell.isEmpty()
                ? new double[0]
                : Pattern.compile("\\s+")
                        .splitAsStream(cell)
                        .mapToDouble(part -> finite(column, part))
                        .toArray();
    }

    /** The cell in that column as it stands. */
    public String text(String column) {
        int index = columns.indexOf(column);
        if (index < 0) {
            throw new IllegalArgumentException(
                    place() + ": there is no column '" + column + "'; the header names " + columns + ".");
        }
        return cells.get(index);
    }

    private String place() {
        return table + ":" + line;
    }

    @Override
    public String toString() {
        StringJoiner joiner = new StringJoiner(", ", place() + " {", "}");
        for (int i = 0; i < columns.size(); i++) {
            joiner.add(columns.get(i) + "=" + cells.get(i));
        }
        return joiner.toString();
    }
}
