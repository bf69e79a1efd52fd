package dev.brink.report.page;

import dev.brink.data.Chance;
import dev.brink.data.Estimate;
import dev.brink.data.Recommendation;
import dev.brink.problem.Problem;
import dev.brink.report.Report;
import dev.brink.report.Snapshot;
import dev.brink.report.svg.Svg;
import dev.brink.report.text.Figures;
import java.util.ArrayList;
import java.util.List;

/** A report as one self-contained page of HTML that needs no network, no server and no other file. */
public final class Page {
    private final Report report;
    private final Snapshot snapshot;
    private final Problem problem;
    private final Recommendation best;

    public Page(Report report) {
        this.report = report;
        this.snapshot = report.snapshot();
        this.problem = snapshot.problem();
        this.best = snapshot.recommendation();
    }

    public String html() {
        Html html = new Html();
        head(html);
        summary(html);
        new ProgressSection(report).write(html);
        new PanelSection(snapshot).write(html);
        new ConstraintSection(snapshot).write(html);
        new TaskSection(report).write(html);
        new TrialSection(report).write(html);
        settings(html);
        foot(html);
        return html.toString();
    }

    private void head(Html html) {
        html.markup("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
                .markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
                .markup("<meta name=\"color-scheme\" content=\"light dark\">")
                // Whatever a name or a message may contain, nothing is ever fetched.
                .markup("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src"
                        + " 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:\">")
                .element("title", snapshot.name() + " – Brink report")
                .markup("<style>" + Resource.text("uPlot.min.css") + "\n" + Resource.text("report.css") + "</style>")
                .markup("</head><body><main>")
                .element("h1", snapshot.name());
    }

    private void summary(Html html) {
        html.markup("<p class=\"lead " + (best.confident() ? "good" : "bad") + "\">"
                + Svg.escaped(sentence() + " " + best.why()) + "</p>");
        html.section("recommendation", best.confident() ? "Recommendation" : "Nothing is confident yet; nearest to it");
        List<List<String>> values = new ArrayList<>();
        best.point().asMap().forEach((name, value) -> values.add(List.of(name, Figures.value(value))));
        html.table(List.of("parameter", "value"), values);
        problem.objective()
                .ifPresent(objective -> best.objective()
                        .ifPresent(estimate ->
                                html.element("p", objective.describe() + ": " + described(estimate) + ".")));
        if (!best.constraints().isEmpty()) {
            html.table(
                    List.of("constraint", "probability", "required", "enough"),
                    best.constraints().stream().map(this::chance).toList());
            html.element("p", together());
        }
        html.end();
    }

    private String sentence() {
        int size = snapshot.history().size();
        String after = "After " + size + (size == 1 ? " measurement " : " measurements ");
        return after + (best.confident() ? Found.passing(problem, best) : Found.nothing(best));
    }

    private static String described(Estimate estimate) {
        return "expected " + Figures.number(estimate.mean()) + ", with 95 % probability between "
                + Figures.number(estimate.lower()) + " and " + Figures.number(estimate.upper());
    }

    private List<String> chance(Chance chance) {
        boolean alone = best.jointlyRequired().isEmpty();
        return List.of(
                chance.constraint(),
                Figures.probability(chance.probability()),
                alone ? Figures.probability(chance.required()) : "together",
                alone ? chance.isEnough() ? "yes" : "no" : "");
    }

    private String together() {
        String all = "All constraints together hold with probability " + Figures.probability(best.probabilityOfAll());
        return best.jointlyRequired().isPresent()
                ? all + "; required is "
                        + Figures.probability(best.jointlyRequired().getAsDouble()) + "."
                : all + ".";
    }

    private void settings(Html html) {
        html.section("settings", "Settings");
        List<List<String>> rows = new ArrayList<>();
        problem.space().parameters().forEach(parameter -> rows.add(List.of("parameter", Described.of(parameter))));
        problem.objective().ifPresent(objective -> rows.add(List.of("objective", objective.describe())));
        problem.constraints().forEach(constraint -> rows.add(List.of("constraint", constraint.toString())));
        problem.known().forEach(known -> rows.add(List.of("known", known.description())));
        report.settings().forEach((name, value) -> rows.add(List.of(name, value)));
        html.table(List.of("what", "value"), rows).end();
    }

    private void foot(Html html) {
        html.element("footer", report.made())
                .markup("</main><script>" + Resource.text("uPlot.iife.min.js") + "</script>")
                .markup("<script>" + Resource.text("report.js") + "</script></body></html>");
    }
}
