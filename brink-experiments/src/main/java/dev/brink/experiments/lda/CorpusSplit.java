package dev.brink.experiments.lda;

import dev.brink.experiments.data.Corpus;
import dev.brink.experiments.random.Permutation;
import dev.brink.numeric.RandomStream;
import java.util.Arrays;

/** A corpus in two parts: documents to learn from, and documents to judge by. */
public record CorpusSplit(Corpus training, Corpus heldOut) {
    /** So many documents, chosen by chance, are held out. The same seed holds out the same. */
    public static CorpusSplit of(Corpus corpus, int heldOut, long seed) {
        if (heldOut < 1 || heldOut >= corpus.documents()) {
            throw new IllegalArgumentException(
                    "Of " + corpus.documents() + " documents " + heldOut
                            + " were to be held out, but there must be some to learn from and some to judge by: hold out less.");
        }
        int[] order = Permutation.of(
                corpus.documents(), RandomStream.of(seed).split("split").generator());
        return new CorpusSplit(
                corpus.subset(Arrays.copyOfRange(order, heldOut, order.length)),
                corpus.subset(Arrays.copyOf(order, heldOut)));
    }
}
