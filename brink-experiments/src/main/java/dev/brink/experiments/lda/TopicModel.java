package dev.brink.experiments.lda;

import dev.brink.numeric.VectorLoops;
import java.util.stream.IntStream;

/** Topics that have been learned: for each topic a Dirichlet distribution over its shares of the words. Immutable. */
public final class TopicModel {
    private final double alpha;
    private final double[][] means;
    private final Topics topics;

    TopicModel(double alpha, Topics topics) {
        this.alpha = alpha;
        this.topics = topics;
        means = topics.means();
    }

    /** How many topics there are. */
    public int topics() {
        return topics.count();
    }

    /** How many words there are. */
    public int vocabulary() {
        return means.length;
    }

    /** {@code E[beta_kw]}, the share of a word in a topic. */
    public double share(int topic, int word) {
        return means[word][topic];
    }

    /** The entropy of a topic's mean distribution over the words, {@code -sum_w E[beta_kw] log2 E[beta_kw]}, in bits. */
    public double entropy(int topic) {
        double nats = 0;
        for (double[] row : means) {
            if (row[topic] > 0) {
                nats -= row[topic] * Math.log(row[topic]);
            }
        }
        return nats / Math.log(2);
    }

    /** The entropy averaged over topics, in bits: what the paper's constraint is about. */
    public double meanEntropy() {
        return IntStream.range(0, topics()).mapToDouble(this::entropy).sum() / topics();
    }

    /** {@code exp E[log beta_kw]} for all words. */
    double[][] likelihood() {
        double[] digammaOfTotals = topics.digammaOfTotals();
        return IntStream.range(0, vocabulary())
                .parallel()
                .mapToObj(word -> topics.likelihood(word, digammaOfTotals))
                .toArray(double[][]::new);
    }

    /**
     * {@code sum_w n_w log sum_k E[theta_k] E[beta_kw]}, the log probability of a document's words in their order,
     * where what is believed of theta comes from another part of the same document.
     */
    double logProbability(Document seen, Document asked, double[][] likelihood) {
        double[] gamma = DocumentPosterior.of(seen, likelihood, alpha).gamma();
        double total = 0;
        for (double value : gamma) {
            total += value;
        }
        double sum = 0;
        for (int i = 0; i < asked.size(); i++) {
            double probability = VectorLoops.dot(gamma, means[asked.words[i]], 0, gamma.length) / total;
            sum += asked.counts[i] * Math.log(probability);
        }
        return sum;
    }
}
