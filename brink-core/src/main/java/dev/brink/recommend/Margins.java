package dev.brink.recommend;

import dev.brink.numeric.LogSumExp;
import dev.brink.numeric.Normal;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.Problem;
import java.util.Arrays;
import java.util.List;

/**
 * By how much a point passes, in standard deviations: {@code Phi^-1(Pr(C_k(x))) - Phi^-1(1 - delta_k)} for every
 * constraint or, where all are to hold together, {@code Phi^-1(Pr(all C_k(x))) - Phi^-1(1 - delta)}. A point passes where
 * none is negative.
 *
 * <p>paper Eq. 6 and its footnote
 */
final class Margins {
    /** Violations this improbable are added, as if no two could occur together: their product is beyond rounding. */
    private static final double NEGLIGIBLE = 1e-16;

    private final Posterior posterior;
    private final Problem problem;

    Margins(Posterior posterior) {
        this.posterior = posterior;
        this.problem = posterior.problem();
    }

    /** How many margins there are. */
    int count() {
        return problem.jointConfidence().isPresent() ? 1 : problem.constraints().size();
    }

    /** The margins at one point; their gradients are written to the rows of {@code gradients}. */
    double[] at(double[] point, double[][] gradients) {
        if (problem.jointConfidence().isPresent()) {
            double required = Normal.quantile(problem.jointConfidence().getAsDouble());
            return new double[] {joint(point, gradients[0]) - required};
        }
        double[] margins = new double[count()];
        for (int k = 0; k < margins.length; k++) {
            Constraint constraint = problem.constraints().get(k);
            margins[k] = posterior.probit(constraint, point, gradients[k]) - Normal.quantile(constraint.confidence());
        }
        return margins;
    }

    /**
     * With {@code b_k = Phi^-1(Pr(C_k))}, {@code Phi^-1(prod_k Phi(b_k))}: from the logarithm of the product or from that
     * of one less the product, whichever is known to more digits.
     */
    private double joint(double[] point, double[] gradient) {
        List<Constraint> constraints = problem.constraints();
        double[][] each = new double[constraints.size()][point.length];
        double[] probits = new double[constraints.size()];
        double[] logViolations = new double[constraints.size()];
        double logAll = 0;
        for (int k = 0; k < probits.length; k++) {
            probits[k] = posterior.probit(constraints.get(k), point, each[k]);
            logViolations[k] = Normal.logCdf(-probits[k]);
            logAll += Normal.logCdf(probits[k]);
        }
        boolean likely = logAll > Math.log(0.5);
        double logViolation = logAll > -NEGLIGIBLE ? LogSumExp.of(logViolations) : Math.log(-Math.expm1(logAll));
        double probit = likely ? -Normal.quantileOfLog(logViolation) : Normal.quantileOfLog(logAll);
        Arrays.fill(gradient, 0);
        for (int k = 0; k < probits.length; k++) {
            double share = likely
                    ? likelyShare(probit, logViolation, logAll, probits[k], logViolations[k])
                    : Normal.logCdfDerivative(probits[k]) / Normal.logCdfDerivative(probit);
            for (int a = 0; a < gradient.length; a++) {
                gradient[a] += share * each[k][a];
            }
        }
        return probit;
    }

    /**
     * {@code d probit/d b_k = Pr(all)/phi(probit) phi(b_k)/Phi(b_k)}, a ratio of slopes of {@code log Phi} where Pr(all)
     * is {@code Phi(probit)} to all digits. Here the violation is, so that both densities are taken from the other tail,
     * {@code phi(b) = Phi(-b) (log Phi)'(-b)}: far out the densities themselves have no digits left to compare.
     */
    private static double likelyShare(
            double probit, double logViolation, double logAll, double eachProbit, double eachLogViolation) {
        return Math.exp(logAll - Normal.logCdf(eachProbit) + eachLogViolation - logViolation)
                * Normal.logCdfDerivative(-eachProbit)
                / Normal.logCdfDerivative(-probit);
    }
}
