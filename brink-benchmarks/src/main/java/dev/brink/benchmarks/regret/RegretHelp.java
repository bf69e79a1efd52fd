package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.problems.TestProblems;
import dev.brink.benchmarks.strategies.Strategies;
import java.util.Arrays;
import java.util.stream.Collectors;

/** What {@code --help} says. */
final class RegretHelp {
    private static final String USAGE = """
            Usage: brink-benchmarks/regret [options] ROW...
            How near strategies come to the best feasible value of test problems, in Markdown on the standard output.
            Finished runs are kept; the same command makes only those that are missing. Paths are from the root of the
            repository.

            Options:
              --strategy NAME        may be given several times; brink if it is not
              --seeds N | A-B        seeds 1 to N, or A to B; else 20, or 10 above five dimensions
              --n BUDGET             cost of all tasks of a run, starting points included; else each row its own
              --jobs N               runs made at a time; else one for each processor
              --out DIR              for runs, runs.csv, curves.csv and charts; else brink-benchmarks/target/regret
              --recommend-every N    spent between two recommendations, 10 if not told, or N% of the budget; 0 asks only
                                     at the end
              --fresh                make these runs again even if they are finished
              --finished             make no runs, only the table of those that are finished
              --write FILE           replace the table between the lines <!-- regret table: begin --> and
                                     <!-- regret table: end --> of this file

            Rows are a problem's id and, after it, how it is seen and run, such as mystery+noise(1,0) or
            branin_disk+binary+decoupled(1,1); quote them in a shell. Groups of rows have a name too.
            """;

    private RegretHelp() {}

    static String text() {
        return USAGE
                + "\nHow a problem is seen, if not as numbers without noise of which nothing is told:\n" + seen()
                + "\nHow it is run:\n" + run()
                + "\nGroups:\n" + RowGroups.help()
                + "\nStrategies, with options as name:key=value,key=value:\n" + Strategies.help()
                + "\nProblems:\n" + problems();
    }

    private static String run() {
        return line("+" + ProblemRow.REDUNDANT, "redundant(C,I): C copies of the first constraint, I that always hold")
                + line("+" + ProblemRow.DECOUPLED, "decoupled(F,G1,...): each function a task of this cost")
                + line("+" + ProblemRow.CONFIDENCE, "confidence(P): asked of every constraint, 0.95 if not told");
    }

    private static String problems() {
        return TestProblems.all().stream()
                .map(problem -> line(problem.id(), problem.dimension() + "-dimensional. " + problem.source()))
                .collect(Collectors.joining());
    }

    private static String line(String name, String meaning) {
        return String.format("  %-22s %s%n", name, meaning);
    }

    private static String seen() {
        return Arrays.stream(Seen.values())
                .filter(seen -> seen != Seen.EXACT)
                .map(seen -> line("+" + seen.word(), seen.help()))
                .collect(Collectors.joining());
    }
}
