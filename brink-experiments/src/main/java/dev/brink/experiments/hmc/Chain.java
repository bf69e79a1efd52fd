package dev.brink.experiments.hmc;

/** What a sampler drew, one variable after the other: diagnostics look at each variable by itself. */
final class Chain {
    private final float[][] draws;
    private final double acceptance;

    /**
     * A chain of these draws.
     *
     * @param draws of each variable; single precision is plenty for what scatters, and halves what must be kept
     * @param acceptance the share of proposals that were accepted
     */
    Chain(float[][] draws, double acceptance) {
        this.draws = draws;
        this.acceptance = acceptance;
    }

    int dimension() {
        return draws.length;
    }

    int size() {
        return draws[0].length;
    }

    double acceptance() {
        return acceptance;
    }

    /** All draws of one variable, in order. */
    float[] draws(int j) {
        return draws[j].clone();
    }

    /** The same as a series. */
    Series variable(int j) {
        return Series.of(draws[j]);
    }
}
