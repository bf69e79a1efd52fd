package dev.brink.experiments.lda;

import dev.brink.experiments.data.Corpus;
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
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tunes online LDA (paper §4.2): topics that predict documents best, of few words each. */
public final class LdaExperiment implements Experiment {
    private final Corpus corpus;
    private final Comparison comparison;

    /**
     * How much is computed.
     *
     * @param name of its studies, to tell them from those of another extent
     * @param effort of every training
     * @param trials of every study
     */
    record Extent(String name, LdaTraining effort, int trials) {}

    LdaExperiment(Corpus corpus, Extent extent) {
        this.corpus = corpus;
        LdaMeasuring measuring = new LdaMeasuring(corpus, extent.effort());
        LdaStudies studies = new LdaStudies(extent.name(), extent.trials());
        this.comparison =
                new Comparison(studies::constrained, studies::baseline, measuring::measure, measuring.worst());
    }

    /** Fifty trainings a study. */
    public static LdaExperiment full(Corpus corpus) {
        return new LdaExperiment(corpus, new Extent("lda", LdaTraining.FULL, 50));
    }

    /** The same in two minutes. */
    public static LdaExperiment quick(Corpus corpus) {
        return new LdaExperiment(corpus, new Extent("lda-quick", LdaTraining.QUICK, 25));
    }

    @Override
    public String name() {
        return "lda";
    }

    @Override
    public List<String> introduction() {
        return List.of(
                "Online LDA with sparse topics (paper, section 4.2): the least perplexity of documents that were held"
                        + " out, of " + corpus.documents() + " with " + corpus.vocabulary()
                        + " different words, over five parameters of training.",
                "Subject to: the entropy of topics, on average, at most log2 200 = 7.64 bits with 95 % confidence, so"
                        + " that they are made of few words.");
    }

    @Override
    public List<Run> runs(int seeds, Set<Strategy> strategies) {
        return comparison.runs(seeds, strategies);
    }

    @Override
    public List<Section> conclude(List<Finished> finished, Notebook notebook, Watcher watcher) {
        Map<Strategy, Judge> judges = comparison.judges();
        return List.of(
                CurveSection.of(
                        "Perplexity within the limit, found so far (as in the paper's Figure 2a)",
                        "lda-curves",
                        "perplexity",
                        finished,
                        judges,
                        1),
                BestSection.of("perplexity", finished, judges, 1, LdaStudies.PAPER));
    }
}
