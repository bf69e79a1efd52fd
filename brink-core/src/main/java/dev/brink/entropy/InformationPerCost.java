package dev.brink.entropy;

import dev.brink.search.Landscape;

/** Information less cost, both as logarithms. */
final class InformationPerCost implements Landscape {
    private final Landscape information;
    private final Landscape rough;
    private final Landscape logCost;

    /** @param rough a cheaper stand-in for the information */
    InformationPerCost(Landscape information, Landscape rough, Landscape logCost) {
        this.information = information;
        this.rough = rough;
        this.logCost = logCost;
    }

    @Override
    public double[] values(double[][] points) {
        return difference(information.values(points), logCost.values(points));
    }

    @Override
    public double[] roughValues(double[][] points) {
        return difference(rough.values(points), logCost.values(points));
    }

    @Override
    public double value(double[] point, double[] gradient) {
        double[] other = new double[gradient.length];
        double value = information.value(point, gradient) - logCost.value(point, other);
        for (int a = 0; a < gradient.length; a++) {
            gradient[a] -= other[a];
        }
        return value;
    }

    private static double[] difference(double[] values, double[] others) {
        for (int j = 0; j < values.length; j++) {
            values[j] -= others[j];
        }
        return values;
    }
}
