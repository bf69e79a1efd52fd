package dev.brink.experiments.frame;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The same search by both strategies, with several seeds. */
public final class Comparison {
    private final LongFunction<String> constrained;
    private final LongFunction<String> baseline;
    private final Measuring measuring;
    private final double worst;

    /**
     * A comparison.
     *
     * @param constrained the study file of a seed that learns its constraints
     * @param baseline the study file of a seed that has none
     * @param measuring carries trials of the first out
     * @param worst what a violation counts for in the second
     */
    public Comparison(
            LongFunction<String> constrained, LongFunction<String> baseline, Measuring measuring, double worst) {
        this.constrained = constrained;
        this.baseline = baseline;
        this.measuring = measuring;
        this.worst = worst;
    }

    /** By these strategies, each with so many seeds. */
    public List<Run> runs(int seeds, Set<Strategy> strategies) {
        List<Run> runs = new ArrayList<>();
        for (Strategy strategy : Strategy.values()) {
            if (strategies.contains(strategy)) {
                LongStream.rangeClosed(1, seeds)
                        .mapToObj(seed -> run(strategy, seed))
                        .forEach(runs::add);
            }
        }
        return runs;
    }

    /** What a trial of either has achieved, by what it reports itself: enough where one task measures everything. */
    public Map<Strategy, Judge> judges() {
        return Stream.of(Strategy.values())
                .collect(Collectors.toMap(
                        strategy -> strategy,
                        strategy -> Judge.of(run(strategy, 1).plan().problem(), worst)));
    }

    private Run run(Strategy strategy, long seed) {
        Run learning = new Run(Strategy.CONSTRAINED.group(), seed, constrained.apply(seed), measuring);
        return strategy == Strategy.CONSTRAINED
                ? learning
                : new Run(
                        strategy.group(),
                        seed,
                        baseline.apply(seed),
                        new WorstValue(learning.plan().problem(), measuring, worst));
    }
}
