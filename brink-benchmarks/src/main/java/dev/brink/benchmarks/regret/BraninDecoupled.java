package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.MarkedSection;
import dev.brink.text.Text;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The paper's first experiment (section 4.1 and Figure 1): Branin's function in a disk, objective and constraint measured
 * apart, 50 runs of either; here with many seeds, with the constraint as a number and as a yes or no, and with the eight
 * panels of the figure.
 */
public final class BraninDecoupled {
    /** The rows, by how the constraint is seen. */
    static final List<String> ROWS = List.of(
            "branin_disk+decoupled(1,1)+confidence(0.99)", "branin_disk+binary+decoupled(1,1)+confidence(0.99)");

    /** Runs of a single task, as in the paper. */
    static final double BUDGET = 50;

    private static final String PROGRAM = "brink-benchmarks/branin-decoupled";
    private static final String SEEDS = "20";
    private static final MarkedSection SECTION = new MarkedSection("branin decoupled");
    private static final String FRESH = "--fresh";
    private static final String HELP = """
            Usage: brink-benchmarks/branin-decoupled [options]
            The paper's first experiment (section 4.1, Figure 1) with many seeds: how near the recommendation comes, how
            often it is truly feasible, and how the runs divide into tasks. Finished runs are kept; the same command
            makes only those that are missing. Paths are from the root of the repository.

            Options:
              --seeds N | A-B   seeds 1 to N, or A to B; else 20
              --picture N       the seed whose eight panels are drawn; else the first
              --jobs N          runs made at a time; else one for each processor
              --out DIR         for the runs and the pictures; else brink-benchmarks/target/branin-decoupled
              --fresh           make these runs again even if they are finished
              --write FILE      replace the table between the lines <!-- branin decoupled: begin --> and
                                <!-- branin decoupled: end --> of this file, and write the pictures beside it
            """;

    private final PrintStream output;
    private final PrintStream messages;
    private final boolean terminal;

    BraninDecoupled(PrintStream output, PrintStream messages, boolean terminal) {
        this.output = output;
        this.messages = messages;
        this.terminal = terminal;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        PrintStream output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        boolean terminal = Boolean.getBoolean("brink.terminal");
        System.exit(new BraninDecoupled(output, System.err, terminal).run(List.of(arguments)));
    }

    /** The exit code: 0, or 1 if runs broke, or 2 if what was asked for makes no sense. */
    int run(List<String> arguments) throws IOException, InterruptedException {
        if (arguments.contains("--help")) {
            output.print(HELP);
            return 0;
        }
        try {
            Arguments given = Arguments.parse(
                    arguments, List.of("--seeds", "--picture", "--jobs", "--out", "--write"), List.of(FRESH));
            RegretOptions options = options(given, Runtime.getRuntime().availableProcessors());
            return run(options, picture(given, options), Regret.provenance(PROGRAM, arguments));
        } catch (IllegalArgumentException e) {
            messages.println(e.getMessage());
            return 2;
        }
    }

    private static RegretOptions options(Arguments given, int processors) {
        if (!given.plain().isEmpty()) {
            throw new IllegalArgumentException("The word '" + given.plain().get(0)
                    + "' was given, but this experiment has its rows already: leave it out, or use"
                    + " brink-benchmarks/regret for others.");
        }
        List<String> words = new ArrayList<>(ROWS);
        words.addAll(List.of("--n", Text.number(BUDGET), "--recommend-every", "0"));
        words.addAll(List.of("--seeds", given.last("--seeds").orElse(SEEDS)));
        words.addAll(List.of("--out", given.last("--out").orElse("brink-benchmarks/target/branin-decoupled")));
        given.last("--jobs").ifPresent(jobs -> words.addAll(List.of("--jobs", jobs)));
        given.last("--write").ifPresent(document -> words.addAll(List.of("--write", document)));
        if (given.has(FRESH)) {
            words.add(FRESH);
        }
        return RegretOptions.parse(words, processors);
    }

    private static long picture(Arguments given, RegretOptions options) {
        List<Long> seeds = options.seeds().orElseThrow();
        long seed = given.last("--picture")
                .map(text -> (long) RegretOptions.whole("--picture", text))
                .orElse(seeds.get(0));
        if (!seeds.contains(seed)) {
            throw new IllegalArgumentException("Option '--picture' is " + seed
                    + ", but that seed is not among those that are run: give one of " + seeds + ".");
        }
        return seed;
    }

    private int run(RegretOptions options, long picture, String provenance) throws IOException, InterruptedException {
        if (options.document().isPresent()) {
            SECTION.require(options.document().get());
        }
        List<Job> jobs = Plan.jobs(options);
        int broken = new Regret(output, messages, terminal).make(options, jobs);
        List<Line> lines = Regret.lines(options, jobs);
        String table = provenance + "\n\n" + new BraninTable(lines).format();
        output.print(table);
        List<Path> pictures = draw(lines, picture, options.folder());
        if (options.document().isPresent()) {
            Path document = options.document().get();
            draw(
                    lines,
                    picture,
                    Optional.ofNullable(document.toAbsolutePath().getParent()).orElseThrow());
            SECTION.replace(document, table + "\n" + shown(pictures, picture));
        }
        return broken > 0 ? 1 : 0;
    }

    private List<Path> draw(List<Line> lines, long seed, Path folder) throws IOException {
        List<Path> pictures = new ArrayList<>();
        for (Line line : lines) {
            for (Run run : line.runs()) {
                if (run.key().seed() == seed) {
                    Path file = folder.resolve(
                            "branin-decoupled-" + BraninTable.seen(line).replace(' ', '-') + ".svg");
                    Files.writeString(file, new Figure1(line.row(), run).svg());
                    messages.println("Wrote " + file + ".");
                    pictures.add(file);
                }
            }
        }
        return pictures;
    }

    private static String shown(List<Path> pictures, long seed) {
        StringBuilder markdown =
                new StringBuilder("The eight panels of the paper's Figure 1, with seed " + seed + ":\n");
        for (Path picture : pictures) {
            Path name = Optional.ofNullable(picture.getFileName()).orElseThrow();
            markdown.append("\n![Eight panels, ")
                    .append(name)
                    .append("](")
                    .append(name)
                    .append(")\n");
        }
        return markdown.toString();
    }
}
