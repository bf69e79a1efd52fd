package dev.brink.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Writes results of calibration runs into a folder: for each a page of Markdown and, where there is something to see, a
 * picture next to it that needs nothing else to be shown.
 */
public final class CalibrationReport {
    private static final Pattern FILE_NAME = Pattern.compile("[a-z0-9][a-z0-9-]*");

    private final Path folder;

    private CalibrationReport(Path folder) {
        this.folder = folder;
    }

    /** A report in that folder, which is made if it is not there. */
    public static CalibrationReport in(Path folder) {
        try {
            return new CalibrationReport(Files.createDirectories(folder));
        } catch (IOException e) {
            throw new UncheckedIOException("The report's folder " + folder + " could not be made", e);
        }
    }

    /** Rank histograms: {@code name.md}, {@code name.svg} and {@code name.csv}. */
    public void write(String name, String title, CalibrationResult result) {
        write(name + ".svg", new RankHistogramPlot(title, result).svg());
        write(name + ".csv", String.join("\n", result.csvRows()) + "\n");
        write(name + ".md", page(title, picture(name, title) + verdict(result.tests()) + ranks(result)));
    }

    /** A reliability diagram: {@code name.md} and {@code name.svg}. */
    public void write(String name, String title, Reliability reliability) {
        write(name + ".svg", new ReliabilityPlot(title, reliability).svg());
        write(name + ".md", page(title, picture(name, title) + reliability.markdown()));
    }

    /** The tests of a joint-distribution or stationarity run: {@code name.md}. */
    public void write(String name, String title, TestFamily tests) {
        write(name + ".md", page(title, verdict(tests) + tests.markdown()));
    }

    private static String ranks(CalibrationResult result) {
        StringBuilder table = new StringBuilder(
                "| quantity | replications | draws | χ² p-value | ECDF p-value |\n|---|---:|---:|---:|---:|\n");
        for (RankHistogram histogram : result.histograms()) {
            table.append(String.format(
                    Locale.ROOT,
                    "| %s | %d | %d | %.3g | %.3g |\n",
                    histogram.quantity(),
                    histogram.replications(),
                    histogram.draws(),
                    histogram.chiSquare().pValue(),
                    histogram.ecdf().pValue()));
        }
        return table.toString();
    }

    private static String verdict(TestFamily tests) {
        return String.format(
                Locale.ROOT,
                "%s at level %.2g for %d tests together (smallest p-value times their number: %.3g).\n\n",
                tests.passes() ? "Passes" : "**Rejected**",
                tests.level(),
                tests.tests().size(),
                tests.pValue());
    }

    private static String picture(String name, String title) {
        return "![" + title + "](" + name + ".svg)\n\n";
    }

    private static String page(String title, String content) {
        return "# " + title + "\n\n" + content;
    }

    private void write(String file, String content) {
        String stem = file.substring(0, file.lastIndexOf('.'));
        if (!FILE_NAME.matcher(stem).matches()) {
            throw new IllegalArgumentException("A page is named '" + stem
                    + "', but its name becomes a file's: use small letters, digits and hyphens.");
        }
        try {
            Files.writeString(folder.resolve(file), content);
        } catch (IOException e) {
            throw new UncheckedIOException("The report's file " + folder.resolve(file) + " could not be written", e);
        }
    }
}
