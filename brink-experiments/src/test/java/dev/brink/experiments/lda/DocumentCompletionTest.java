package dev.brink.experiments.lda;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.experiments.data.Corpus;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A model that expects the first word only tells which words it was asked for. */
class DocumentCompletionTest {
    private static final TopicModel FIRST_WORD = new TopicModel(1, new Topics(1, new double[][] {{0.75}, {0.25}}));

    @Test
    void asksForTheLargerHalf() {
        Corpus corpus = Corpus.of(List.of("a", "b"), new int[][] {{0}, {0}}, new int[][] {{1}, {7}});

        assertThat(DocumentCompletion.of(corpus, 1).perplexity(FIRST_WORD)).isEqualTo(Math.exp(-Math.log(0.75)));
        assertThat(DocumentCompletion.of(corpus, 1).asked()).isEqualTo(1 + 4);
    }

    @Test
    void theSeedDivides() {
        Corpus corpus = Corpus.of(List.of("a", "b"), new int[][] {{0, 1}}, new int[][] {{50, 50}});

        double first = DocumentCompletion.of(corpus, 1).perplexity(FIRST_WORD);

        assertThat(DocumentCompletion.of(corpus, 1).perplexity(FIRST_WORD)).isEqualTo(first);
        assertThat(DocumentCompletion.of(corpus, 3).perplexity(FIRST_WORD)).isNotEqualTo(first);
    }

    @Test
    void whereNothingIsAskedNothingIsPerplexing() {
        Corpus empty = Corpus.of(List.of("a", "b"), new int[][] {{}}, new int[][] {{}});

        assertThat(DocumentCompletion.of(empty, 1).perplexity(FIRST_WORD)).isEqualTo(1);
    }
}
