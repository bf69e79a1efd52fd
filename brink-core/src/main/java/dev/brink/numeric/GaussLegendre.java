package dev.brink.numeric;

/** Nodes and weights that integrate polynomials of a degree below twice their number exactly over an interval. */
public final class GaussLegendre {
    private static final int NEWTON_STEPS = 20;

    private final double[] nodes; // in (-1, 1)
    private final double[] weights;

    private GaussLegendre(double[] nodes, double[] weights) {
        this.nodes = nodes;
        this.weights = weights;
    }

    /** So many nodes: the roots {@code x} of the Legendre polynomial, with weights {@code 2/((1 - x²) P'(x)²)}. */
    public static GaussLegendre of(int size) {
        double[] nodes = new double[size];
        double[] weights = new double[size];
        for (int i = 0; i < size; i++) {
            double x = Math.cos(Math.PI * (i + 0.75) / (size + 0.5));
            for (int step = 0; step < NEWTON_STEPS; step++) {
                double[] polynomial = legendre(size, x);
                x -= polynomial[0] / polynomial[1];
            }
            double slope = legendre(size, x)[1];
            nodes[i] = x;
            weights[i] = 2 / ((1 - x * x) * slope * slope);
        }
        return new GaussLegendre(nodes, weights);
    }

    /** {@code P_n(x)} and its derivative, by {@code (k + 1) P_(k+1) = (2k + 1) x P_k - k P_(k-1)}. */
    private static double[] legendre(int n, double x) {
        double before = 0;
        double value = 1;
        for (int k = 0; k < n; k++) {
            double next = ((2 * k + 1) * x * value - k * before) / (k + 1);
            before = value;
            value = next;
        }
        return new double[] {value, n * (x * value - before) / (x * x - 1)};
    }

    public int size() {
        return nodes.length;
    }

    /** Of the integral from {@code from} to {@code to}. */
    public double node(int i, double from, double to) {
        return (from + to) / 2 + nodes[i] * (to - from) / 2;
    }

    public double weight(int i, double from, double to) {
        return weights[i] * (to - from) / 2;
    }
}
