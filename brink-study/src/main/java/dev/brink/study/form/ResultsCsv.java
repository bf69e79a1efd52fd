package dev.brink.study.form;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import dev.brink.study.ImportedResult;
import dev.brink.study.plan.StudyPlan;
import dev.brink.text.Spelling;
import dev.brink.text.Text;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Results that are known already, as a table: one row a run, one column for every parameter and for every metric, a count
 * metric and its number of trials in two. A column {@code failed} gives the reason where a run failed, a column {@code
 * task} the task; without the latter a row counts as a run of every task whose metrics it has. What {@code brink trials
 * --csv} writes can be read: of a table with a column {@code state}, only trials that are done or failed are taken.
 */
public final class ResultsCsv {
    private static final int MOST_MISTAKES = 20;

    private final StudyPlan plan;
    private final Path file;
    private final List<String> mistakes = new ArrayList<>();

    private ResultsCsv(StudyPlan plan, Path file) {
        this.plan = plan;
        this.file = file;
    }

    /**
     * The results of a file.
     *
     * @throws InvalidResultsException if the header or any row is wrong; nothing of the file should be taken then
     */
    public static List<ImportedResult> read(Path file, StudyPlan plan) {
        ResultsCsv results = new ResultsCsv(plan, file);
        List<ImportedResult> read = results.read();
        if (!results.mistakes.isEmpty()) {
            throw new InvalidResultsException(results.mistakes);
        }
        return read;
    }

    private List<ImportedResult> read() {
        CsvReader.CsvReaderBuilder builder = CsvReader.builder()
                .skipEmptyLines(true)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE);
        try (CsvReader<CsvRecord> reader = builder.ofCsvRecord(Files.newBufferedReader(file))) {
            Iterator<CsvRecord> rows = reader.iterator();
            if (!rows.hasNext()) {
                mistakes.add(file + ": The table is empty: its first line must name the columns, such as "
                        + String.join(",", ResultColumns.parameters(plan)) + ".");
                return List.of();
            }
            List<String> header = header(rows.next());
            List<ImportedResult> results = new ArrayList<>();
            while (!header.isEmpty() && rows.hasNext() && mistakes.size() < MOST_MISTAKES) {
                results.addAll(results(header, rows.next()));
            }
            return results;
        } catch (NoSuchFileException missing) {
            mistakes.add(file + ": The file does not exist: look at its name.");
        } catch (IOException | UncheckedIOException | CsvParseException failed) {
            mistakes.add(file + ": The file cannot be read as CSV in UTF-8 (" + cause(failed) + ").");
        }
        return List.of();
    }

    private static Object cause(Exception failed) {
        return failed instanceof UncheckedIOException unchecked
                        && unchecked.getCause() instanceof MalformedInputException
                ? "it holds bytes that are no UTF-8"
                : failed;
    }

    /** The names of the columns; empty, with mistakes noted, if they cannot be used. */
    private List<String> header(CsvRecord row) {
        List<String> names = row.getFields().stream()
                .map(name -> name.replace("\uFEFF", "").strip())
                .toList();
        int before = mistakes.size();
        List<String> known = new ArrayList<>(ResultColumns.parameters(plan));
        known.addAll(ResultColumns.metrics(plan));
        known.addAll(ResultColumns.about(plan));
        Set<String> seen = new HashSet<>();
        for (String name : names) {
            if (!known.contains(name)) {
                mistake(row, "There is no parameter or metric '" + name + "': " + Spelling.suggestion(name, known));
            } else if (!seen.add(name)) {
                mistake(row, "The column '" + name + "' is there twice: remove one of them.");
            }
        }
        ResultColumns.parameters(plan).stream()
                .filter(name -> !names.contains(name))
                .forEach(name -> mistake(
                        row,
                        "The column of parameter '" + name + "' is missing (columns: " + Text.names(names)
                                + "): every result needs its whole point, so add it."));
        return mistakes.size() > before ? List.of() : names;
    }

    private void mistake(CsvRecord row, String message) {
        mistakes.add(file + ":" + row.getStartingLineNumber() + ": " + message);
    }

    private List<ImportedResult> results(List<String> header, CsvRecord row) {
        if (row.getFieldCount() != header.size()) {
            mistake(
                    row,
                    "The row has " + row.getFieldCount() + " fields, but the header names " + header.size()
                            + ": add or remove commas, or quote a field that holds one.");
            return List.of();
        }
        Map<String, String> fields = new LinkedHashMap<>();
        for (int i = 0; i < header.size(); i++) {
            String field = row.getField(i).strip();
            if (!field.isEmpty()) {
                fields.put(header.get(i), field);
            }
        }
        try {
            return new ResultRow(plan, fields).results();
        } catch (IllegalArgumentException refused) {
            mistake(row, String.valueOf(refused.getMessage()));
            return List.of();
        }
    }
}
