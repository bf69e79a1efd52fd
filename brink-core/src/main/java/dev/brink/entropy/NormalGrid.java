package dev.brink.entropy;

import dev.brink.numeric.Normal;

/**
 * Even nodes on the standard normal distribution, each with the probability of the numbers that are closest to it. What
 * is integrated here, the entropy of p_min given an outcome, has steps and kinks, and much of a gain may come from
 * outcomes two or three standard deviations out. Both spoil cleverer rules: see {@code RATIONALE.md} for how
 * Gauss–Hermite nodes and equally probable ones did.
 */
final class NormalGrid {
    private final int nodes;
    private final double reach;

    NormalGrid(int nodes) {
        this.nodes = nodes;
        this.reach = 2 + nodes / 16.0; // The finer the grid, the rarer the outcomes that are worth a node.
    }

    int size() {
        return nodes;
    }

    double node(int i) {
        return -reach + i * step();
    }

    double weight(int i) {
        double below = i == 0 ? 0 : Normal.cdf(node(i) - step() / 2);
        double above = i == nodes - 1 ? 0 : Normal.cdf(-node(i) - step() / 2);
        return 1 - below - above;
    }

    private double step() {
        return 2 * reach / (nodes - 1);
    }
}
