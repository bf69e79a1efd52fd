package dev.brink.benchmarks.regret;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/** Which seeds a table is made of. */
final class Seeds {
    private static final Pattern RANGE = Pattern.compile("(\\d{1,9})(?:-(\\d{1,9}))?");

    private Seeds() {}

    /** So many from 1 on, as {@code 20}, or from one to another, as {@code 3-7}. */
    static List<Long> parse(String text) {
        Matcher matcher = RANGE.matcher(text);
        if (matcher.matches()) {
            long number = Long.parseLong(matcher.group(1));
            List<Long> seeds =
                    matcher.group(2) == null ? range(1, number) : range(number, Long.parseLong(matcher.group(2)));
            if (!seeds.isEmpty()) {
                return seeds;
            }
        }
        throw new IllegalArgumentException(
                "The seeds are '" + text + "', but they must be a number or a range: write 20, or 3-7.");
    }

    /** The first so many. */
    static List<Long> first(int count) {
        return range(1, count);
    }

    private static List<Long> range(long first, long last) {
        return LongStream.rangeClosed(first, last).boxed().toList();
    }
}
