package dev.brink.entropy;

import dev.brink.gp.JointMarginal;
import dev.brink.gp.Marginals;
import dev.brink.numeric.GaussHermite;
import dev.brink.numeric.Normal;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.BinomialLikelihood;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.LatentSample;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * p_min and information gains the slow way: every imagined outcome gets a posterior of its own, whose functions are
 * drawn anew, mapped to the user's scale and compared there.
 */
final class BruteForce {
    private static final int DRAWS = 8000;
    private static final int NUMBERS_PER_SAMPLE = 200;
    private static final int REFITS = 1000;
    private static final GaussHermite QUADRATURE = GaussHermite.of(64);

    private final double[][] points;
    private final RandomGenerator random;

    BruteForce(double[][] points, long seed) {
        this.points = points;
        this.random = RandomStream.of(seed).split("brute force").generator();
    }

    /** The last is the probability that no point is feasible. */
    double[] pMin(Posterior posterior, int draws) {
        List<List<JointMarginal>> joints = new ArrayList<>();
        for (ModelledFunction function : posterior.problem().functions()) {
            joints.add(posterior.of(function).samples().stream()
                    .map(sample -> sample.process().joint(points))
                    .toList());
        }
        double[] counts = new double[points.length + 1];
        for (int r = 0; r < draws; r++) {
            counts[minimiser(posterior, joints)] += 1.0 / draws;
        }
        return counts;
    }

    private int minimiser(Posterior posterior, List<List<JointMarginal>> joints) {
        List<ModelledFunction> functions = posterior.problem().functions();
        double[] objective = new double[points.length];
        boolean[] feasible = new boolean[points.length];
        java.util.Arrays.fill(feasible, true);
        for (int k = 0; k < functions.size(); k++) {
            LatentPosterior beliefs = posterior.of(functions.get(k));
            int s = pick(beliefs);
            double[] draw = joints.get(k).get(s).draw(random);
            for (int i = 0; i < points.length; i++) {
                double latent = beliefs.samples().get(s).transform().fromModel(draw[i]);
                if (functions.get(k) instanceof Objective f) {
                    objective[i] = f.sign() * latent;
                } else {
                    Constraint c = (Constraint) functions.get(k);
                    feasible[i] &= c.latentSign() * (latent - c.latentThreshold()) >= 0;
                }
            }
        }
        int best = points.length;
        for (int i = 0; i < points.length; i++) {
            if (feasible[i] && (best == points.length || objective[i] < objective[best])) {
                best = i;
            }
        }
        return best;
    }

    private int pick(LatentPosterior posterior) {
        double u = random.nextDouble();
        int s = 0;
        while (s < posterior.samples().size() - 1 && u >= Math.exp(posterior.logWeight(s))) {
            u -= Math.exp(posterior.logWeight(s));
            s++;
        }
        return s;
    }

    /** With the correction of Miller and Madow for so many draws. */
    static double entropy(double[] p, int draws) {
        int occupied = 0;
        double sum = 0;
        for (double share : p) {
            if (share > 0) {
                occupied++;
                sum -= share * Math.log(share);
            }
        }
        return sum + (occupied - 1) / (2.0 * draws);
    }

    /** Of measuring one function once, or so many times where it counts, at a point. */
    double gain(Posterior posterior, ModelledFunction function, double[] x, long trials) {
        double now = entropy(pMin(posterior, 400 * DRAWS), 400 * DRAWS);
        double expected = function.model() instanceof ObservationModel.Gaussian gaussian
                ? entropyAfterNumber(posterior, function, gaussian, x)
                : entropyAfterCount(posterior, function, x, trials);
        return now - expected;
    }

    private double entropyAfterNumber(
            Posterior posterior, ModelledFunction function, ObservationModel.Gaussian model, double[] x) {
        LatentPosterior beliefs = posterior.of(function);
        double expected = 0;
        for (int s = 0; s < beliefs.samples().size(); s++) {
            LatentSample sample = beliefs.samples().get(s);
            Marginals m = sample.process().marginals(new double[][] {x});
            double noise = sample.process().hyperparameters().noiseVariance();
            for (int j = 0; j < NUMBERS_PER_SAMPLE; j++) {
                double z = Normal.quantile((j + 0.5) / NUMBERS_PER_SAMPLE);
                double latent = sample.transform().fromModel(m.mean(0) + z * Math.sqrt(m.variance(0) + noise));
                Observation seen = Observation.of(model.scale().fromLatent(latent));
                Posterior after = posterior.imagine(function, x, seen, random);
                expected += Math.exp(beliefs.logWeight(s)) / NUMBERS_PER_SAMPLE * entropy(pMin(after, DRAWS), DRAWS);
            }
        }
        return expected;
    }

    private double entropyAfterCount(Posterior posterior, ModelledFunction function, double[] x, long trials) {
        double expected = 0;
        for (long k = 0; k <= trials; k++) {
            double probability = probability(posterior.of(function), x, k, trials);
            Observation seen = function.model() instanceof ObservationModel.YesNo
                    ? Observation.of(k == 1)
                    : Observation.counts(k, trials);
            double[] average = new double[points.length + 1];
            for (int refit = 0; refit < REFITS; refit++) {
                double[] p = pMin(posterior.imagine(function, x, seen, random), 100 * DRAWS / REFITS);
                for (int i = 0; i < p.length; i++) {
                    average[i] += p[i] / REFITS;
                }
            }
            expected += probability * entropy(average, 100 * DRAWS);
        }
        return expected;
    }

    static double probability(LatentPosterior beliefs, double[] x, long successes, long trials) {
        BinomialLikelihood likelihood = new BinomialLikelihood(successes, trials);
        List<Marginals> marginals = beliefs.marginals(new double[][] {x});
        double sum = 0;
        for (int s = 0; s < marginals.size(); s++) {
            Marginals m = marginals.get(s);
            sum += Math.exp(beliefs.logWeight(s))
                    * QUADRATURE.expectation(
                            z -> Math.exp(likelihood.logDensity(m.mean(0) + m.standardDeviation(0) * z)));
        }
        return sum;
    }
}
