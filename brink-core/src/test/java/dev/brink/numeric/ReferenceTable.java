package dev.brink.numeric;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table of reference values under {@code /reference}: comment lines, a line of column names, then the rows. */
final class ReferenceTable {
    private ReferenceTable() {}

    /** The cells of one row, by column name. */
    record Row(Map<String, String> cells) {
        String text(String column) {
            return Objects.requireNonNull(cells.get(column), () -> "No column " + column + " in " + cells);
        }

        double number(String column) {
            return Double.parseDouble(text(column));
        }
    }

    static List<Row> rows(String name) {
        List<String> lines = new ArrayList<>(read("/reference/" + name).lines().toList());
        if (!lines.get(0).startsWith("# provenance")) {
            throw new IllegalArgumentException("Reference table " + name + " starts with '" + lines.get(0)
                    + "', but must say where it comes from: start it with '# provenance'.");
        }
        lines.removeIf(line -> line.startsWith("#"));
        List<String> columns = cells(lines.remove(0));
        return lines.stream().map(line -> row(columns, cells(line))).toList();
    }

    private static Row row(List<String> columns, List<String> cells) {
        return new Row(IntStream.range(0, columns.size()).boxed().collect(Collectors.toMap(columns::get, cells::get)));
    }

    private static List<String> cells(String line) {
        return List.of(line.split(",", -1));
    }

    private static String read(String resource) {
        try (InputStream in = ReferenceTable.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalArgumentException("There is no reference table " + resource + " on the class path.");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
