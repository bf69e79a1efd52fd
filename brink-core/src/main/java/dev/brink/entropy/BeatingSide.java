package dev.brink.entropy;

import dev.brink.gp.MarginalGradient;
import dev.brink.gp.Marginals;
import dev.brink.numeric.Normal;
import dev.brink.observation.ObservationModel;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.LatentSample;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import java.util.Arrays;
import java.util.List;

/**
 * The side of a threshold on which one function must be for a point to beat the least feasible value of a draw: below
 * that value for the objective, where the constraint holds for a constraint. What has the same threshold in many draws
 * is one case of them: every draw of an objective is its own, every sample of a constraint is one.
 */
final class BeatingSide {
    private final ModelledFunction function;
    private final LatentPosterior beliefs;
    private final double direction; // of the side, on the model scale
    private final int[] caseOf; // by draw
    private final int[] sampleOf; // by case
    private final double[] thresholds;
    private final double[] noise; // variance of a measurement there

    private BeatingSide(
            ModelledFunction function,
            LatentPosterior beliefs,
            double direction,
            int[] caseOf,
            int[] sampleOf,
            double[] thresholds,
            UsualPrecision precision) {
        this.function = function;
        this.beliefs = beliefs;
        this.direction = direction;
        this.caseOf = caseOf;
        this.sampleOf = sampleOf;
        this.thresholds = thresholds;
        this.noise = new double[thresholds.length];
        Arrays.setAll(noise, c -> noise(precision, beliefs.samples().get(sampleOf[c]), thresholds[c]));
    }

    /** Below the least feasible value of each draw; anywhere where a draw has none. */
    static BeatingSide of(Objective objective, LatentPosterior beliefs, JointDraws draws, UsualPrecision precision) {
        FunctionDraws own = draws.function(draws.indexOf(objective.name()));
        int[] each = new int[draws.size()];
        int[] sampleOf = new int[draws.size()];
        double[] least = new double[draws.size()];
        for (int r = 0; r < each.length; r++) {
            each[r] = r;
            sampleOf[r] = own.sampleOf(r);
            least[r] = objective.sign() * draws.minimum(r);
        }
        return new BeatingSide(objective, beliefs, -objective.sign(), each, sampleOf, least, precision);
    }

    /** Where the constraint holds. */
    static BeatingSide of(Constraint constraint, LatentPosterior beliefs, JointDraws draws, UsualPrecision precision) {
        FunctionDraws own = draws.function(draws.indexOf(constraint.name()));
        int[] caseOf = new int[draws.size()];
        Arrays.setAll(caseOf, own::sampleOf);
        int[] each = new int[beliefs.samples().size()];
        double[] thresholds = new double[each.length];
        for (int s = 0; s < each.length; s++) {
            each[s] = s;
            thresholds[s] = beliefs.samples().get(s).transform().toModel(constraint.latentThreshold());
        }
        return new BeatingSide(constraint, beliefs, constraint.latentSign(), caseOf, each, thresholds, precision);
    }

    /**
     * Numbers have their noise. Counts are as precise as a number with the variance {@code 1/F}, of the Fisher
     * information {@code F = n phi²/(Phi (1 - Phi))} at the threshold.
     */
    private double noise(UsualPrecision precision, LatentSample sample, double threshold) {
        if (Double.isInfinite(threshold)) {
            return 0;
        }
        if (function.model() instanceof ObservationModel.Gaussian gaussian) {
            return precision
                    .noise(function, gaussian)
                    .variance(sample, sample.transform().fromModel(threshold));
        }
        return Math.exp(Normal.logCdf(threshold) + Normal.logCdf(-threshold) - 2 * Normal.logDensity(threshold))
                / precision.trials(function);
    }

    String name() {
        return function.name();
    }

    LatentPosterior beliefs() {
        return beliefs;
    }

    int caseOf(int draw) {
        return caseOf[draw];
    }

    int cases() {
        return thresholds.length;
    }

    int sampleOf(int index) {
        return sampleOf[index];
    }

    double direction() {
        return direction;
    }

    double noise(int index) {
        return noise[index];
    }

    /** How the cases stand at one of several points. */
    Sides at(List<Marginals> marginals, int point) {
        double[] means = marginals.stream().mapToDouble(m -> m.mean(point)).toArray();
        double[] variances =
                marginals.stream().mapToDouble(m -> m.variance(point)).toArray();
        return new Sides(this, means, variances);
    }

    Sides at(List<MarginalGradient> marginals) {
        double[] means = marginals.stream().mapToDouble(MarginalGradient::mean).toArray();
        double[] variances =
                marginals.stream().mapToDouble(MarginalGradient::variance).toArray();
        return new Sides(this, means, variances);
    }

    /** {@code alpha = direction (mean - threshold)/deviation}. */
    double margin(int index, double mean, double deviation) {
        return direction * (mean - thresholds[index]) / deviation;
    }
}
