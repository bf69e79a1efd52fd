package dev.brink.experiments.net;

import dev.brink.data.Verdicts;
import dev.brink.experiments.data.Digits;
import dev.brink.experiments.frame.BestSection;
import dev.brink.experiments.frame.Comparison;
import dev.brink.experiments.frame.CurveSection;
import dev.brink.experiments.frame.Experiment;
import dev.brink.experiments.frame.Finished;
import dev.brink.experiments.frame.Judge;
import dev.brink.experiments.frame.Notebook;
import dev.brink.experiments.frame.Run;
import dev.brink.experiments.frame.Section;
import dev.brink.experiments.frame.Strategy;
import dev.brink.experiments.frame.Watcher;
import dev.brink.observation.Observation;
import dev.brink.study.Trial;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/** Tunes a network that must fit into little memory (paper §4.3): the least error with fewer than a million weights. */
public final class NetExperiment implements Experiment {
    private final Digits digits;
    private final Extent extent;
    private final NetMeasuring measuring;
    private final Comparison comparison;

    /**
     * How much is computed.
     *
     * @param name of its studies, to tell them from those of another extent
     * @param effort of every training
     * @param trainings of every study
     */
    record Extent(String name, NetTraining effort, int trainings) {}

    NetExperiment(Digits digits, Extent extent) {
        this.digits = digits;
        this.extent = extent;
        this.measuring = new NetMeasuring(digits, extent.effort());
        NetStudies studies = new NetStudies(extent.name(), extent.trainings());
        this.comparison =
                new Comparison(studies::constrained, studies::baseline, measuring::measure, NetMeasuring.WORST);
    }

    /** Forty trainings a study, of 2,000 updates each. */
    public static NetExperiment full(Digits digits) {
        return new NetExperiment(digits, new Extent("net", NetTraining.QUICK, 40));
    }

    /** The same with 25,000 updates each, as the paper has it. */
    public static NetExperiment asLongAsThePaper(Digits digits) {
        return new NetExperiment(digits, new Extent("net-long", NetTraining.FULL, 40));
    }

    /** A few trainings of 500 updates. */
    public static NetExperiment quick(Digits digits) {
        return new NetExperiment(digits, new Extent("net-quick", new NetTraining(500, 100), 15));
    }

    @Override
    public String name() {
        return "net";
    }

    @Override
    public List<String> introduction() {
        return List.of(
                "A network of two hidden layers in little memory (paper, section 4.3): the least error on digits that it"
                        + " was not trained with, of " + digits.size() + ", after "
                        + extent.effort().updates() + " updates, over eleven parameters.",
                "Subject to: fewer than a million weights, which are counted by a task of their own, and training that"
                        + " does not diverge, which is learned; each with 95 % confidence.");
    }

    @Override
    public List<Run> runs(int seeds, Set<Strategy> strategies) {
        return comparison.runs(seeds, strategies);
    }

    @Override
    public List<Section> conclude(List<Finished> finished, Notebook notebook, Watcher watcher) {
        Map<Strategy, Judge> judges = Map.of(Strategy.CONSTRAINED, this::achieved, Strategy.BASELINE, this::achieved);
        return List.of(
                CurveSection.of(
                        "Error within the limit, found so far (as in the paper's Figure 2b)",
                        "net-curves",
                        "validation error",
                        finished,
                        judges,
                        1),
                BestSection.of("validation error", finished, judges, 1, NetStudies.PAPER));
    }

    /** Whether a network is small enough is a matter of its point, whichever task has counted its weights. */
    private OptionalDouble achieved(Trial trial) {
        if (!trial.task().equals(NetStudies.TRAIN)) {
            return OptionalDouble.empty();
        }
        if (trial.reason().isPresent() || measuring.weights(trial.point()) > NetStudies.MOST_WEIGHTS) {
            return OptionalDouble.of(NetMeasuring.WORST);
        }
        Observation error = trial.values().get(NetStudies.ERROR);
        return error == null ? OptionalDouble.empty() : Verdicts.number(error);
    }
}
