package dev.brink.entropy;

import dev.brink.gp.Marginals;
import dev.brink.numeric.Normal;
import dev.brink.numeric.RandomStream;
import dev.brink.numeric.Sobol;
import dev.brink.posterior.LatentPosterior;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The counts that will probably be seen: a few that integrate over their predictive distribution. */
final class PredictedCounts {
    /** Counts predicted to see how they are distributed. */
    private static final int PREDICTED = 512;

    private PredictedCounts() {}

    /**
     * Probabilities by count of successes. Many counts are predicted evenly (a sample, its latent value and the count
     * given that, each by one axis of Sobol points), and the nodes of a {@link NormalGrid} are looked up in their
     * order.
     */
    static SortedMap<Long, Double> of(
            LatentPosterior posterior, List<Marginals> marginals, long trials, int nodes, RandomStream stream) {
        long[] predicted = new long[PREDICTED];
        Sobol sobol = Sobol.scrambled(3, stream);
        for (int i = 0; i < PREDICTED; i++) {
            double[] u = sobol.next();
            Marginals m = marginals.get(pick(posterior, u[0]));
            double latent = m.mean(0) + m.standardDeviation(0) * Normal.quantile(u[1]);
            predicted[i] = BinomialQuantile.of(trials, latent, u[2]);
        }
        Arrays.sort(predicted);
        NormalGrid grid = new NormalGrid(nodes);
        SortedMap<Long, Double> probabilities = new TreeMap<>();
        for (int j = 0; j < nodes; j++) {
            int place = (int) (PREDICTED * Normal.cdf(grid.node(j)));
            probabilities.merge(predicted[Math.min(place, PREDICTED - 1)], grid.weight(j), Double::sum);
        }
        return probabilities;
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
