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
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * p_min and information gains the slow way: for every outcome each sample's process is conditioned on it, all functions
 * are drawn anew from the conditioned processes, mapped to the user's scale and compared there.
 */
final class BruteForce {
    private static final int DRAWS_NOW = 500_000;
    private static final int DRAWS_PER_NUMBER = 3000;
    private static final int NUMBERS_PER_SAMPLE = 60;
    private static final int DRAWS_PER_COUNT = 60_000;
    private static final int DRAWS_PER_LATENT_VALUE = 200;
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
        double[] shares = new double[points.length + 1];
        for (int r = 0; r < draws; r++) {
            shares[minimiser(posterior, joints)] += 1.0 / draws;
        }
        return shares;
    }

    private int minimiser(Posterior posterior, List<List<JointMarginal>> joints) {
        List<ModelledFunction> functions = posterior.problem().functions();
        double[] objective = new double[points.length];
        boolean[] feasible = new boolean[points.length];
        Arrays.fill(feasible, true);
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
    private static double entropy(double[] p, int draws) {
        long occupied = Arrays.stream(p).filter(share -> share > 0).count();
        double sum = 0;
        for (double share : p) {
            sum -= share > 0 ? share * Math.log(share) : 0;
        }
        return sum + (occupied - 1) / (2.0 * draws);
    }

    double entropyNow(Posterior posterior) {
        return entropy(pMin(posterior, DRAWS_NOW), DRAWS_NOW);
    }

    /** Expected after a number, over the quantiles of every sample's prediction. */
    double entropyAfterNumber(Posterior posterior, ModelledFunction function, double[] x) {
        return entropyAfterNumber(posterior, function, x, () -> posterior, 1);
    }

    /** Expected after a run that reveals a number if it succeeds. */
    double entropyAfterRun(Posterior posterior, Constraint success, ModelledFunction function, double[] x) {
        Supplier<Posterior> succeeded = () -> posterior.imagine(success, x, Observation.yes(), random);
        double failure = probability(posterior.of(success), x, 0, 1);
        return failure * entropyAfterCount(posterior, success, x, 0, 1)
                + (1 - failure) * entropyAfterNumber(posterior, function, x, succeeded, 30);
    }

    /** The given posteriors agree about the function with the one from which outcomes are predicted. */
    private double entropyAfterNumber(
            Posterior posterior, ModelledFunction function, double[] x, Supplier<Posterior> given, int refits) {
        LatentPosterior beliefs = posterior.of(function);
        double expected = 0;
        for (int s = 0; s < beliefs.samples().size(); s++) {
            LatentSample sample = beliefs.samples().get(s);
            Marginals m = sample.process().marginals(new double[][] {x});
            double total =
                    Math.sqrt(m.variance(0) + sample.process().hyperparameters().noiseVariance());
            for (int j = 0; j < NUMBERS_PER_SAMPLE; j++) {
                double z = Normal.quantile((j + 0.5) / NUMBERS_PER_SAMPLE);
                Observation seen = Observation.of(sample.transform().fromModel(m.mean(0) + z * total));
                double entropy = entropyOfAverage(
                        () -> given.get().imagine(function, x, seen, random), refits, DRAWS_PER_NUMBER / refits);
                expected += Math.exp(beliefs.logWeight(s)) / NUMBERS_PER_SAMPLE * entropy;
            }
        }
        return expected;
    }

    /** Expected after so many trials, over all counts. */
    double entropyAfterTrials(Posterior posterior, ModelledFunction function, double[] x, long trials) {
        double expected = 0;
        for (long k = 0; k <= trials; k++) {
            expected += probability(posterior.of(function), x, k, trials)
                    * entropyAfterCount(posterior, function, x, k, trials);
        }
        return expected;
    }

    private double entropyAfterCount(
            Posterior posterior, ModelledFunction function, double[] x, long successes, long trials) {
        Observation seen = function.model() instanceof ObservationModel.YesNo
                ? Observation.of(successes == 1)
                : Observation.counts(successes, trials);
        return entropyOfAverage(
                () -> posterior.imagine(function, x, seen, random),
                DRAWS_PER_COUNT / DRAWS_PER_LATENT_VALUE,
                DRAWS_PER_LATENT_VALUE);
    }

    /** Each refit to a count holds one draw of the latent value behind it: p_min is the average over many. */
    private double entropyOfAverage(Supplier<Posterior> refit, int refits, int draws) {
        double[] average = new double[points.length + 1];
        for (int i = 0; i < refits; i++) {
            double[] p = pMin(refit.get(), draws);
            for (int j = 0; j < p.length; j++) {
                average[j] += p[j] / refits;
            }
        }
        return entropy(average, refits * draws);
    }

    private static double probability(LatentPosterior beliefs, double[] x, long successes, long trials) {
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
