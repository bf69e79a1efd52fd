package dev.brink.entropy;

import dev.brink.gp.JointMarginal;
import dev.brink.gp.Marginals;
import dev.brink.numeric.Normal;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.BinomialLikelihood;
import dev.brink.observation.ObservationModel;
import dev.brink.posterior.LatentSample;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * What a measurement at x tells about the least feasible value, the slow way: for every draw of that value the joint
 * distribution of a function at x and what would be measured of it is laid out on a grid, what would beat the draw is
 * cut out of it, and the divergence of the measurement's distribution before and after is summed.
 */
final class MaxValueBruteForce {
    private static final int CELLS = 240;
    private static final int OUTCOMES = 120;
    private static final double REACH = 6;

    private final double[][] points;
    private final Posterior posterior;
    private final RandomGenerator random;

    MaxValueBruteForce(double[][] points, Posterior posterior, long seed) {
        this.points = points;
        this.posterior = posterior;
        this.random = RandomStream.of(seed).split("brute force").generator();
    }

    /** Of a task that reveals this function alone. */
    double gain(ModelledFunction revealed, double[] x, UsualPrecision precision, int draws) {
        List<ModelledFunction> functions = posterior.problem().functions();
        double sum = 0;
        for (int r = 0; r < draws; r++) {
            int[] samples = functions.stream()
                    .mapToInt(f -> random.nextInt(posterior.of(f).samples().size()))
                    .toArray();
            double least = least(functions, samples);
            double others = 1;
            int own = functions.indexOf(revealed);
            for (int k = 0; k < functions.size(); k++) {
                others *= k == own ? 1 : probability(functions.get(k), samples[k], x, least);
            }
            sum += divergence(revealed, samples[own], x, least, others, precision);
        }
        return sum / draws;
    }

    /** The least objective of a draw among its feasible points, on the latent scale; infinite without any. */
    private double least(List<ModelledFunction> functions, int[] samples) {
        double[][] draws = new double[functions.size()][];
        for (int k = 0; k < draws.length; k++) {
            LatentSample sample = sample(functions.get(k), samples[k]);
            JointMarginal joint = sample.process().joint(points);
            draws[k] = joint.draw(random);
            for (int i = 0; i < points.length; i++) {
                draws[k][i] = sample.transform().fromModel(draws[k][i]);
            }
        }
        return IntStream.range(0, points.length)
                .filter(i -> IntStream.range(1, draws.length)
                        .allMatch(k -> beats(functions.get(k), draws[k][i], Double.POSITIVE_INFINITY)))
                .mapToDouble(i -> draws[0][i])
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }

    private LatentSample sample(ModelledFunction function, int index) {
        return posterior.of(function).samples().get(index);
    }

    private static boolean beats(ModelledFunction function, double latent, double least) {
        return function instanceof Objective
                ? latent < least
                : ((Constraint) function).latentSign() * (latent - ((Constraint) function).latentThreshold()) >= 0;
    }

    private double probability(ModelledFunction function, int index, double[] x, double least) {
        double sum = 0;
        for (int i = 0; i < CELLS; i++) {
            sum += beats(function, latent(function, index, x, i), least) ? weight(i) : 0;
        }
        return sum;
    }

    /** The value in the middle of a cell. */
    private double latent(ModelledFunction function, int index, double[] x, int cell) {
        LatentSample sample = sample(function, index);
        Marginals m = sample.process().marginals(new double[][] {x});
        return sample.transform().fromModel(m.mean(0) + m.standardDeviation(0) * node(cell));
    }

    private static double node(int cell) {
        return REACH * (2 * (cell + 0.5) / CELLS - 1);
    }

    private static double weight(int cell) {
        double half = REACH / CELLS;
        return Normal.cdf(node(cell) + half) - Normal.cdf(node(cell) - half);
    }

    private double divergence(
            ModelledFunction function, int index, double[] x, double least, double others, UsualPrecision precision) {
        double[][] likelihood = likelihood(function, index, x, precision);
        double[] before = new double[likelihood[0].length];
        double[] after = new double[likelihood[0].length];
        double total = 0;
        for (int i = 0; i < CELLS; i++) {
            double left = weight(i) * (beats(function, latent(function, index, x, i), least) ? 1 - others : 1);
            total += left;
            for (int j = 0; j < before.length; j++) {
                before[j] += weight(i) * likelihood[i][j];
                after[j] += left * likelihood[i][j];
            }
        }
        double sum = 0;
        for (int j = 0; j < before.length; j++) {
            double p = after[j] / total;
            sum += p > 0 && before[j] > 0 ? p * Math.log(p / before[j]) : 0;
        }
        return sum;
    }

    /** By cell, then outcome. */
    private double[][] likelihood(ModelledFunction function, int index, double[] x, UsualPrecision precision) {
        LatentSample sample = sample(function, index);
        Marginals m = sample.process().marginals(new double[][] {x});
        double[][] likelihood = new double[CELLS][];
        for (int i = 0; i < CELLS; i++) {
            double value = m.mean(0) + m.standardDeviation(0) * node(i);
            likelihood[i] = function.model() instanceof ObservationModel.Gaussian
                    ? bins(
                            value,
                            m.mean(0),
                            m.standardDeviation(0),
                            Math.sqrt(sample.process().hyperparameters().noiseVariance()))
                    : counts(value, precision.trials(function));
        }
        return likelihood;
    }

    private static double[] bins(double value, double mean, double deviation, double noise) {
        double[] bins = new double[OUTCOMES];
        double width = 2 * REACH * Math.hypot(deviation, noise) / OUTCOMES;
        for (int j = 0; j < OUTCOMES; j++) {
            double low = mean - width * OUTCOMES / 2 + j * width;
            bins[j] = Normal.cdf((low + width - value) / noise) - Normal.cdf((low - value) / noise);
        }
        return bins;
    }

    private static double[] counts(double value, long trials) {
        return IntStream.rangeClosed(0, (int) trials)
                .mapToDouble(k -> Math.exp(new BinomialLikelihood(k, trials).logDensity(value)))
                .toArray();
    }
}
