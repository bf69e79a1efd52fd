package dev.brink.experiments.lda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.experiments.data.Corpus;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CorpusSplitTest {
    private static final int DOCUMENTS = 20;

    /** Document i consists of word i alone, so that it can be told from the others. */
    private static final Corpus CORPUS = Corpus.of(
            IntStream.range(0, DOCUMENTS).mapToObj(i -> "word" + i).toList(),
            IntStream.range(0, DOCUMENTS).mapToObj(i -> new int[] {i}).toArray(int[][]::new),
            IntStream.range(0, DOCUMENTS).mapToObj(i -> new int[] {1}).toArray(int[][]::new));

    @Test
    void everyDocumentIsInOnePart() {
        CorpusSplit split = CorpusSplit.of(CORPUS, 6, 1);

        assertThat(numbers(split.heldOut())).hasSize(6).doesNotContainAnyElementsOf(numbers(split.training()));
        assertThat(numbers(split.training())).hasSize(14).doesNotHaveDuplicates();
    }

    @Test
    void theSeedDecides() {
        assertThat(numbers(CorpusSplit.of(CORPUS, 6, 1).heldOut()))
                .isEqualTo(numbers(CorpusSplit.of(CORPUS, 6, 1).heldOut()))
                .isNotEqualTo(numbers(CorpusSplit.of(CORPUS, 6, 2).heldOut()));
    }

    @Test
    void bothPartsMustHaveDocuments() {
        assertThatThrownBy(() -> CorpusSplit.of(CORPUS, DOCUMENTS, 1)).hasMessageContaining("hold out less");
        assertThatThrownBy(() -> CorpusSplit.of(CORPUS, 0, 1)).hasMessageContaining("Of 20 documents 0");
    }

    private static List<Integer> numbers(Corpus corpus) {
        return IntStream.range(0, corpus.documents())
                .map(document -> corpus.words(document)[0])
                .boxed()
                .toList();
    }
}
