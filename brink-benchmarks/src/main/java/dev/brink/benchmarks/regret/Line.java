package dev.brink.benchmarks.regret;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A line of the table: the finished runs of a strategy on a row. */
final class Line {
    private final ProblemRow row;
    private final double budget;
    private final String strategy;
    private final List<Run> runs;

    private Line(ProblemRow row, RunKey key, List<Run> runs) {
        this.row = row;
        this.budget = key.budget();
        this.strategy = key.strategy();
        this.runs = List.copyOf(runs);
    }

    /** The lines of these jobs in their order, of those runs that are finished. */
    static List<Line> of(List<Job> jobs, Function<RunKey, Optional<Run>> finished) {
        Map<RunKey, List<Run>> runs = new LinkedHashMap<>();
        Map<RunKey, ProblemRow> rows = new LinkedHashMap<>();
        for (Job job : jobs) {
            finished.apply(job.key()).ifPresent(run -> {
                RunKey key = job.key().withoutSeed();
                rows.put(key, job.row());
                runs.computeIfAbsent(key, any -> new ArrayList<>()).add(run);
            });
        }
        return rows.entrySet().stream()
                .map(entry -> new Line(entry.getValue(), entry.getKey(), runs.getOrDefault(entry.getKey(), List.of())))
                .toList();
    }

    /** The lines by row, in their order. */
    static List<List<Line>> byRow(List<Line> lines) {
        return List.copyOf(lines.stream()
                .collect(Collectors.groupingBy(line -> line.row.name(), LinkedHashMap::new, Collectors.toList()))
                .values());
    }

    ProblemRow row() {
        return row;
    }

    double budget() {
        return budget;
    }

    String strategy() {
        return strategy;
    }

    List<Run> runs() {
        return runs;
    }

    Quantiles quantiles(Judged judged) {
        return Quantiles.of(runs.stream().map(run -> run.judgedBy(judged)).toList());
    }

    double shareFoundFeasible() {
        return share(Run::foundFeasible);
    }

    double shareRecommendedFeasible() {
        return share(run -> run.recommended().feasible());
    }

    private double share(Function<Run, Boolean> what) {
        return runs.stream()
                .mapToDouble(run -> what.apply(run) ? 1 : 0)
                .average()
                .orElseThrow();
    }

    double secondsPerAsk() {
        return runs.stream().mapToDouble(Run::secondsPerAsk).average().orElseThrow();
    }

    /** The mean number of evaluations by each task. */
    Map<String, Double> evaluationsByTask() {
        Map<String, Double> counts = new TreeMap<>();
        runs.stream()
                .flatMap(run -> run.evaluations().stream())
                .forEach(evaluation -> counts.merge(evaluation.task(), 1.0 / runs.size(), Double::sum));
        return counts;
    }

    Optional<Bar> bar() {
        return Bars.of(row.name(), budget);
    }

    /** Whether the bar is met, and whether there were seeds enough to say so. */
    Optional<String> verdict() {
        boolean enough = runs.size() >= Bars.seeds(row.truth().dimension());
        return bar().map(bar -> (bar.isMet(row.judged(), runs) ? "met" : "not met") + (enough ? "" : " so far"));
    }

    /** This beside another strategy on the seeds that both have. */
    Optional<PairedComparison> comparedWith(Line other, Judged judged) {
        Map<Long, Double> others =
                other.runs.stream().collect(Collectors.toMap(run -> run.key().seed(), run -> run.judgedBy(judged)));
        List<Run> both = runs.stream()
                .filter(run -> others.containsKey(run.key().seed()))
                .toList();
        if (both.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(PairedComparison.of(
                both.stream().map(run -> others.get(run.key().seed())).toList(),
                both.stream().map(run -> run.judgedBy(judged)).toList()));
    }
}
