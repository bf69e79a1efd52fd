package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.strategies.Strategies;
import dev.brink.benchmarks.strategies.Strategy;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What the regret table was asked for.
 *
 * @param budget for every row; each its own if empty
 * @param seeds for every row; as many as its bar wants if empty
 * @param threads how many runs are made at a time
 * @param folder where finished runs are kept
 * @param recommendEvery how much is spent from one recommendation to the next
 * @param fresh whether runs that are finished are made again
 * @param finishedOnly whether the table is made of the runs that are finished, and no others are made
 * @param document the file that holds the table between marker lines, if it is to be written
 */
record RegretOptions(
        List<ProblemRow> rows,
        List<Strategy> strategies,
        OptionalDouble budget,
        Optional<List<Long>> seeds,
        int threads,
        Path folder,
        Spacing recommendEvery,
        boolean fresh,
        boolean finishedOnly,
        Optional<Path> document) {
    static final String STRATEGY = "--strategy";
    static final String FRESH = "--fresh";
    static final String FINISHED = "--finished";
    static final List<String> WITH_VALUE =
            List.of(STRATEGY, "--seeds", "--n", "--jobs", "--out", "--recommend-every", "--write");

    RegretOptions {
        rows = List.copyOf(rows);
        strategies = List.copyOf(strategies);
        seeds = seeds.map(List::copyOf);
    }

    static RegretOptions parse(List<String> arguments, int processors) {
        Arguments given = Arguments.parse(arguments, WITH_VALUE, List.of(FRESH, FINISHED));
        if (given.plain().isEmpty()) {
            throw new IllegalArgumentException(
                    "No row was named, but there must be something to run: name rows or groups, such as gramacy or"
                            + " exact; --help lists them.");
        }
        return new RegretOptions(
                given.plain().stream().flatMap(RowGroups::rows).toList(),
                given.all(STRATEGY, "brink").stream().map(Strategies::named).toList(),
                given.last("--n")
                        .map(text -> OptionalDouble.of(positive("--n", text)))
                        .orElseGet(OptionalDouble::empty),
                given.last("--seeds").map(Seeds::parse),
                given.last("--jobs").map(text -> whole("--jobs", text)).orElse(processors),
                Path.of(given.last("--out").orElse("brink-benchmarks/target/regret")),
                given.last("--recommend-every")
                        .map(text -> Spacing.parse("--recommend-every", text))
                        .orElse(new Spacing(10, false)),
                given.has(FRESH),
                given.has(FINISHED),
                given.last("--write").map(Path::of));
    }

    private static double positive(String option, String text) {
        return number(option, text, Double.MIN_VALUE);
    }

    static int whole(String option, String text) {
        double number = number(option, text, 1);
        if (number != Math.rint(number)) {
            throw refusal(option, text, "a whole number");
        }
        return (int) number;
    }

    static double number(String option, String text, double least) {
        try {
            double number = Double.parseDouble(text);
            if (number >= least && number < Double.POSITIVE_INFINITY) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(refusal(option, text, "a number").getMessage(), e);
        }
        throw refusal(option, text, least == 0 ? "0 or more" : "more than 0");
    }

    private static IllegalArgumentException refusal(String option, String text, String rule) {
        return new IllegalArgumentException(
                "Option '" + option + "' is '" + text + "', but it must be " + rule + ": give such a number.");
    }
}
