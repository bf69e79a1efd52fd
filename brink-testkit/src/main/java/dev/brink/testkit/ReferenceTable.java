package dev.brink.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Numbers from outside to test against: a CSV resource with lines of provenance that start with {@code #}, one header
 * line, and rows of numbers (decimal, hexadecimal, {@code inf}, {@code nan}) or text without commas.
 */
public final class ReferenceTable {
    private final String name;
    private final List<String> provenance;
    private final List<String> columns;
    private final List<ReferenceRow> rows;

    private ReferenceTable(String name, List<String> provenance, List<String> columns, List<ReferenceRow> rows) {
        this.name = name;
        this.provenance = List.copyOf(provenance);
        this.columns = columns;
        this.rows = List.copyOf(rows);
    }

    /** The table in {@code resource}, an absolute path on the class path of {@code anchor}. */
    public static ReferenceTable load(Class<?> anchor, String resource) {
        try (InputStream stream = anchor.getResourceAsStream(resource)) {
            return read(resource, stream);
        } catch (IOException e) {
            throw new UncheckedIOException("Reference table '" + resource + "' could not be read", e);
        }
    }

    /** The table in {@code resource} as that class loader sees it; a leading slash is allowed. */
    public static ReferenceTable load(ClassLoader loader, String resource) {
        String path = resource.startsWith("/") ? resource.substring(1) : resource;
        try (InputStream stream = loader.getResourceAsStream(path)) {
            return read(resource, stream);
        } catch (IOException e) {
            throw new UncheckedIOException("Reference table '" + resource + "' could not be read", e);
        }
    }

    private static ReferenceTable read(String name, @Nullable InputStream stream) throws IOException {
        if (stream == null) {
            throw new IllegalArgumentException("Reference table '" + name
                    + "' is not on the class path: put it under src/test/resources and start its path with '/'.");
        }
        return parse(name, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    }

    /** Parses text already in memory; {@code name} is what error messages call it. */
    public static ReferenceTable parse(String name, String text) {
        List<String> provenance = new ArrayList<>();
        List<String> columns = List.of();
        List<ReferenceRow> rows = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String content = line.strip();
            if (content.startsWith("#")) {
                provenance.add(content.substring(1).strip());
            } else if (!content.isEmpty() && columns.isEmpty()) {
                columns = header(name, number, content);
            } else if (!content.isEmpty()) {
                rows.add(row(name, number, columns, content));
            }
        }
        return checked(new ReferenceTable(name, provenance, columns, rows));
    }

    private static List<String> header(String name, int line, String content) {
        List<String> columns = cells(content);
        Set<String> distinct = new TreeSet<>(columns);
        if (distinct.size() < columns.size() || distinct.contains("")) {
            throw new IllegalArgumentException(name + ":" + line + ": the header " + columns
                    + " has an empty or repeated column: give every column a name of its own.");
        }
        return columns;
    }

    private static ReferenceRow row(String name, int line, List<String> columns, String content) {
        List<String> cells = cells(content);
        if (cells.size() != columns.size()) {
            throw new IllegalArgumentException(name + ":" + line + ": the row has " + cells.size()
                    + " cells, but the header names " + columns.size() + " columns " + columns + ".");
        }
        return new ReferenceRow(name, line, columns, cells);
    }

    private static List<String> cells(String content) {
        List<String> cells = new ArrayList<>();
        for (String cell : content.split(",", -1)) {
            cells.add(cell.strip());
        }
        return List.copyOf(cells);
    }

    private static ReferenceTable checked(ReferenceTable table) {
        if (table.provenance.stream().allMatch(String::isEmpty)) {
            throw new IllegalArgumentException("Reference table '" + table.name
                    + "' does not say where its numbers come from: begin it with a line such as"
                    + " '# provenance: mpmath 1.4.1, 50 digits, made by normal.py'.");
        }
        if (table.rows.isEmpty()) {
            throw new IllegalArgumentException("Reference table '" + table.name
                    + "' has no rows: a test over it would pass without testing anything.");
        }
        return table;
    }

    /** The comment lines, without their {@code #}. */
    public List<String> provenance() {
        return provenance;
    }

    public List<String> columns() {
        return columns;
    }

    public List<ReferenceRow> rows() {
        return rows;
    }

    /** The rows whose text in {@code column} is {@code value}; at least one, or the test would test nothing. */
    public List<ReferenceRow> rowsWhere(String column, String value) {
        List<ReferenceRow> chosen = rows.stream()
                .filter(row -> Objects.equals(row.text(column), value))
                .toList();
        if (chosen.isEmpty()) {
            throw new IllegalArgumentException("Reference table '" + name + "' has no row whose " + column + " is '"
                    + value + "': check the spelling in the test and in the table.");
        }
        return chosen;
    }

    @Override
    public String toString() {
        return name + columns + " with " + rows.size() + " rows";
    }
}
