package dev.brink.acquisition;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Marginals;
import dev.brink.numeric.Parallel;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.OutputTransform;
import java.util.Arrays;
import java.util.List;

/**
 * By how much the answer is expected to become better through a measurement: the value expected of today's best answer
 * less that of the best one given what was measured, on average over what may come out (knowledge gradient for correlated
 * beliefs; Frazier, Powell and Dayanik 2009). Expected improvement asks what a point may bring; where measurements are
 * noisy no single one brings anything, and it matters what they tell together.
 *
 * <p>An outcome moves the means of every sample and tells the samples apart. Values are latent ones, and a sample's are
 * taken to move along the slope of its transform.
 */
public final class KnowledgeGradient {
    /** Outcomes looked at, at least, and for each sample at least. Those of different samples lie between each other. */
    private static final int OUTCOMES = 30;

    private static final int OUTCOMES_OF_A_SAMPLE = 3;

    /** Beyond so many standard deviations no outcome is looked at. */
    static final double FARTHEST = 2.5;

    /** Values and slopes end here. */
    private static final double LARGEST = 1e100;

    private final LatentPosterior objective;
    private final double sign;
    private final double[][] answers;
    private final int outcomes;
    private final double[] weights;
    private final double[] noises;
    private final Values atAnswers;
    private final int best;

    /**
     * @param objective measured in numbers
     * @param sign 1 to minimise it, -1 to maximise it
     * @param answers what may be recommended, at least one, encoded
     */
    public KnowledgeGradient(LatentPosterior objective, double sign, double[][] answers) {
        this(
                objective,
                sign,
                answers,
                Math.max(OUTCOMES_OF_A_SAMPLE, OUTCOMES / objective.samples().size()));
    }

    /** @param outcomes looked at for each sample */
    KnowledgeGradient(LatentPosterior objective, double sign, double[][] answers, int outcomes) {
        int samples = objective.samples().size();
        this.outcomes = outcomes;
        this.objective = objective;
        this.sign = sign;
        this.answers = answers;
        this.weights = new double[samples];
        this.noises = new double[samples];
        Arrays.setAll(weights, s -> Math.exp(objective.logWeight(s)));
        Arrays.setAll(noises, s -> noise(objective.samples().get(s).process()));
        this.atAnswers = new Values(answers);
        this.best = leastOf(atAnswers.averages(weights));
    }

    /** What a measurement may be expected to have for noise: what was learned, or told of most. */
    private static double noise(GaussianProcess process) {
        double variance = process.hyperparameters().variance();
        return Math.max(
                process.noiseShare() * variance, process.hyperparameters().noiseVariance());
    }

    /** What is believed at some points, by sample and point. Less is better. */
    private final class Values {
        final List<Marginals> marginals;
        final double[][] middles; // on the latent scale
        final double[][] slopes; // of the latent scale against the model's

        Values(double[][] points) {
            int samples = weights.length;
            marginals = objective.marginals(points);
            middles = new double[samples][points.length];
            slopes = new double[samples][points.length];
            for (int s = 0; s < samples; s++) {
                OutputTransform transform = objective.samples().get(s).transform();
                for (int j = 0; j < points.length; j++) {
                    double latent = transform.fromModel(marginals.get(s).mean(j));
                    middles[s][j] = sign * bounded(latent);
                    slopes[s][j] = sign * bounded(Math.exp(-transform.logSlope(latent)));
                }
            }
        }

        double[] averages(double[] shares) {
            double[] averages = new double[answers.length];
            for (int s = 0; s < shares.length; s++) {
                for (int j = 0; j < averages.length; j++) {
                    averages[j] += shares[s] * middles[s][j];
                }
            }
            return averages;
        }
    }

    /** So that what is computed from it stays a number. */
    private static double bounded(double value) {
        return Math.max(-LARGEST, Math.min(value, LARGEST));
    }

    private static int leastOf(double[] values) {
        int least = 0;
        for (int j = 1; j < values.length; j++) {
            least = values[j] < values[least] ? j : least;
        }
        return least;
    }

    /**
     * By how much a measurement at each of these points is expected to make the answer better.
     *
     * @param feasible the probability of each point to fulfil every constraint, and so to become an answer itself
     */
    public double[] of(double[][] points, double[] feasible, Parallel parallel) {
        Values atPoints = new Values(points);
        List<double[][]> covariances = parallel.map(
                weights.length, s -> objective.samples().get(s).process().covariances(points, answers));
        List<Double> gains = parallel.map(points.length, i -> new Imagined(i, atPoints, covariances).gain(feasible[i]));
        return gains.stream().mapToDouble(gain -> gain).toArray();
    }

    /** A measurement at one point. */
    private final class Imagined {
        private final int samples = weights.length;
        private final double[] means = new double[samples]; // of the measurement, on the model's scale
        private final double[] deviations = new double[samples];
        private final double[] middles = new double[samples]; // of the point itself
        private final double[] steps = new double[samples]; // of the point itself, for each deviation of the outcome
        private final double[][] answerSteps = new double[samples][];

        Imagined(int point, Values atPoints, List<double[][]> covariances) {
            for (int s = 0; s < samples; s++) {
                double variance = atPoints.marginals.get(s).variance(point);
                means[s] = atPoints.marginals.get(s).mean(point);
                deviations[s] = Math.sqrt(variance + noises[s]);
                middles[s] = atPoints.middles[s][point];
                steps[s] = atPoints.slopes[s][point] * variance / deviations[s];
                answerSteps[s] = new double[answers.length];
                double[] covariance = covariances.get(s)[point];
                for (int j = 0; j < answers.length; j++) {
                    answerSteps[s][j] = atAnswers.slopes[s][j] * covariance[j] / deviations[s];
                }
            }
        }

        double gain(double feasible) {
            double sum = 0;
            double weight = 0;
            for (int s = 0; s < samples; s++) {
                OutputTransform transform = objective.samples().get(s).transform();
                for (int k = 0; k < outcomes; k++) {
                    double z = FARTHEST * (2 * (k + (s + 0.5) / samples) / outcomes - 1);
                    double density = weights[s] * Math.exp(-0.5 * z * z);
                    double outcome = transform.fromModel(means[s] + z * deviations[s]);
                    if (density > 0 && Double.isFinite(outcome)) {
                        sum += density * gainGiven(outcome, feasible);
                        weight += density;
                    }
                }
            }
            return weight > 0 ? sum / weight : 0;
        }

        /** By how much the best answer given the outcome, on the latent scale, is better than today's is then. */
        private double gainGiven(double outcome, double feasible) {
            double[] surprises = new double[samples]; // in deviations
            double[] shares = shares(outcome, surprises);
            double[] then = atAnswers.averages(shares);
            double itself = 0;
            for (int s = 0; s < samples; s++) {
                double surprise = shares[s] * surprises[s];
                double[] step = answerSteps[s];
                for (int j = 0; j < then.length; j++) {
                    then[j] += surprise * step[j];
                }
                itself += shares[s] * middles[s] + surprise * steps[s];
            }
            double least = then[leastOf(then)];
            return then[best] - least + feasible * Math.max(0, least - itself);
        }

        /** How much each sample is believed given the outcome. */
        private double[] shares(double outcome, double[] surprises) {
            double[] shares = new double[samples];
            double total = 0;
            for (int s = 0; s < samples; s++) {
                OutputTransform transform = objective.samples().get(s).transform();
                double z = (transform.toModel(outcome) - means[s]) / deviations[s];
                surprises[s] = z;
                shares[s] = weights[s] * Math.exp(-0.5 * z * z + transform.logSlope(outcome)) / deviations[s];
                total += shares[s];
            }
            for (int s = 0; s < samples; s++) {
                shares[s] = total > 0 ? shares[s] / total : weights[s];
            }
            return shares;
        }
    }
}
