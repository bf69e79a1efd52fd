package dev.brink.experiments.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilesOfDataTest {
    private static final String LOAN = "1 6 4 12 5 5 3 4 1 67 3 2 1 2 1 0 0 1 0 0 1 0 0 1 ";

    private static byte[] idx(int magic, int[] sizes, int... values) {
        ByteBuffer buffer = ByteBuffer.allocate(4 + 4 * sizes.length + values.length);
        buffer.putInt(magic);
        for (int size : sizes) {
            buffer.putInt(size);
        }
        for (int value : values) {
            buffer.put((byte) value);
        }
        return buffer.array();
    }

    private static final byte[] IMAGES = idx(2051, new int[] {2, 1, 2}, 0, 255, 51, 102);
    private static final byte[] LABELS = idx(2049, new int[] {2}, 7, 3);

    @Test
    void readsDigits() {
        Digits digits = IdxFile.read("images", IMAGES, "labels", LABELS);
        assertThat(digits.size()).isEqualTo(2);
        assertThat(digits.pixels()).isEqualTo(2);
        assertThat(digits.image(1)).containsExactly(0.2f, 0.4f);
        assertThat(digits.images()).containsExactly(0f, 1f, 0.2f, 0.4f);
        assertThat(digits.label(0)).isEqualTo((byte) 7);
        assertThat(digits.range(1, 2).images()).containsExactly(0.2f, 0.4f);
    }

    @Test
    void refusesBrokenDigits() {
        assertDigits("begins with 2049", idx(2049, new int[] {8}, new int[8]), LABELS);
        assertDigits("within its header", new byte[7], LABELS);
        assertDigits("which promises 4", idx(2051, new int[] {2, 1, 2}, 0, 255, 51), LABELS);
        assertDigits("size -1 at byte 8", idx(2051, new int[] {2, -1, 2}), LABELS);
        assertDigits("promises 2147483647", idx(2051, new int[] {1 << 30, 1 << 30, 1 << 30}), LABELS);
        assertDigits("3 labels", IMAGES, idx(2049, new int[] {3}, 1, 2, 3));
        assertDigits("label 200 at byte 9", IMAGES, idx(2049, new int[] {2}, 1, 200));
    }

    private static void assertDigits(String message, byte[] images, byte[] labels) {
        assertThatThrownBy(() -> IdxFile.read("images", images, "labels", labels))
                .isInstanceOf(InvalidDataException.class)
                .hasMessageContaining(message);
    }

    private static Corpus corpus(String counts, String words) {
        return BagOfWordsFile.read(
                "counts", counts.getBytes(StandardCharsets.UTF_8), "words", words.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void readsBagsOfWords() {
        Corpus corpus = corpus("3\n4\n3\n1 2 5\n3 1 1\n1 4 2\n", "a\nb\nc\nd\n");
        assertThat(corpus.documents()).isEqualTo(3);
        assertThat(corpus.vocabulary()).isEqualTo(4);
        assertThat(corpus.words(0)).containsExactly(1, 3);
        assertThat(corpus.counts(0)).containsExactly(5, 2);
        assertThat(corpus.words(1)).isEmpty();
        assertThat(corpus.word(3)).isEqualTo("d");
        assertThat(corpus.tokens()).isEqualTo(8);
        assertThat(corpus.subset(2, 0).words(0)).containsExactly(0);
    }

    @Test
    void refusesBrokenBagsOfWords() {
        assertCorpus("Line 2 of counts is 'x'", "3\nx\n1\n1 1 1\n", "a\n");
        assertCorpus("Line 1 of counts is ''", "", "a\n");
        assertCorpus("2 entries, but its third line promises 3", "1\n2\n3\n1 1 1\n1 2 1\n", "a\nb\n");
        assertCorpus("words has 1 words, but counts counts 2", "1\n2\n1\n1 1 1\n", "a\n");
        assertCorpus("Line 4 of counts is '1 0 1'", "1\n2\n1\n1 0 1\n", "a\nb\n");
        assertCorpus("Line 4 of counts names document 2", "1\n2\n1\n2 1 1\n", "a\nb\n");
        assertCorpus("Line 5 of counts names word 1 of document 1 a second time", "1\n2\n2\n1 1 1\n1 1 3\n", "a\nb\n");
    }

    private static void assertCorpus(String message, String counts, String words) {
        assertThatThrownBy(() -> corpus(counts, words))
                .isInstanceOf(InvalidDataException.class)
                .hasMessageContaining(message);
    }

    @Test
    void readsABagOfWordsThatTheUserNames(@TempDir Path folder) throws IOException {
        assertThatThrownBy(() -> DataSets.corpusIn(folder)).hasMessageContaining("0 files 'docword.*'");
        Files.writeString(folder.resolve("docword.mine.txt"), "1\n1\n1\n1 1 2\n");
        Files.writeString(folder.resolve("vocab.mine.txt"), "word\n");
        assertThat(DataSets.corpusIn(folder).tokens()).isEqualTo(2);
        assertThatThrownBy(() -> DataSets.corpusIn(folder.resolve("missing"))).hasMessageContaining("missing");
    }

    @Test
    void readsLoans() throws IOException {
        Credit credit = loans(LOAN + "1\n" + LOAN + " 2 \n");
        assertThat(credit.size()).isEqualTo(2);
        assertThat(credit.attributes()).isEqualTo(24);
        assertThat(credit.attribute(9)).containsExactly(67, 67);
        assertThat(credit.bad()).containsExactly(false, true);
    }

    @Test
    void refusesBrokenLoans() {
        assertThatThrownBy(() -> loans("")).hasMessageContaining("is empty");
        assertThatThrownBy(() -> loans(LOAN + "1\n" + LOAN + "3\n"))
                .hasMessageContaining("Line 2 of loans has the class 3");
        assertThatThrownBy(() -> loans("1 2 3\n")).hasMessageContaining("Line 1 of loans has 3 values");
        assertThatThrownBy(() -> loans(LOAN.replace("67", "6x") + "1\n")).hasMessageContaining("'6x' as its value 10");
    }

    private static Credit loans(String text) throws IOException {
        return CreditFile.read("loans", new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)));
    }

    /** 700 good and 300 bad risks, as the repository says. */
    @Test
    void theLoansThatShipAreComplete() {
        Credit credit = DataSets.credit();
        int bad = 0;
        for (boolean one : credit.bad()) {
            bad += one ? 1 : 0;
        }
        assertThat(credit.size()).isEqualTo(1000);
        assertThat(bad).isEqualTo(300);
    }
}
