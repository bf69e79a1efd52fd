package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.chart.Curve;
import dev.brink.benchmarks.chart.CurveChart;
import dev.brink.text.Text;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** The course of all strategies on one row, over what was spent. */
final class RowChart {
    private final List<Line> lines;
    private final Judged judged;

    /** The lines of one row. */
    RowChart(List<Line> lines) {
        this.lines = List.copyOf(lines);
        this.judged = lines.get(0).row().judged();
    }

    String fileName() {
        Line any = lines.get(0);
        return FileName.of(any.row().name() + "-n" + Text.number(any.budget())) + ".svg";
    }

    String svg() {
        Line any = lines.get(0);
        int seeds = lines.stream().mapToInt(line -> line.runs().size()).max().orElseThrow();
        String what = judged == Judged.MEASURED
                ? "best truly feasible measured value minus f*"
                : "true value of the recommendation minus f*";
        OptionalDouble bar = any.bar()
                .map(Bar::median)
                .filter(Double::isFinite)
                .map(OptionalDouble::of)
                .orElseGet(OptionalDouble::empty);
        return new CurveChart(
                        any.row().name(),
                        what + "; median and quartiles of " + seeds + (seeds == 1 ? " seed" : " seeds"),
                        any.row().isDecoupled() ? "spent" : "evaluations",
                        lines.stream().map(this::curve).toList(),
                        bar)
                .svg();
    }

    Curve curve(Line line) {
        List<NavigableMap<Double, Double>> courses =
                line.runs().stream().map(this::course).toList();
        double first =
                courses.stream().mapToDouble(NavigableMap::firstKey).max().orElseThrow();
        List<Curve.Band> bands = courses.stream()
                .flatMap(course -> course.keySet().stream())
                .filter(spent -> spent >= first)
                .sorted()
                .distinct()
                .map(spent -> band(spent, courses))
                .toList();
        return new Curve(line.strategy(), bands);
    }

    /** Where a run stood after spending so much. */
    private NavigableMap<Double, Double> course(Run run) {
        NavigableMap<Double, Double> course = new TreeMap<>();
        if (judged == Judged.MEASURED) {
            run.evaluations().forEach(evaluation -> course.put(evaluation.spent(), evaluation.regret()));
        } else {
            run.recommendations().forEach(recommended -> course.put(recommended.spent(), recommended.gap()));
        }
        return course;
    }

    private static Curve.Band band(double spent, List<NavigableMap<Double, Double>> courses) {
        Quantiles quantiles = Quantiles.of(courses.stream()
                .map(course -> course.floorEntry(spent))
                .map(Map.Entry::getValue)
                .toList());
        return new Curve.Band(spent, quantiles.lowerQuartile(), quantiles.median(), quantiles.upperQuartile());
    }
}
