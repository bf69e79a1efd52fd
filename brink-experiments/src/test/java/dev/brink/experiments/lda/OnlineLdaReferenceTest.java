package dev.brink.experiments.lda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two updates, the topics after them, and what they predict, against a computation with NumPy. */
class OnlineLdaReferenceTest {
    private static final ReferenceTable TABLE =
            ReferenceTable.load(OnlineLdaReferenceTest.class, "/reference/online-lda.csv");

    /** Both sides round sums of some ten terms and iterate some ten times. */
    private static final double ROUNDING = 1e-12;

    private TopicModel model = new TopicModel(1, new Topics(1, new double[][] {{1}}));

    @BeforeEach
    void twoUpdates() {
        double[][] start = matrix("start");
        double[][] byWord = new double[start[0].length][start.length];
        for (int k = 0; k < start.length; k++) {
            for (int w = 0; w < start[k].length; w++) {
                byWord[w][k] = start[k][w];
            }
        }
        Topics topics = new Topics(number("eta", 0), byWord);
        for (int update = 0; update < 2; update++) {
            List<Document> documents = documents("minibatch" + update);
            double[][] counts = new Minibatch(documents, byWord.length).expectedCounts(topics, number("alpha", 0));
            topics.move(number("weight", update), number("corpus", 0) / documents.size(), counts);
        }
        model = new TopicModel(number("alpha", 0), topics);
    }

    @Test
    void topics() {
        double[][] shares = matrix("share");
        for (int k = 0; k < shares.length; k++) {
            for (int w = 0; w < shares[k].length; w++) {
                assertThat(model.share(k, w)).isCloseTo(shares[k][w], within(ROUNDING));
            }
        }
    }

    @Test
    void entropies() {
        double sum = 0;
        for (int k = 0; k < model.topics(); k++) {
            assertThat(model.entropy(k)).isCloseTo(number("entropy", k), within(ROUNDING));
            sum += number("entropy", k);
        }
        assertThat(model.meanEntropy()).isCloseTo(sum / model.topics(), within(ROUNDING));
    }

    @Test
    void perplexity() {
        DocumentCompletion completion = new DocumentCompletion(documents("shown"), documents("asked"));

        assertThat(completion.perplexity(model)).isCloseTo(number("perplexity", 0), within(10 * ROUNDING));
    }

    private static double number(String quantity, int i) {
        return TABLE.rowsWhere("quantity", quantity).get(i).get("value");
    }

    private static double[][] matrix(String quantity) {
        List<ReferenceRow> rows = TABLE.rowsWhere("quantity", quantity);
        ReferenceRow last = rows.get(rows.size() - 1);
        double[][] matrix = new double[last.integer("i") + 1][last.integer("j") + 1];
        rows.forEach(row -> matrix[row.integer("i")][row.integer("j")] = row.get("value"));
        return matrix;
    }

    private static List<Document> documents(String quantity) {
        List<Document> documents = new ArrayList<>();
        for (double[] row : matrix(quantity)) {
            int[] words = IntStream.range(0, row.length).filter(w -> row[w] > 0).toArray();
            documents.add(new Document(
                    words, IntStream.of(words).mapToDouble(w -> row[w]).toArray()));
        }
        return documents;
    }
}
