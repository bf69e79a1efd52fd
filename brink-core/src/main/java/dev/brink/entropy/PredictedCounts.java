package dev.brink.entropy;

import dev.brink.gp.Marginals;
import dev.brink.numeric.Normal;
import dev.brink.numeric.RandomStream;
import dev.brink.numeric.Sobol;
import dev.brink.posterior.LatentPosterior;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;

/** The counts that will probably be seen: a few that integrate over their predictive distribution. */
final class PredictedCounts {
    /** Counts predicted to see how they are distributed. */
    private static final int PREDICTED = 2048;

    private PredictedCounts() {}

    /**
     * Probabilities by count of successes. Many counts are predicted evenly, the nodes of a {@link NormalGrid} are looked
     * up in their order, and each of the counts found there stands for all that are closest to it.
     */
    static SortedMap<Long, Double> of(
            LatentPosterior posterior, List<Marginals> marginals, long trials, int nodes, RandomStream stream) {
        long[] predicted = predict(posterior, marginals, trials, Sobol.scrambled(3, stream));
        NormalGrid grid = new NormalGrid(nodes);
        NavigableMap<Long, Double> probabilities = new TreeMap<>();
        for (int j = 0; j < nodes; j++) {
            probabilities.put(predicted[(int) (PREDICTED * Normal.cdf(grid.node(j)))], 0.0);
        }
        for (long count : predicted) {
            probabilities.merge(closest(probabilities, count), 1.0 / PREDICTED, Double::sum);
        }
        return probabilities;
    }

    /** In rising order: a sample, its latent value and the count given that, each by one axis of Sobol points. */
    private static long[] predict(LatentPosterior posterior, List<Marginals> marginals, long trials, Sobol sobol) {
        long[] predicted = new long[PREDICTED];
        for (int i = 0; i < PREDICTED; i++) {
            double[] u = sobol.next();
            Marginals m = marginals.get(pick(posterior, u[0]));
            double latent = m.mean(0) + m.standardDeviation(0) * Normal.quantile(u[1]);
            predicted[i] = BinomialQuantile.of(trials, latent, u[2]);
        }
        Arrays.sort(predicted);
        return predicted;
    }

    private static long closest(NavigableMap<Long, Double> nodes, long count) {
        Long below = nodes.floorKey(count);
        Long above = nodes.ceilingKey(count);
        if (below == null || above == null) {
            return below == null ? nodes.firstKey() : below;
        }
        return count - below <= above - count ? below : above;
    }

    private static int pick(LatentPosterior posterior, double u) {
        int last = posterior.samples().size() - 1;
        double sum = 0;
        for (int s = 0; s < last; s++) {
            sum += Math.exp(posterior.logWeight(s));
            if (u < sum) {
                return s;
            }
        }
        return last;
    }
}
