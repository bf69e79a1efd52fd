package dev.brink.experiments.lda;

import dev.brink.experiments.data.Corpus;
import dev.brink.experiments.random.Permutation;
import dev.brink.numeric.RandomStream;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Learns topics from documents, some documents at a time (Hoffman et al., Algorithm 2). Work is done in parallel on the
 * pool of the calling thread; the number of its threads does not change the result.
 */
public final class OnlineLda {
    private final LdaHyperparameters hyperparameters;
    private final LdaTraining training;

    public OnlineLda(LdaHyperparameters hyperparameters, LdaTraining training) {
        this.hyperparameters = hyperparameters;
        this.training = training;
    }

    /** The topics of a corpus. The seed decides from which topics to begin, and the order of the documents. */
    public TopicModel train(Corpus corpus, long seed) {
        RandomStream stream = RandomStream.of(seed).split("lda");
        List<Document> documents = Document.all(corpus);
        Topics topics = Topics.random(
                hyperparameters.topics(),
                corpus.vocabulary(),
                hyperparameters.eta(),
                (double) corpus.tokens(),
                stream.split("topics").generator());
        long updates = 0;
        for (int pass = 0; pass < training.passes(); pass++) {
            int[] order = Permutation.of(
                    documents.size(), stream.split("order").split(pass).generator());
            for (int from = 0; from < order.length; from += training.minibatch()) {
                int to = Math.min(from + training.minibatch(), order.length);
                List<Document> some = IntStream.range(from, to)
                        .mapToObj(i -> documents.get(order[i]))
                        .toList();
                updates++;
                update(topics, new Minibatch(some, corpus.vocabulary()), documents.size(), updates);
            }
        }
        return new TopicModel(hyperparameters.alpha(), topics);
    }

    private void update(Topics topics, Minibatch minibatch, int documents, long update) {
        double[][] counts = minibatch.expectedCounts(topics, hyperparameters.alpha());
        topics.move(hyperparameters.weight(update), (double) documents / minibatch.size(), counts);
    }
}
