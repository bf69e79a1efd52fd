package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.JsonLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A run as lines of JSON, each with a field {@code line} that says what it is: the {@code run}, then its evaluations
 * and its recommendations, then {@code end}. Without that last line it is incomplete.
 */
final class RunFormat {
    private static final String KIND = "line";
    private static final String RUN = "run";
    private static final String EVALUATION = "evaluation";
    private static final String RECOMMENDATION = "recommendation";
    private static final String END = "end";

    private RunFormat() {}

    static List<String> write(Run run) {
        List<String> lines = new ArrayList<>();
        lines.add(header(run));
        run.evaluations().forEach(evaluation -> lines.add(line(evaluation)));
        run.recommendations().forEach(recommended -> lines.add(line(recommended)));
        lines.add(JsonLine.format(Map.of(KIND, END)));
        return lines;
    }

    private static String header(Run run) {
        Map<String, Object> fields = fields(RUN);
        fields.put("row", run.key().row());
        fields.put("strategy", run.key().strategy());
        fields.put("budget", run.key().budget());
        fields.put("recommend_every", run.key().recommendEvery());
        fields.put("seed", run.key().seed());
        fields.put("starts", run.starts());
        return JsonLine.format(fields);
    }

    private static String line(Evaluation evaluation) {
        Map<String, Object> fields = fields(EVALUATION);
        fields.put("task", evaluation.task());
        fields.put("x", coordinates(evaluation.point()));
        fields.put("spent", evaluation.spent());
        fields.put("feasible", number(evaluation.feasible()));
        fields.put("failed", number(evaluation.failed()));
        if (Double.isFinite(evaluation.regret())) {
            fields.put("regret", evaluation.regret());
        }
        fields.put("seconds", evaluation.seconds());
        return JsonLine.format(fields);
    }

    private static String line(Recommended recommended) {
        Map<String, Object> fields = fields(RECOMMENDATION);
        fields.put("x", coordinates(recommended.point()));
        fields.put("spent", recommended.spent());
        fields.put("feasible", number(recommended.feasible()));
        fields.put("gap", recommended.gap());
        fields.put("seconds", recommended.seconds());
        return JsonLine.format(fields);
    }

    private static Map<String, Object> fields(String kind) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(KIND, kind);
        return fields;
    }

    private static int number(boolean bool) {
        return bool ? 1 : 0;
    }

    private static String coordinates(List<Double> point) {
        return point.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /**
     * The run in these lines.
     *
     * @throws IllegalArgumentException if they are not a complete run
     */
    static Run read(List<String> lines) {
        List<JsonLine> parsed = lines.stream().map(JsonLine::parse).toList();
        if (parsed.isEmpty() || !parsed.get(parsed.size() - 1).text(KIND).equals(END)) {
            throw new IllegalArgumentException("The run has no last line '" + END + "', so it is incomplete.");
        }
        JsonLine header = parsed.get(0);
        RunKey key = new RunKey(
                header.text("row"),
                header.text("strategy"),
                header.number("budget"),
                header.number("recommend_every"),
                Long.parseLong(header.text("seed")));
        return new Run(
                key,
                (int) header.number("starts"),
                of(parsed, EVALUATION).map(RunFormat::evaluation).toList(),
                of(parsed, RECOMMENDATION).map(RunFormat::recommended).toList());
    }

    private static Stream<JsonLine> of(List<JsonLine> lines, String kind) {
        return lines.stream().filter(line -> line.text(KIND).equals(kind));
    }

    private static Evaluation evaluation(JsonLine line) {
        return new Evaluation(
                line.text("task"),
                point(line),
                line.number("spent"),
                line.number("feasible") == 1,
                line.number("failed") == 1,
                line.has("regret") ? line.number("regret") : Double.POSITIVE_INFINITY,
                line.number("seconds"));
    }

    private static Recommended recommended(JsonLine line) {
        return new Recommended(
                point(line),
                line.number("spent"),
                line.number("feasible") == 1,
                line.number("gap"),
                line.number("seconds"));
    }

    private static List<Double> point(JsonLine line) {
        return Arrays.stream(line.text("x").split(" ", -1)).map(Double::valueOf).toList();
    }
}
