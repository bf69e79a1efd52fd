package dev.brink.benchmarks.regret;

import dev.brink.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** All runs as comma-separated values for whoever wants to look at them in another way. */
final class CsvTables {
    private static final String RUNS_HEADER =
            "problem,strategy,n,seed,regret,gap,found_feasible,recommended_feasible,tasks,seconds_per_ask";
    private static final String CURVES_HEADER =
            "problem,strategy,n,seed,kind,number,spent,task,feasible,failed,regret_or_gap,seconds";

    private CsvTables() {}

    /** A line for each run. */
    static List<String> runs(List<Line> lines) {
        List<String> csv = new ArrayList<>(List.of(RUNS_HEADER));
        for (Line line : lines) {
            line.runs().forEach(run -> csv.add(run(run)));
        }
        return csv;
    }

    private static String run(Run run) {
        return joined(
                key(run.key()),
                number(run.regret()),
                number(run.recommended().gap()),
                Boolean.toString(run.foundFeasible()),
                Boolean.toString(run.recommended().feasible()),
                quoted(tasks(run)),
                number(run.secondsPerAsk()));
    }

    private static String tasks(Run run) {
        Map<String, Long> counts =
                run.evaluations().stream().collect(Collectors.groupingBy(Evaluation::task, Collectors.counting()));
        return counts.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(task -> task.getKey() + " " + task.getValue())
                .collect(Collectors.joining(", "));
    }

    /** A line for each evaluation and each recommendation. */
    static List<String> curves(List<Line> lines) {
        List<String> csv = new ArrayList<>(List.of(CURVES_HEADER));
        for (Line line : lines) {
            line.runs().forEach(run -> {
                addEvaluations(csv, run);
                addRecommendations(csv, run);
            });
        }
        return csv;
    }

    private static void addEvaluations(List<String> csv, Run run) {
        int number = 1;
        for (Evaluation evaluation : run.evaluations()) {
            csv.add(joined(
                    key(run.key()),
                    "evaluation",
                    Integer.toString(number++),
                    number(evaluation.spent()),
                    quoted(evaluation.task()),
                    Boolean.toString(evaluation.feasible()),
                    Boolean.toString(evaluation.failed()),
                    number(evaluation.regret()),
                    number(evaluation.seconds())));
        }
    }

    private static void addRecommendations(List<String> csv, Run run) {
        int number = 1;
        for (Recommended recommended : run.recommendations()) {
            csv.add(joined(
                    key(run.key()),
                    "recommendation",
                    Integer.toString(number++),
                    number(recommended.spent()),
                    "",
                    Boolean.toString(recommended.feasible()),
                    "",
                    number(recommended.gap()),
                    number(recommended.seconds())));
        }
    }

    private static String key(RunKey key) {
        return joined(quoted(key.row()), quoted(key.strategy()), number(key.budget()), Long.toString(key.seed()));
    }

    private static String joined(String... cells) {
        return String.join(",", cells);
    }

    /** Every digit; infinite as {@code inf}, which Python and R read. */
    private static String number(double value) {
        return Double.isInfinite(value) ? "inf" : Text.number(value);
    }

    private static String quoted(String text) {
        return text.contains(",") ? "\"" + text + "\"" : text;
    }
}
