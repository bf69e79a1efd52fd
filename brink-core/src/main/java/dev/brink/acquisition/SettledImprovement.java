package dev.brink.acquisition;

import dev.brink.gp.Marginals;
import dev.brink.numeric.Normal;
import dev.brink.numeric.Parallel;
import dev.brink.posterior.LatentPosterior;
import java.util.Arrays;
import java.util.List;

/**
 * How much of the improvement that is expected all over the space a measurement would settle: the sum, over places z
 * weighted by the probability that they fulfil every constraint, of the expected improvement now less the one given that
 * the point came out as expected (integrated expected conditional improvement; Gramacy and Lee 2011). A corner of the
 * space, where expected improvement alone is drawn to because nothing is known there, tells of little but itself.
 */
public final class SettledImprovement {
    /** Places whose improvement is a smaller share of the largest are passed over. */
    private static final double NEGLIGIBLE = 1e-6;

    private final LatentPosterior objective;
    private final Target target;
    private final double[][] places;
    private final double[] weights;

    /**
     * @param objective of which measurements are exact
     * @param weights of the places
     */
    SettledImprovement(LatentPosterior objective, Target target, double[][] places, double[] weights) {
        this.objective = objective;
        this.target = target;
        this.places = places;
        this.weights = weights;
    }

    /** What a measurement at each of these points would settle, in the unit of {@link ExpectedImprovement}. */
    public double[] by(double[][] points, Parallel parallel) {
        List<Marginals> atPlaces = objective.marginals(places);
        List<Marginals> atPoints = objective.marginals(points);
        double[] settled = new double[points.length];
        parallel.map(objective.samples().size(), s -> of(s, points, atPlaces.get(s), atPoints.get(s)))
                .forEach(ofSample -> Arrays.setAll(settled, i -> settled[i] + ofSample[i]));
        return settled;
    }

    private double[] of(int s, double[][] points, Marginals atPlaces, Marginals atPoints) {
        double[] now = new double[places.length];
        Arrays.setAll(
                now, j -> weights[j] * improvement(target.gap(s, atPlaces.mean(j)), atPlaces.standardDeviation(j)));
        double least = NEGLIGIBLE * Arrays.stream(now).max().orElse(0);
        double[][] covariances = objective.samples().get(s).process().covariances(points, places);
        double unit = Math.exp(objective.logWeight(s) + target.logUnit(s));
        double[] settled = new double[points.length];
        for (int i = 0; i < points.length; i++) {
            double progress = Math.max(0, target.gap(s, atPoints.mean(i)));
            for (int j = 0; j < places.length; j++) {
                if (now[j] > least) {
                    double known = covariances[i][j] / atPoints.standardDeviation(i);
                    double deviation = atPlaces.standardDeviation(j);
                    double left = Math.sqrt(Math.max(0, (deviation - known) * (deviation + known)));
                    double gap = target.gap(s, atPlaces.mean(j)) - progress;
                    settled[i] += unit * (now[j] - weights[j] * improvement(gap, left));
                }
            }
        }
        return settled;
    }

    /** {@code E[max(0, gap + deviation Z)]}: no logarithm is needed, since what is small does not count. */
    private static double improvement(double gap, double deviation) {
        if (deviation == 0) {
            return Math.max(0, gap);
        }
        double z = gap / deviation;
        return deviation * (Normal.density(z) + z * Normal.cdf(z));
    }
}
