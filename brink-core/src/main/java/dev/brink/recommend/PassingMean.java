package dev.brink.recommend;

import dev.brink.posterior.Posterior;
import dev.brink.problem.Objective;
import dev.brink.search.Landscape;
import java.util.Arrays;

/**
 * What makes a point the answer: {@code -E[f(x)]/unit + tau sum_k log(m_k/(1 + m_k))} where every margin
 * {@code m_k(x)} is positive, and -infinity elsewhere. The barrier keeps a search among the points that pass; as tau
 * falls, the highest point moves to the best of them. It is bounded, since margins grow to millions next to what was
 * measured, and that is no merit.
 *
 * <p>paper Eq. 6
 */
final class PassingMean implements Landscape {
    private final Posterior posterior;
    private final Objective objective;
    private final Margins margins;
    private final double unit;
    private final double tau;

    /** @param unit what counts as a large difference of the objective */
    PassingMean(Posterior posterior, Objective objective, double unit, double tau) {
        this.posterior = posterior;
        this.objective = objective;
        this.margins = new Margins(posterior);
        this.unit = unit;
        this.tau = tau;
    }

    /** Points that pass, by the middle of what is believed of their objective. */
    @Override
    public double[] roughValues(double[][] points) {
        boolean[] confident = posterior.isConfident(points);
        double[] middles = posterior.middles(objective, points);
        double[] values = new double[points.length];
        Arrays.setAll(values, j -> confident[j] ? -objective.sign() * middles[j] / unit : Double.NEGATIVE_INFINITY);
        return values;
    }

    @Override
    public double value(double[] point, double[] gradient) {
        double[][] marginGradients = new double[margins.count()][point.length];
        double[] margin = margins.at(point, marginGradients);
        if (Arrays.stream(margin).anyMatch(m -> !(m > 0))) {
            Arrays.fill(gradient, 0);
            return Double.NEGATIVE_INFINITY;
        }
        double scale = -objective.sign() / unit;
        double value = scale * posterior.mean(objective, point, gradient);
        for (int a = 0; a < gradient.length; a++) {
            gradient[a] *= scale;
            for (int k = 0; k < margin.length; k++) {
                gradient[a] += tau * marginGradients[k][a] / (margin[k] * (1 + margin[k]));
            }
        }
        for (double m : margin) {
            value += tau * Math.log(m / (1 + m));
        }
        return value;
    }
}
