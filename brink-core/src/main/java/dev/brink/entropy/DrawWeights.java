package dev.brink.entropy;

import dev.brink.numeric.LogSumExp;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.OutputTransform;
import dev.brink.problem.Objective;
import java.util.Arrays;

/**
 * How much each draw of the least feasible value counts: in proportion to how much better it is than the best point that
 * one could settle on now. Information alone does not tell a chance of much from the certainty of one more digit.
 */
final class DrawWeights {
    private DrawWeights() {}

    /** All the same, where there is nothing to improve on. */
    static double[] even(int draws) {
        return new double[draws];
    }

    /**
     * Logarithms of weights that are one on average. Improvements are measured on each sample's model scale in units of
     * its slope, so that near the target they are all in one unit.
     *
     * @param standing the first so many points are those that one could settle on
     */
    static double[] byImprovement(Objective objective, LatentPosterior beliefs, JointDraws draws, int standing) {
        FunctionDraws own = draws.function(draws.indexOf(objective.name()));
        double[] logs = new double[draws.size()];
        for (int r = 0; r < logs.length; r++) {
            double best = Double.POSITIVE_INFINITY;
            for (int i = 0; i < standing; i++) {
                best = Math.min(best, draws.objective(r, i));
            }
            OutputTransform transform = beliefs.samples().get(own.sampleOf(r)).transform();
            double unit = -transform.logSlope(transform.fromModel(objective.sign() * best));
            logs[r] = Math.log(Math.max(0, best - draws.minimum(r))) + unit;
        }
        double mean = LogSumExp.mean(logs);
        return Double.isFinite(mean)
                ? Arrays.stream(logs).map(log -> log - mean).toArray()
                : even(logs.length);
    }
}
