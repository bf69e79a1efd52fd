package dev.brink.experiments.lda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class TopicModelTest {
    @Test
    void entropyOfEqualSharesIsTheLogarithmOfTheirNumber() {
        double[][] lambda = new double[64][2];
        for (int word = 0; word < 64; word++) {
            lambda[word][0] = 3;
            lambda[word][1] = word < 8 ? 5 : 0;
        }
        TopicModel model = new TopicModel(1, new Topics(1, lambda));

        assertThat(model.entropy(0)).isCloseTo(6, within(1e-14));
        assertThat(model.entropy(1)).isCloseTo(3, within(1e-14));
        assertThat(model.meanEntropy()).isCloseTo(4.5, within(1e-14));
    }

    @Test
    void entropyOfTwoHundredEqualWordsIsTheLimit() {
        double[][] lambda = new double[6906][1];
        for (int word = 0; word < 200; word++) {
            lambda[word][0] = 1;
        }

        assertThat(new TopicModel(1, new Topics(1, lambda)).meanEntropy())
                .isCloseTo(LdaStudies.MOST_ENTROPY, within(1e-12));
    }

    @Test
    void whoKnowsNothingIsAsPerplexedAsThereAreWords() {
        double[][] lambda = new double[50][4];
        for (double[] row : lambda) {
            Arrays.fill(row, 2);
        }
        TopicModel model = new TopicModel(0.1, new Topics(1, lambda));
        Document shown = new Document(new int[] {3, 4}, new double[] {2, 1});
        Document asked = new Document(new int[] {0, 9, 20}, new double[] {1, 5, 2});

        double perplexity = new DocumentCompletion(List.of(shown), List.of(asked)).perplexity(model);

        assertThat(perplexity).isCloseTo(50, within(1e-11));
    }

    @Test
    void sharesOfATopicSumToOne() {
        double[][] lambda = {{1, 7}, {2, 1e-6}, {3, 0.5}};
        TopicModel model = new TopicModel(1, new Topics(1, lambda));

        assertThat(model.share(0, 0) + model.share(0, 1) + model.share(0, 2)).isCloseTo(1, within(1e-15));
        assertThat(model.share(1, 0)).isCloseTo(7 / 7.500001, within(1e-15));
    }
}
