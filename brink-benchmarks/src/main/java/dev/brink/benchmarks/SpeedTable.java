package dev.brink.benchmarks;

import dev.brink.benchmarks.work.Measure;
import dev.brink.benchmarks.work.Size;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Measures Brink beside NumPy and SciPy, in the same run, and prints one table; or, where the first argument is
 * "suggestions", how long a suggestion takes.
 */
public final class SpeedTable {
    static final String NUMPY = "NumPy";

    private static final String SUGGESTIONS = "suggestions";

    /**
     * Our loops are 4.6 to 7.7 times as fast as the textbook's where the compiler vectorises them and 2 to 2.9 times
     * where it does not (-XX:-UseSuperWord), measured at these sizes with Java 17 and 25. Smaller matrices have rows too
     * short for vector instructions; larger ones leave the cache sooner in the textbook's order.
     */
    static final double LEAST_RATIO = 3.5;

    private static final MarkedSection SECTION = new MarkedSection("speed table");

    private static final int LEAST_SIZE = 100;
    private static final int LARGEST_SIZE = 200;

    private static final Set<Measure> PEER_MEASURES =
            EnumSet.of(Measure.CHOLESKY, Measure.KERNEL, Measure.EVALUATION, Measure.SWEEP, Measure.MARGINALS);

    private SpeedTable() {}

    public static void main(String[] arguments) throws IOException {
        List<Contestant> contestants = new ArrayList<>();
        try {
            List<String> words = List.of(arguments);
            if (!words.isEmpty() && words.get(0).equals(SUGGESTIONS)) {
                SuggestionTable.run(words.subList(1, words.size()));
                return;
            }
            if (words.contains("--help")) {
                System.out.println(SpeedOptions.USAGE + "\n\n" + SuggestionOptions.USAGE);
                return;
            }
            SpeedOptions options = SpeedOptions.parse(words, System.getenv());
            Machine machine = Machine.now();
            machine.warnIfBusy();
            contestants.addAll(contestants(options));
            List<SpeedRow> rows = rows(contestants, options.cases());
            String text = text(contestants, rows, machine);
            System.out.print(text);
            if (options.output().isPresent()) {
                SECTION.replace(options.output().get(), text);
            }
            List<SpeedRow> slow = notVectorised(rows);
            if (!slow.isEmpty()) {
                System.err.println(
                        "Not " + LEAST_RATIO + " times as fast as the textbook's loops, so probably no longer"
                                + " vectorised by this Java's compiler:\n"
                                + new SpeedMarkdown(names(contestants), slow).format());
                System.exit(1);
            }
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(2);
        } finally {
            contestants.forEach(Contestant::close);
        }
    }

    private static List<Contestant> contestants(SpeedOptions options) throws IOException {
        List<Contestant> contestants = new ArrayList<>();
        contestants.add(new ThisMachine());
        if (options.otherJava().isPresent()) {
            contestants.add(otherJava(options.otherJava().get()));
        }
        try {
            for (int threads = 1; threads <= 2; threads++) {
                contestants.add(numpy(options, threads));
            }
        } catch (IOException e) {
            System.err.println("No column for NumPy and SciPy: '" + options.python() + "' does not run the peer ("
                    + e.getMessage() + "). Install what it needs, and name that Python with --python:\n"
                    + "    " + options.python() + " -m pip install -r "
                    + options.peer().resolveSibling("requirements.txt"));
        }
        return contestants;
    }

    private static Contestant otherJava(Path home) throws IOException {
        Path java = home.resolve("bin").resolve("java");
        if (!Files.isExecutable(java)) {
            throw new IllegalArgumentException("There is no " + java + ": --java takes the home of a JDK.");
        }
        List<String> command =
                List.of(java.toString(), "-cp", System.getProperty("java.class.path"), JavaPeer.class.getName());
        return new PeerProcess(EnumSet.allOf(Measure.class), command, Map.of());
    }

    private static Contestant numpy(SpeedOptions options, int threads) throws IOException {
        return new PeerProcess(
                PEER_MEASURES,
                List.of(options.python(), options.peer().toString()),
                Map.of("OPENBLAS_NUM_THREADS", Integer.toString(threads)));
    }

    private static List<SpeedRow> rows(List<Contestant> contestants, SpeedCases cases) {
        Race race = new Race(contestants, cases);
        List<SpeedRow> rows = new ArrayList<>();
        for (Measure measure : SpeedCases.MEASURES) {
            for (Size size : cases.sizes(measure)) {
                System.err.println(measure.label() + ", n = " + size.n() + ", d = " + size.d());
                rows.add(race.run(measure, size));
            }
        }
        return rows;
    }

    private static String text(List<Contestant> contestants, List<SpeedRow> rows, Machine machine) {
        return machine.describe() + "; "
                + contestants.stream().map(Contestant::description).distinct().collect(Collectors.joining("; "))
                + ".\n\n"
                + new SpeedMarkdown(names(contestants), rows).format();
    }

    private static List<String> names(List<Contestant> contestants) {
        return contestants.stream().map(Contestant::name).toList();
    }

    static List<SpeedRow> notVectorised(List<SpeedRow> rows) {
        return rows.stream()
                .filter(row -> row.size().n() >= LEAST_SIZE && row.size().n() <= LARGEST_SIZE)
                .filter(row -> row.timesFasterThanTextbook().orElse(LEAST_RATIO) < LEAST_RATIO)
                .toList();
    }
}
