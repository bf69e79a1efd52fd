package dev.brink.report.page;

import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.report.Report;
import dev.brink.report.TrialRow;
import dev.brink.report.text.Figures;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Every trial in a table that can be sorted. */
final class TrialSection {
    private final Report report;
    private final List<String> parameters;
    private final List<String> metrics;

    TrialSection(Report report) {
        this.report = report;
        Problem problem = report.snapshot().problem();
        this.parameters =
                problem.space().parameters().stream().map(Parameter::name).toList();
        this.metrics = problem.functions().stream()
                .filter(ModelledFunction::isReported)
                .map(ModelledFunction::metric)
                .distinct()
                .toList();
    }

    void write(Html html) {
        html.section("trials", "Trials");
        List<String> headings = new ArrayList<>(List.of("trial", "task", "state"));
        headings.addAll(parameters);
        headings.addAll(metrics);
        headings.addAll(List.of("failure", "took"));
        html.table(headings, report.trials().stream().map(this::row).toList()).end();
    }

    private List<String> row(TrialRow trial) {
        List<String> cells = new ArrayList<>(List.of(Long.toString(trial.number()), trial.task(), trial.state()));
        parameters.forEach(name -> cells.add(Figures.value(trial.point().value(name))));
        metrics.forEach(metric -> cells.add(trial.values().getOrDefault(metric, "")));
        cells.add(trial.failure().orElse(""));
        cells.add(trial.took().map(TrialSection::seconds).orElse(""));
        return cells;
    }

    /** In seconds, so that the column can be sorted. */
    private static String seconds(Duration took) {
        return Figures.number(took.toMillis() / 1000.0, 3) + " s";
    }
}
