package dev.brink.experiments.lda;

import dev.brink.data.Measurement;
import dev.brink.experiments.data.Corpus;
import dev.brink.observation.LatentScale;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import java.util.List;
import java.util.Map;

/**
 * The paper's section 4.2: which topics predict documents best, if a topic may have no more entropy than 200 words of
 * equal share have? One run reveals both, so the problem is coupled.
 *
 * <p>What the paper leaves open is settled here. Prediction is judged by {@link DocumentCompletion}. A seed decides
 * where training begins and in which order it sees the documents; which documents are held out, and which half of
 * them is shown, is the same for all.
 */
public final class LdaExperiment {
    /** "Less than log2 200 bits" (section 4.2). */
    public static final double MOST_ENTROPY = Math.log(200) / Math.log(2);

    /** What section 4.2 and Figure 2(a) say of the outcome. The figure's curves are drawn; no table has their values. */
    public static final List<String> PAPER = List.of(
            "\"Constrained Bayesian optimization significantly outperforms the baseline. Intuitively, the baseline is"
                    + " poor because the GP has difficulty modeling the sharp discontinuities caused by the large"
                    + " values.\" (section 4.2)",
            "\"Blue curve: our method. Red curve: unconstrained Bayesian optimization with constraint violations as"
                    + " large values. Errors bars indicate standard error from 5 independent runs.\" (Figure 2)");

    /** Held out of the 3,430 documents of the KOS corpus; of another corpus the same share is. */
    private static final double HELD_OUT_SHARE = 300.0 / 3430;

    private static final long SPLIT_SEED = 1;
    private static final String TASK = "train";
    private static final String PERPLEXITY = "perplexity";
    private static final String ENTROPY = "entropy";

    private final Corpus training;
    private final DocumentCompletion completion;
    private final LdaTraining effort;

    public LdaExperiment(Corpus corpus, LdaTraining effort) {
        int heldOut = (int) Math.max(1, Math.round(HELD_OUT_SHARE * corpus.documents()));
        CorpusSplit split = CorpusSplit.of(corpus, heldOut, SPLIT_SEED);
        training = split.training();
        completion = DocumentCompletion.of(split.heldOut(), SPLIT_SEED);
        this.effort = effort;
    }

    /** What is tuned, in the ranges that section 4.2 states. */
    public Problem problem() {
        return overParameters()
                .constraint(Constraint.atMost(ENTROPY, MOST_ENTROPY))
                .task(TASK, 1, PERPLEXITY, ENTROPY)
                .build();
    }

    /** What the paper's baseline optimises: the perplexity alone, as {@link #penalized} gives it. */
    public Problem baseline() {
        return overParameters().task(TASK, 1, PERPLEXITY).build();
    }

    private static ProblemBuilder overParameters() {
        return Problem.over(
                        Parameter.integer("topics", 2, 100),
                        Parameter.real("alpha", 0, 2),
                        Parameter.real("eta", 0, 2),
                        Parameter.real("rate", 0.1, 1),
                        Parameter.real("decay", 1e-5, 1))
                .objective(Objective.minimize(PERPLEXITY).scale(LatentScale.LOG));
    }

    /** Trains topics and looks at them. */
    public Measurement measure(Point point, long seed) {
        TopicModel model = train(point, seed);
        return Measurement.of(
                point, TASK, Map.of(PERPLEXITY, completion.perplexity(model), ENTROPY, model.meanEntropy()));
    }

    /** What the baseline sees: the perplexity, or {@link #worst} where the constraint is violated. */
    public double penalized(Point point, long seed) {
        TopicModel model = train(point, seed);
        return model.meanEntropy() <= MOST_ENTROPY ? completion.perplexity(model) : worst();
    }

    /**
     * What the baseline puts in the place of a violation, "the worst possible value for this LDA problem" (section
     * 4.2): the perplexity of somebody who knows nothing and takes all words for equally probable.
     */
    public double worst() {
        return training.vocabulary();
    }

    private TopicModel train(Point point, long seed) {
        return new OnlineLda(LdaHyperparameters.of(point), effort).train(training, seed);
    }
}
