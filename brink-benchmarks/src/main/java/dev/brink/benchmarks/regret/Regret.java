package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.MarkedSection;
import dev.brink.problem.Problem;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Makes runs of strategies on test problems and prints how near they came to the best feasible value. */
public final class Regret {
    private static final MarkedSection SECTION = new MarkedSection("regret table");

    private final PrintStream output;
    private final PrintStream messages;
    private final boolean terminal;

    Regret(PrintStream output, PrintStream messages, boolean terminal) {
        this.output = output;
        this.messages = messages;
        this.terminal = terminal;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        PrintStream output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.exit(new Regret(output, System.err, Boolean.getBoolean("brink.terminal")).run(List.of(arguments)));
    }

    /** The exit code: 0, or 1 if runs broke, or 2 if what was asked for makes no sense. */
    int run(List<String> arguments) throws IOException, InterruptedException {
        if (arguments.contains("--help")) {
            output.print(RegretHelp.text());
            return 0;
        }
        try {
            RegretOptions options =
                    RegretOptions.parse(arguments, Runtime.getRuntime().availableProcessors());
            return run(options, Plan.jobs(options), provenance(arguments));
        } catch (IllegalArgumentException e) {
            messages.println(e.getMessage());
            return 2;
        }
    }

    private int run(RegretOptions options, List<Job> jobs, String provenance) throws IOException, InterruptedException {
        if (options.document().isPresent()) {
            SECTION.require(options.document().get());
        }
        int broken = make(options, jobs);
        report(options, lines(options, jobs), provenance);
        return broken > 0 ? 1 : 0;
    }

    /** Makes the runs that are missing; gives the number of those that broke. */
    int make(RegretOptions options, List<Job> jobs) throws IOException, InterruptedException {
        RunStore store = new RunStore(options.folder());
        if (options.fresh()) {
            for (Job job : jobs) {
                store.delete(job.key());
            }
        }
        noteOldRuns(store, jobs);
        Progress progress = new Progress(messages, terminal, options.threads(), System::nanoTime);
        int broken = options.finishedOnly() ? 0 : new Campaign(store, options.threads(), messages).make(jobs, progress);
        if (broken > 0) {
            messages.println(broken + " of " + jobs.size() + " runs broke; the table is without them.");
        }
        return broken;
    }

    /** The lines of those runs that are finished. */
    static List<Line> lines(RegretOptions options, List<Job> jobs) {
        RunStore store = new RunStore(options.folder());
        return Line.of(jobs, key -> find(store, key));
    }

    private void report(RegretOptions options, List<Line> lines, String provenance) throws IOException {
        if (lines.isEmpty()) {
            return;
        }
        String table = provenance + "\n\n" + new RegretTable(lines).format();
        output.print(table);
        Files.write(options.folder().resolve("runs.csv"), CsvTables.runs(lines));
        Files.write(options.folder().resolve("curves.csv"), CsvTables.curves(lines));
        for (List<Line> row : Line.byRow(lines)) {
            RowChart chart = new RowChart(row);
            Files.writeString(options.folder().resolve(chart.fileName()), chart.svg());
        }
        if (options.document().isPresent()) {
            SECTION.replace(options.document().get(), table);
        }
    }

    /** When, where and how the table was made. */
    private static String provenance(List<String> arguments) {
        return provenance("brink-benchmarks/regret", arguments);
    }

    static String provenance(String program, List<String> arguments) {
        String command = arguments.stream()
                .map(argument -> argument.matches("[\\w.:=,/+-]+") ? argument : "'" + argument + "'")
                .collect(Collectors.joining(" "));
        return LocalDate.now(ZoneId.systemDefault()) + "; " + System.getProperty("os.name") + " "
                + System.getProperty("os.arch") + ", " + Runtime.getRuntime().availableProcessors()
                + " processors, Java " + Runtime.version() + "; `" + (program + " " + command).trim() + "`.";
    }

    private static Optional<Run> find(RunStore store, RunKey key) {
        try {
            return store.find(key);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A run is kept when the program changes, so somebody should say that it may come out differently now. */
    private void noteOldRuns(RunStore store, List<Job> jobs) throws IOException {
        Optional<FileTime> built = built();
        if (built.isEmpty()) {
            return;
        }
        int old = 0;
        for (Job job : jobs) {
            old += store.isOlder(job.key(), built.get()) ? 1 : 0;
        }
        if (old > 0) {
            messages.println(old + " of " + jobs.size()
                    + " runs were made before the program was last built; --fresh makes them again.");
        }
    }

    /** When the jar of the core was made, if it is one. */
    private static Optional<FileTime> built() throws IOException {
        try {
            Path code = Path.of(Problem.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return Files.isRegularFile(code) ? Optional.of(Files.getLastModifiedTime(code)) : Optional.empty();
        } catch (URISyntaxException e) {
            throw new IOException("Cannot tell where this program lies.", e);
        }
    }
}
