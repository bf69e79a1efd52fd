package dev.brink.benchmarks;

import java.util.ArrayList;
import java.util.List;

/** The rounds of one contestant. The least time counts, because another process can only ever lengthen it. */
final class Readings {
    private final List<Reading> rounds = new ArrayList<>();

    void add(Reading reading) {
        rounds.add(reading);
    }

    /**
     * Seconds a call. Where evaluations are counted, a round of few must not win by luck: it is the least time of an
     * evaluation, times the mean number of evaluations.
     */
    double seconds() {
        return evaluations() == 0
                ? least(rounds.stream().map(Reading::seconds).toList())
                : evaluations()
                        * least(rounds.stream()
                                .map(r -> r.seconds() / r.evaluations())
                                .toList());
    }

    private static double least(List<Double> numbers) {
        return numbers.stream().mapToDouble(x -> x).min().orElseThrow();
    }

    /** Of the log likelihood, a call. */
    double evaluations() {
        return rounds.stream().mapToDouble(Reading::evaluations).average().orElseThrow();
    }

    double value() {
        return rounds.get(0).value();
    }
}
