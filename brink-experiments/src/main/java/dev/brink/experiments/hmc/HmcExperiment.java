package dev.brink.experiments.hmc;

import dev.brink.experiments.data.Credit;
import dev.brink.experiments.frame.Comparison;
import dev.brink.experiments.frame.CurveSection;
import dev.brink.experiments.frame.Experiment;
import dev.brink.experiments.frame.Finished;
import dev.brink.experiments.frame.Notebook;
import dev.brink.experiments.frame.Run;
import dev.brink.experiments.frame.Section;
import dev.brink.experiments.frame.Strategy;
import dev.brink.experiments.frame.Watcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Tunes a Hamiltonian sampler (paper §4.4): as many effective samples as possible in a budget of gradient evaluations,
 * from chains that pass two tests of convergence and do not diverge.
 */
public final class HmcExperiment implements Experiment {
    static final String SURFACES = "surfaces";

    /** The logarithm of a single effective sample: less than that says nothing at all. */
    private static final double WORST = 0;

    /** As wide as is usual for this model and these data (Girolami and Calderhead 2011, section 7). */
    private static final double PRIOR_DEVIATION = 10;

    private final Extent extent;
    private final LogisticPosterior posterior;
    private final Chains chains;
    private final HmcMeasuring measuring;
    private final HmcStudies studies;
    private final Comparison comparison;

    private HmcExperiment(Credit credit, Extent extent) {
        this.extent = extent;
        this.posterior = LogisticPosterior.of(CreditData.columns(credit), credit.bad(), PRIOR_DEVIATION);
        this.chains = new Chains(posterior, extent.gradients());
        this.measuring = new HmcMeasuring(chains);
        this.studies = new HmcStudies(extent.name(), extent.trials());
        this.comparison = new Comparison(studies::constrained, studies::baseline, measuring, WORST);
    }

    /**
     * How much is computed.
     *
     * @param name of its studies, to tell them from those of another extent
     * @param gradients evaluations of the gradient in each chain
     * @param trials of every study
     * @param reruns of every setting that was found
     */
    record Extent(String name, long gradients, int trials, int reruns) {}

    /** As the paper has it, with a budget of gradients instead of minutes. */
    public static HmcExperiment full(Credit credit) {
        return new HmcExperiment(credit, new Extent("hmc", 800_000, 50, 5));
    }

    /** The same in two minutes. */
    public static HmcExperiment quick(Credit credit) {
        return new HmcExperiment(credit, new Extent("hmc-quick", 40_000, 25, 3));
    }

    static HmcExperiment of(Credit credit, Extent extent) {
        return new HmcExperiment(credit, extent);
    }

    @Override
    public String name() {
        return "hmc";
    }

    @Override
    public List<String> introduction() {
        return List.of(
                "Tuning Hamiltonian Monte Carlo (paper, section 4.4): the most effective samples of the posterior of a"
                        + " logistic regression on the German credit data, from two chains of " + extent.gradients()
                        + " gradient evaluations each.",
                "Subject to: Geweke's score at most 2, Gelman and Rubin's at most 1.2, no divergence; each with 95 %"
                        + " confidence.");
    }

    @Override
    public List<Run> runs(int seeds, Set<Strategy> strategies) {
        List<Run> runs = new ArrayList<>(comparison.runs(seeds, strategies));
        if (strategies.contains(Strategy.CONSTRAINED)) {
            runs.add(new Run(SURFACES, 1, studies.surfaces(1), measuring));
        }
        return runs;
    }

    @Override
    public List<Section> conclude(List<Finished> finished, Notebook notebook, Watcher watcher) {
        Reruns reruns = new Reruns(posterior, chains, extent.reruns(), notebook, watcher);
        List<Section> sections = new ArrayList<>();
        sections.add(new HmcTable(extent.name(), reruns).section(finished));
        sections.add(curves(finished));
        Finished.of(SURFACES, finished).forEach(one -> sections.add(HmcSurfaces.section(one)));
        return sections;
    }

    private Section curves(List<Finished> finished) {
        return CurveSection.of(
                "Effective samples found so far (as in the paper's Figure 2)",
                "hmc-curves",
                "log10 of effective samples",
                finished,
                comparison.judges(),
                -1);
    }
}
