package dev.brink.benchmarks;

import dev.brink.benchmarks.work.SuggestionSize;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the table of suggestions was asked for.
 *
 * @param sizes one a row
 * @param repetitions of which the median counts
 * @param output the file that holds the table between marker lines, if it is to be written
 */
record SuggestionOptions(List<SuggestionSize> sizes, int repetitions, Optional<Path> output) {
    static final String USAGE = """
            Usage: brink-benchmarks/speed suggestions [options]
              --cases quick|full   a few small studies (half a minute), or all of the table (some five minutes)
              --sizes LIST         these studies instead: n:d:K or n:d:K:decoupled, with commas between them
              --repetitions COUNT  suggestions of each study, of whose times the median counts; else 5
              --output FILE        the file whose table, between marker lines, is replaced""";

    private static final List<String> NAMES = List.of("--cases", "--sizes", "--repetitions", "--output");

    SuggestionOptions {
        sizes = List.copyOf(sizes);
    }

    static SuggestionOptions parse(List<String> arguments) {
        Map<String, String> given = NamedOptions.parse(arguments, NAMES, USAGE);
        String sizes = given.get("--sizes");
        return new SuggestionOptions(
                sizes == null ? cases(given.getOrDefault("--cases", "quick")) : sizes(sizes),
                repetitions(given.getOrDefault("--repetitions", "5")),
                Optional.ofNullable(given.get("--output")).map(Path::of));
    }

    private static int repetitions(String text) {
        if (!text.matches("[1-9][0-9]?")) {
            throw new IllegalArgumentException(
                    "Option '--repetitions' is " + text + ", but it must be a number from 1 to 99.");
        }
        return Integer.parseInt(text);
    }

    private static List<SuggestionSize> sizes(String list) {
        return Arrays.stream(list.split(",", -1)).map(SuggestionSize::parse).toList();
    }

    private static List<SuggestionSize> cases(String name) {
        return switch (name) {
            case "quick" -> sizes("20:2:1,50:2:1,50:2:1:decoupled,100:6:1");
            case "full" -> full();
            default -> throw new IllegalArgumentException("There are no cases '" + name + "': say quick or full.");
        };
    }

    /** One constraint in every dimension and, in six dimensions, every number of constraints. */
    private static List<SuggestionSize> full() {
        List<SuggestionSize> sizes = new ArrayList<>();
        for (int d : new int[] {2, 6, 10, 20}) {
            for (int n : new int[] {20, 50, 100, 200}) {
                sizes.add(SuggestionSize.coupled(n, d, 1));
            }
        }
        sizes.addAll(sizes("500:2:1,500:6:1"));
        for (int constraints : new int[] {0, 3, 10}) {
            for (int n : new int[] {20, 50, 100, 200}) {
                sizes.add(SuggestionSize.coupled(n, 6, constraints));
            }
        }
        sizes.addAll(sizes("50:2:1:decoupled,100:6:3:decoupled"));
        return sizes;
    }
}
