package dev.brink.acquisition;

import dev.brink.search.Landscape;

/**
 * Expected improvement weighted by the probability that every constraint is fulfilled:
 * {@code a(x) = EI(x) prod_k Pr(C_k(x))}, as a logarithm.
 *
 * <p>paper §3.1, Eq. 8
 */
public final class WeightedExpectedImprovement implements Landscape {
    private final ExpectedImprovement improvement;
    private final FeasibilitySearch feasibility;

    public WeightedExpectedImprovement(ExpectedImprovement improvement, FeasibilitySearch feasibility) {
        this.improvement = improvement;
        this.feasibility = feasibility;
    }

    @Override
    public double[] values(double[][] points) {
        return sum(improvement.values(points), feasibility.values(points));
    }

    @Override
    public double[] roughValues(double[][] points) {
        return sum(improvement.roughValues(points), feasibility.roughValues(points));
    }

    @Override
    public double value(double[] point, double[] gradient) {
        double[] other = new double[gradient.length];
        double value = improvement.value(point, gradient) + feasibility.value(point, other);
        for (int a = 0; a < gradient.length; a++) {
            gradient[a] += other[a];
        }
        return value;
    }

    @Override
    public WeightedExpectedImprovement softened(double share) {
        return new WeightedExpectedImprovement(improvement.softened(share), feasibility.softened(share));
    }

    private static double[] sum(double[] values, double[] others) {
        double[] sum = new double[values.length];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = values[i] + others[i];
        }
        return sum;
    }
}
