package dev.brink.experiments.hmc;

import dev.brink.data.Verdicts;
import dev.brink.experiments.frame.Finished;
import dev.brink.experiments.frame.Section;
import dev.brink.experiments.frame.Strategy;
import dev.brink.experiments.frame.Table;
import dev.brink.problem.Point;
import dev.brink.report.text.Figures;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** The paper's Table 1 beside ours: what each setting gives when its chains are drawn again. */
final class HmcTable {
    private static final List<String> HEADINGS = List.of(
            "setting", "burn-in", "steps", "step size", "mass", "samples", "accepted", "effective", "gain", "passed");
    private static final List<List<String>> PAPER = List.of(
            List.of("paper, by hand", "10 %", "100", "0.047", "1", "8300", "85 %", "1100", "1", ""),
            List.of("paper, BayesOpt", "3.8 %", "2", "0.048", "1.55", "330000", "70 %", "97000", "88", ""));

    private final String name;
    private final Reruns reruns;

    /** @param name under which reruns are noted */
    HmcTable(String name, Reruns reruns) {
        this.name = name;
        this.reruns = reruns;
    }

    Section section(List<Finished> finished) {
        HmcSettings byHand = reruns.tunedByHand(name + "/step-size");
        List<Quality> handReruns = reruns.of(name + "/by-hand", byHand);
        double yardstick = mean(handReruns, Quality::effective);
        List<List<String>> rows = new ArrayList<>(PAPER);
        rows.add(row("ours, by hand", byHand, handReruns, yardstick));
        List<String> summaries = new ArrayList<>();
        for (Strategy strategy : Strategy.values()) {
            List<Quality> all = new ArrayList<>();
            for (Finished one : Finished.of(strategy.group(), finished)) {
                HmcSettings found = HmcMeasuring.settings(found(strategy, one.study()));
                String key = name + "/" + strategy.group() + "-" + one.run().seed();
                List<Quality> qualities = reruns.of(key, found);
                rows.add(row("ours, " + one.run().label(), found, qualities, yardstick));
                all.addAll(qualities);
            }
            if (!all.isEmpty()) {
                summaries.add(summary(strategy, all, yardstick));
            }
        }
        return Section.of("Effective samples (paper, Table 1)", new Table(HEADINGS, rows), paragraphs(summaries));
    }

    /** The baseline's model is least to be trusted where it matters, so its answer is the best that it has measured. */
    private static Point found(Strategy strategy, Study study) {
        return strategy == Strategy.CONSTRAINED
                ? study.recommend().point()
                : study.trials().stream()
                        .max(Comparator.comparingDouble(HmcTable::logEffective))
                        .orElseThrow()
                        .point();
    }

    private static double logEffective(Trial trial) {
        return Optional.ofNullable(trial.values().get(HmcMeasuring.EFFECTIVE))
                .flatMap(seen -> Verdicts.number(seen).stream().boxed().findFirst())
                .orElse(Double.NEGATIVE_INFINITY);
    }

    private static String[] paragraphs(List<String> summaries) {
        List<String> all = new ArrayList<>(summaries);
        all.add("Every row of ours is the average of reruns by new seeds. Samples are those of one chain; effective"
                + " samples those of both, of the variable where they are fewest. Passed: reruns in which Geweke's"
                + " score, Gelman and Rubin's and the integration are as required; in brackets, the share of Geweke's"
                + " scores by R's coda that are at most 2, which is 95 % for perfect chains.");
        return all.toArray(String[]::new);
    }

    private static String summary(Strategy strategy, List<Quality> all, double yardstick) {
        return "By " + strategy.description() + ": "
                + Figures.number(mean(all, Quality::effective) / yardstick, 3)
                + " times the effective samples of the setting by hand; diagnostics passed in " + passed(all) + " of "
                + all.size() + " reruns."
                + (strategy == Strategy.CONSTRAINED ? " (Paper: 88 times, from one optimization.)" : "");
    }

    private static List<String> row(String label, HmcSettings settings, List<Quality> reruns, double yardstick) {
        double effective = mean(reruns, Quality::effective);
        return List.of(
                label,
                Figures.number(100 * settings.burnIn(), 2) + " %",
                Integer.toString(settings.steps()),
                Figures.number(settings.stepSize(), 3),
                Figures.number(settings.mass(), 3),
                Figures.number(mean(reruns, Quality::samples), 3),
                Math.round(100 * mean(reruns, Quality::acceptance)) + " %",
                Figures.number(effective, 3),
                Figures.number(effective / yardstick, 3),
                passed(reruns) + " of " + reruns.size() + " (" + Math.round(100 * mean(reruns, Quality::within))
                        + " %)");
    }

    private static long passed(List<Quality> reruns) {
        return reruns.stream().filter(Quality::passes).count();
    }

    private static double mean(List<Quality> reruns, ToDoubleFunction<Quality> value) {
        return reruns.stream().mapToDouble(value).average().orElse(Double.NaN);
    }
}
