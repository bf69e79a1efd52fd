package dev.brink.acquisition;

import dev.brink.gp.MarginalGradient;
import dev.brink.gp.Marginals;
import dev.brink.numeric.LogSumExp;
import dev.brink.numeric.Normal;
import dev.brink.posterior.LatentPosterior;
import dev.brink.search.Landscape;
import java.util.Arrays;
import java.util.List;

/**
 * By how much a point is expected to be better than the target: {@code EI(x) = sum_s w_s sigma_s h(z_s)} with
 * {@code z_s = (t_s - mu_s)/sigma_s} and {@code h(z) = phi(z) + z Phi(z)}, as a logarithm. Improvements are measured on
 * each sample's model scale in units of its slope at the target, so that near the target they are all in one unit.
 *
 * <p>paper §3.1, Eq. 7
 */
public final class ExpectedImprovement implements Landscape {
    /** How many samples rank points well enough to choose starts among them. */
    private static final int ROUGH_SAMPLES = 4;

    /** The logarithm of a share in the whole that does not show in its gradient. */
    private static final double NEGLIGIBLE = -80;

    private final LatentPosterior objective;
    private final Target target;
    private final double doubt;

    public ExpectedImprovement(LatentPosterior objective, Target target) {
        this(objective, target, 1);
    }

    private ExpectedImprovement(LatentPosterior objective, Target target, double doubt) {
        this.objective = objective;
        this.target = target;
        this.doubt = doubt;
    }

    /** The same with every standard deviation multiplied by a factor: the less doubt, the more the means decide. */
    public ExpectedImprovement doubting(double factor) {
        return new ExpectedImprovement(objective, target, factor);
    }

    @Override
    public double[] values(double[][] points) {
        List<Marginals> marginals = objective.marginals(points);
        double[] values = new double[points.length];
        double[] terms = new double[marginals.size()];
        for (int j = 0; j < points.length; j++) {
            for (int s = 0; s < terms.length; s++) {
                Marginals m = marginals.get(s);
                double deviation = doubt * m.standardDeviation(j);
                terms[s] = objective.logWeight(s)
                        + target.logUnit(s)
                        + Math.log(deviation)
                        + logImprovement(target.gap(s, m.mean(j)) / deviation);
            }
            values[j] = LogSumExp.of(terms);
        }
        return values;
    }

    @Override
    public double[] roughValues(double[][] points) {
        return rough().values(points);
    }

    private ExpectedImprovement rough() {
        return new ExpectedImprovement(
                objective.thinned(ROUGH_SAMPLES), target.thinned(objective, ROUGH_SAMPLES), doubt);
    }

    @Override
    public ExpectedImprovement softened(double share) {
        ExpectedImprovement rough = rough();
        return new ExpectedImprovement(rough.objective.softened(share), rough.target, doubt);
    }

    @Override
    public double value(double[] point, double[] gradient) {
        List<MarginalGradient> marginals = objective.gradients(point);
        int n = marginals.size();
        double[] terms = new double[n];
        double[] slopes = new double[n];
        for (int s = 0; s < n; s++) {
            MarginalGradient m = marginals.get(s);
            double deviation = doubt * Math.sqrt(m.variance());
            double z = target.gap(s, m.mean()) / deviation;
            terms[s] = objective.logWeight(s) + target.logUnit(s) + Math.log(deviation) + logImprovement(z);
            slopes[s] = logImprovementDerivative(z);
        }
        double total = LogSumExp.of(terms);
        Arrays.fill(gradient, 0);
        for (int s = 0; s < n; s++) {
            if (terms[s] - total < NEGLIGIBLE) {
                continue;
            }
            MarginalGradient m = marginals.get(s);
            double deviation = doubt * Math.sqrt(m.variance());
            double z = target.gap(s, m.mean()) / deviation;
            for (int a = 0; a < gradient.length; a++) {
                double dLogDeviation = 0.5 * m.varianceGradient(a) / m.variance();
                double dz = -target.sign() * m.meanGradient(a) / deviation - z * dLogDeviation;
                gradient[a] += Math.exp(terms[s] - total) * (dLogDeviation + slopes[s] * dz);
            }
        }
        return total;
    }

    /** From here on down the series for {@code h(z)/phi(z)} is exact to rounding, while the difference loses digits. */
    private static final double SERIES = -60;

    /**
     * {@code log h(z)}, {@code h(z) = phi(z) + z Phi(z)}: directly where h is no small difference; else
     * {@code log phi(z) + log(1 + z Phi(z)/phi(z))}, and far out by {@code h/phi ~ 1/z² - 3/z⁴ + 15/z⁶ - …}.
     */
    static double logImprovement(double z) {
        if (z > -1) {
            // Where so little is in doubt that z overflows, the logarithm must not.
            return Math.log(Normal.density(z) + Math.min(z, Double.MAX_VALUE) * Normal.cdf(z));
        }
        return Normal.logDensity(z) + Math.log(ratio(z));
    }

    /** {@code h(z)/phi(z)} for negative z. */
    private static double ratio(double z) {
        if (z > SERIES) {
            return 1 + z / Normal.logCdfDerivative(z);
        }
        double q = 1 / (z * z);
        return q * (1 - q * (3 - q * (15 - q * (105 - q * 945))));
    }

    /** {@code (log h)'(z) = Phi(z)/h(z)}. */
    static double logImprovementDerivative(double z) {
        return z > -1
                ? Normal.cdf(z) / (Normal.density(z) + z * Normal.cdf(z))
                : 1 / (Normal.logCdfDerivative(z) * ratio(z));
    }
}
