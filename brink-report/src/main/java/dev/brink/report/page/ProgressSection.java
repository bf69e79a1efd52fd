package dev.brink.report.page;

import dev.brink.data.Estimate;
import dev.brink.report.Progress;
import dev.brink.report.ProgressChart;
import dev.brink.report.Report;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/** The course of the best feasible value, to be pointed at where scripts run and as a drawing where they do not. */
final class ProgressSection {
    private final Report report;
    private final Progress progress;

    ProgressSection(Report report) {
        this.report = report;
        this.progress = report.progress();
    }

    void write(Html html) {
        report.snapshot().problem().objective().ifPresent(objective -> {
            html.section("progress", "Progress of the best feasible value");
            html.markup("<div id=\"progress-chart\"></div>");
            html.markup(
                    "<script type=\"application/json\" id=\"progress-data\">" + json(objective.name()) + "</script>");
            html.markup("<div id=\"progress-drawing\">"
                    + new ProgressChart("Progress", objective.name(), progress).svg() + "</div>");
            html.end();
        });
    }

    private String json(String name) {
        int size = Math.max(
                progress.measured().size(),
                progress.recommended().stream()
                        .mapToInt(Progress.Recommended::after)
                        .max()
                        .orElse(0));
        List<OptionalDouble> numbers = new ArrayList<>();
        for (int i = 1; i <= size; i++) {
            numbers.add(OptionalDouble.of(i));
        }
        return "{\"name\":" + Json.string(name) + ",\"log\":" + ProgressChart.isWide(progress) + ",\"data\":["
                + Json.array(numbers) + "," + Json.array(recommended(size, Estimate::mean)) + ","
                + Json.array(recommended(size, Estimate::lower)) + ","
                + Json.array(recommended(size, Estimate::upper)) + "," + Json.array(measured(size)) + "]}";
    }

    private List<OptionalDouble> measured(int size) {
        List<OptionalDouble> all = new ArrayList<>(progress.measured());
        all.addAll(Collections.nCopies(size - all.size(), OptionalDouble.empty()));
        return all;
    }

    private List<OptionalDouble> recommended(int size, ToDoubleFunction<Estimate> number) {
        List<OptionalDouble> all = new ArrayList<>(Collections.nCopies(size, OptionalDouble.empty()));
        for (Progress.Recommended one : progress.recommended()) {
            one.recommendation()
                    .objective()
                    .ifPresent(estimate -> all.set(one.after() - 1, OptionalDouble.of(number.applyAsDouble(estimate))));
        }
        return all;
    }
}
