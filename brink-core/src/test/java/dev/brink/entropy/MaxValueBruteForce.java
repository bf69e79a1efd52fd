package dev.brink.entropy;

import dev.brink.gp.JointMarginal;
import dev.brink.gp.Marginals;
import dev.brink.numeric.Normal;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.BinomialLikelihood;
import dev.brink.observation.Noise;
import dev.brink.observation.ObservationModel;
import dev.brink.posterior.LatentSample;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * What a measurement at x tells about the least feasible value, the slow way: for every draw of that value the joint
 * distribution of a function at x and what would be measured of it is laid out on a grid, what would beat the draw is
 * cut out of it, and the divergence of the measurement's distribution before and after is summed.
 */
final class MaxValueBruteForce {
    private static final int CELLS = 160;
    private static final int OUTCOMES = 80;
    private static final double REACH = 6;

    private final Posterior posterior;
    private final UsualPrecision precision;
    private final List<ModelledFunction> functions;
    private final int[][] samples; // by draw, then function
    private final double[] least; // by draw

    /** Draws the least feasible value on these points, so many times. */
    MaxValueBruteForce(double[][] points, Posterior posterior, UsualPrecision precision, int draws) {
        this.posterior = posterior;
        this.precision = precision;
        this.functions = posterior.problem().functions();
        this.samples = new int[draws][functions.size()];
        this.least = new double[draws];
        RandomGenerator random = RandomStream.of(1).split("brute force").generator();
        List<List<JointMarginal>> joints = functions.stream()
                .map(f -> posterior.of(f).samples().stream()
                        .map(sample -> sample.process().joint(points))
                        .toList())
                .toList();
        for (int r = 0; r < draws; r++) {
            double[][] drawn = new double[functions.size()][];
            for (int k = 0; k < drawn.length; k++) {
                samples[r][k] = random.nextInt(joints.get(k).size());
                LatentSample sample = sample(k, samples[r][k]);
                drawn[k] = Arrays.stream(joints.get(k).get(samples[r][k]).draw(random))
                        .map(sample.transform()::fromModel)
                        .toArray();
            }
            least[r] = least(drawn);
        }
    }

    /** The least objective of a draw among its feasible points, on the latent scale; infinite without any. */
    private double least(double[][] drawn) {
        return IntStream.range(0, drawn[0].length)
                .filter(i -> IntStream.range(1, drawn.length).allMatch(k -> beats(k, drawn[k][i], 0)))
                .mapToDouble(i -> drawn[0][i])
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }

    private LatentSample sample(int function, int index) {
        return posterior.of(functions.get(function)).samples().get(index);
    }

    private boolean beats(int function, double latent, double value) {
        return functions.get(function) instanceof Constraint constraint
                ? constraint.latentSign() * (latent - constraint.latentThreshold()) >= 0
                : latent < value;
    }

    /** What a task tells that reveals this function alone. */
    double gain(ModelledFunction revealed, double[] x) {
        int own = functions.indexOf(revealed);
        List<List<Grid>> grids = IntStream.range(0, functions.size())
                .mapToObj(k -> IntStream.range(
                                0, posterior.of(functions.get(k)).samples().size())
                        .mapToObj(s -> new Grid(k, s, x))
                        .toList())
                .toList();
        double sum = 0;
        for (int r = 0; r < least.length; r++) {
            double others = 1;
            for (int k = 0; k < functions.size(); k++) {
                others *= k == own ? 1 : grids.get(k).get(samples[r][k]).probability(least[r]);
            }
            sum += grids.get(own).get(samples[r][own]).divergence(least[r], others);
        }
        return sum / least.length;
    }

    /** One sample of one function at x, and what would be measured there, in cells. */
    private final class Grid {
        private final int function;
        private final double[] latents = new double[CELLS];
        private final double[][] likelihood = new double[CELLS][]; // by cell, then outcome

        Grid(int function, int index, double[] x) {
            this.function = function;
            LatentSample sample = sample(function, index);
            Marginals m = sample.process().marginals(new double[][] {x});
            for (int i = 0; i < CELLS; i++) {
                double value = m.mean(0) + m.standardDeviation(0) * node(i);
                latents[i] = sample.transform().fromModel(value);
                likelihood[i] = likelihood(value, m, sample);
            }
        }

        private double[] likelihood(double value, Marginals m, LatentSample sample) {
            if (functions.get(function).model() instanceof ObservationModel.Gaussian gaussian) {
                double deviation = m.standardDeviation(0);
                double noise = gaussian.noise() instanceof Noise.None
                        ? 0
                        : Math.sqrt(sample.process().hyperparameters().noiseVariance());
                return bins(value, m.mean(0), Math.hypot(deviation, noise), Math.max(noise, 1e-3 * deviation));
            }
            long trials = precision.trials(functions.get(function));
            return IntStream.rangeClosed(0, (int) trials)
                    .mapToDouble(k -> Math.exp(new BinomialLikelihood(k, trials).logDensity(value)))
                    .toArray();
        }

        double probability(double value) {
            double sum = 0;
            for (int i = 0; i < CELLS; i++) {
                sum += beats(function, latents[i], value) ? weight(i) : 0;
            }
            return sum;
        }

        double divergence(double value, double others) {
            double[] before = new double[likelihood[0].length];
            double[] after = new double[likelihood[0].length];
            double total = 0;
            for (int i = 0; i < CELLS; i++) {
                double left = weight(i) * (beats(function, latents[i], value) ? 1 - others : 1);
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
    }

    private static final double[] WEIGHTS = IntStream.range(0, CELLS)
            .mapToDouble(i -> Normal.cdf(node(i) + REACH / CELLS) - Normal.cdf(node(i) - REACH / CELLS))
            .toArray();

    private static double node(int cell) {
        return REACH * (2 * (cell + 0.5) / CELLS - 1);
    }

    private static double weight(int cell) {
        return WEIGHTS[cell];
    }

    /** The probability of each of several ranges of the measurement, given the value. */
    private static double[] bins(double value, double mean, double total, double noise) {
        double[] bins = new double[OUTCOMES];
        double width = 2 * REACH * total / OUTCOMES;
        for (int j = 0; j < OUTCOMES; j++) {
            double low = mean - width * OUTCOMES / 2 + j * width;
            bins[j] = Normal.cdf((low + width - value) / noise) - Normal.cdf((low - value) / noise);
        }
        return bins;
    }
}
