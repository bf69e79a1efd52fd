package dev.brink.experiments.hmc;

/** Independent normal variables, whose moments are known: {@code U(q) = sum_j q_j^2 / (2 v_j)}. */
final class GaussianTarget implements Target {
    private final double[] variances;
    private double potential;

    GaussianTarget(double... variances) {
        this.variances = variances;
    }

    @Override
    public int dimension() {
        return variances.length;
    }

    @Override
    public void moveTo(double[] position, double[] gradient) {
        potential = 0;
        for (int j = 0; j < variances.length; j++) {
            gradient[j] = position[j] / variances[j];
            potential += position[j] * gradient[j] / 2;
        }
    }

    @Override
    public double potential() {
        return potential;
    }
}
