package dev.brink.entropy;

import dev.brink.gp.MarginalGradient;
import dev.brink.gp.Marginals;
import dev.brink.posterior.LatentPosterior;
import dev.brink.search.Landscape;
import java.util.Arrays;
import java.util.List;

/**
 * The logarithm of a cost that is learned on the log scale: its posterior mean, {@code E[log cost(x)]}. Its exponential
 * is the median of every sample, and lies between the two means that could be asked for: {@code E[cost]}, by which
 * doubt makes a point dear, and {@code 1/E[1/cost]}, by which doubt makes it cheap. Both depend on the tails of
 * log-normal distributions whose width is itself in doubt, and may be infinite or zero; this does not.
 *
 * <p>No cost is taken to be less than the least that was measured, nor more than the most: where it was never measured, a
 * trend carried on could promise information for next to nothing.
 */
public final class MeasuredCost implements Landscape {
    private final LatentPosterior beliefs;
    private final double least;
    private final double most;

    /**
     * @param beliefs about the cost's logarithm, not warped
     * @param least logarithm of a cost that was measured
     * @param most logarithm of a cost that was measured
     */
    public MeasuredCost(LatentPosterior beliefs, double least, double most) {
        this.beliefs = beliefs;
        this.least = least;
        this.most = most;
    }

    @Override
    public double[] values(double[][] points) {
        List<Marginals> marginals = beliefs.marginals(points);
        double[] values = new double[points.length];
        for (int s = 0; s < marginals.size(); s++) {
            for (int j = 0; j < values.length; j++) {
                values[j] += weight(s) * log(s, marginals.get(s).mean(j));
            }
        }
        return Arrays.stream(values).map(this::bounded).toArray();
    }

    @Override
    public double value(double[] point, double[] gradient) {
        List<MarginalGradient> marginals = beliefs.gradients(point);
        Arrays.fill(gradient, 0);
        double value = 0;
        for (int s = 0; s < marginals.size(); s++) {
            MarginalGradient m = marginals.get(s);
            value += weight(s) * log(s, m.mean());
            double unit = beliefs.samples().get(s).transform().unit();
            for (int a = 0; a < gradient.length; a++) {
                gradient[a] += weight(s) * unit * m.meanGradient(a);
            }
        }
        if (bounded(value) != value) {
            Arrays.fill(gradient, 0);
        }
        return bounded(value);
    }

    private double weight(int sample) {
        return Math.exp(beliefs.logWeight(sample));
    }

    private double log(int sample, double model) {
        return beliefs.samples().get(sample).transform().fromModel(model);
    }

    private double bounded(double log) {
        return Math.max(least, Math.min(log, most));
    }
}
