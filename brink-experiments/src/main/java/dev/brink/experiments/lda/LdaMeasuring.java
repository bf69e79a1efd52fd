package dev.brink.experiments.lda;

import dev.brink.data.Measurement;
import dev.brink.experiments.data.Corpus;
import dev.brink.problem.Point;
import java.util.Map;

/**
 * Trains the topics that a study of {@link LdaStudies} suggests and judges them: which topics predict documents best, if
 * a topic may have no more entropy than 200 words of equal share have (paper, section 4.2)? One run reveals both.
 *
 * <p>What the paper leaves open is settled here. Prediction is judged by {@link DocumentCompletion}. A seed decides
 * where training begins and in which order it sees the documents; which documents are held out, and which half of
 * them is shown, is the same for all.
 */
public final class LdaMeasuring {
    /** Held out of the 3,430 documents of the KOS corpus; of another corpus the same share is. */
    private static final double HELD_OUT_SHARE = 300.0 / 3430;

    private static final long SPLIT_SEED = 1;

    private final Corpus training;
    private final DocumentCompletion completion;
    private final LdaTraining effort;

    public LdaMeasuring(Corpus corpus, LdaTraining effort) {
        int heldOut = (int) Math.max(1, Math.round(HELD_OUT_SHARE * corpus.documents()));
        CorpusSplit split = CorpusSplit.of(corpus, heldOut, SPLIT_SEED);
        training = split.training();
        completion = DocumentCompletion.of(split.heldOut(), SPLIT_SEED);
        this.effort = effort;
    }

    /** The perplexity and the entropy of the topics at a point. There is one task. */
    public Measurement measure(String task, Point point, long seed) {
        TopicModel model = new OnlineLda(LdaHyperparameters.of(point), effort).train(training, seed);
        return Measurement.of(
                point,
                task,
                Map.of(LdaStudies.PERPLEXITY, completion.perplexity(model), LdaStudies.ENTROPY, model.meanEntropy()));
    }

    /**
     * What the baseline puts in the place of a violation, "the worst possible value for this LDA problem" (section
     * 4.2): the perplexity of somebody who knows nothing and takes all words for equally probable.
     */
    public double worst() {
        return training.vocabulary();
    }
}
