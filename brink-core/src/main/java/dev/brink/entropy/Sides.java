package dev.brink.entropy;

import dev.brink.gp.MarginalGradient;
import dev.brink.numeric.Normal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Of one function at one point, by case: how probable the {@link BeatingSide} is, and how much of the doubt about it a
 * measurement would remove. Derivatives by these are collected here and led back to the point.
 */
final class Sides {
    /** Standard deviations beyond which a side is certain: its complement would soon be zero. */
    private static final double CERTAIN = 37;

    /** Standard deviations beyond which a side is out of the question, by whatever more. */
    private static final double HOPELESS = -1e5;

    private final BeatingSide side;
    private final double[] means; // by sample
    private final double[] variances;
    private final double[] margins; // by case
    private final double[] logs;
    private final @Nullable NoisySide[] noisy;
    private final double[] byMean; // by sample
    private final double[] byVariance;

    Sides(BeatingSide side, double[] means, double[] variances) {
        this.side = side;
        this.means = means;
        this.variances = variances;
        this.margins = new double[side.cases()];
        this.logs = new double[side.cases()];
        this.noisy = new NoisySide[side.cases()];
        this.byMean = new double[means.length];
        this.byVariance = new double[means.length];
        for (int c = 0; c < margins.length; c++) {
            int s = side.sampleOf(c);
            double margin = side.margin(c, means[s], Math.sqrt(variances[s]));
            margins[c] = Math.max(HOPELESS, Math.min(margin, CERTAIN));
            logs[c] = Normal.logCdf(margins[c]);
        }
    }

    private int caseOf(int draw) {
        return side.caseOf(draw);
    }

    /** {@code log Phi(alpha)}, the logarithm of the probability of the side. */
    double log(int draw) {
        return logs[caseOf(draw)];
    }

    /** Of the other side. */
    double logOther(int draw) {
        return Normal.logCdf(-margins[caseOf(draw)]);
    }

    /** {@code d log Phi(alpha) / d alpha}. */
    double slope(int draw) {
        return Normal.logCdfDerivative(margins[caseOf(draw)]);
    }

    /** {@code -d log Phi(-alpha) / d alpha}. */
    double slopeOfOther(int draw) {
        return Normal.logCdfDerivative(-margins[caseOf(draw)]);
    }

    NoisySide noisy(int draw) {
        int c = caseOf(draw);
        NoisySide known = noisy[c];
        if (known == null) {
            double v = variances[side.sampleOf(c)];
            known = NoisySide.of(margins[c], v / (v + side.noise(c)));
            noisy[c] = known;
        }
        return known;
    }

    /** The logarithm of the probability of a yes, {@code Phi(mu/sqrt(1 + v))}, of a function that answers so. */
    double logYes(int draw) {
        return Normal.logCdf(probitOfYes(side.sampleOf(caseOf(draw))));
    }

    private double probitOfYes(int sample) {
        return means[sample] / Math.sqrt(1 + variances[sample]);
    }

    /** Adds to what the result changes by with alpha and with kappa. */
    void add(int draw, double byAlpha, double byKappa) {
        int c = caseOf(draw);
        int s = side.sampleOf(c);
        double v = variances[s];
        double deviation = Math.sqrt(v);
        double margin = side.margin(c, means[s], deviation);
        if (margin > HOPELESS && margin < CERTAIN) {
            byMean[s] += byAlpha * side.direction() / deviation;
            byVariance[s] -= byAlpha * margin / (2 * v);
        }
        double noise = side.noise(c);
        byVariance[s] += byKappa * noise / ((v + noise) * (v + noise));
    }

    /** Adds to what the result changes by with {@link #logYes}. */
    void addByLogYes(int draw, double byLogYes) {
        int s = side.sampleOf(caseOf(draw));
        double z = probitOfYes(s);
        double slope = byLogYes * Normal.logCdfDerivative(z);
        byMean[s] += slope / Math.sqrt(1 + variances[s]);
        byVariance[s] -= slope * z / (2 * (1 + variances[s]));
    }

    /** Adds the gradient of all that was added. */
    void addGradient(List<MarginalGradient> marginals, double[] gradient) {
        for (int s = 0; s < byMean.length; s++) {
            MarginalGradient m = marginals.get(s);
            for (int a = 0; a < gradient.length; a++) {
                gradient[a] += byMean[s] * m.meanGradient(a) + byVariance[s] * m.varianceGradient(a);
            }
        }
    }
}
