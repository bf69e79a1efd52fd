package dev.brink.posterior;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Hyperparameters;
import dev.brink.gp.MarginalGradient;
import dev.brink.gp.Marginals;
import dev.brink.numeric.LogSumExp;
import dev.brink.numeric.Normal;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.Constraint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Beliefs about one function: a mixture of conditioned Gaussian processes, one a kept draw of the hyperparameters (and
 * latent values), equally likely unless an imagined outcome has told them apart. Whatever the likelihood was, this is
 * all that is left of it.
 *
 * <p>paper §2.2, §2.5
 */
public final class LatentPosterior {
    /** Noise variance, relative to that of the function, below which measurements are as good as exact. */
    private static final double NEGLIGIBLE_NOISE = 1e-6;

    /** By so many deviations a condition holds for certain: its probability has no slope left, 1e-32 at the most. */
    private static final double CERTAIN = 12;

    private final List<LatentSample> samples;
    private final double[] logWeights; // they sum to one
    private final double softness; // added to every variance at a point, relative to that of the process

    private LatentPosterior(List<LatentSample> samples, double[] logWeights) {
        this(samples, logWeights, 0);
    }

    private LatentPosterior(List<LatentSample> samples, double[] logWeights, double softness) {
        this.samples = List.copyOf(samples);
        this.logWeights = logWeights;
        this.softness = softness;
    }

    static LatentPosterior equallyWeighted(List<LatentSample> samples) {
        return weighted(samples, new double[samples.size()]);
    }

    /** Weights need not sum to one; where all vanish, nothing has been learned about the samples and they are equal. */
    static LatentPosterior weighted(List<LatentSample> samples, double[] unnormalized) {
        double total = LogSumExp.of(unnormalized);
        double[] logWeights = new double[unnormalized.length];
        for (int s = 0; s < logWeights.length; s++) {
            logWeights[s] = Double.isFinite(total) ? unnormalized[s] - total : -Math.log(logWeights.length);
        }
        return new LatentPosterior(samples, logWeights);
    }

    public List<LatentSample> samples() {
        return samples;
    }

    public double logWeight(int sample) {
        return logWeights[sample];
    }

    /** Whether, by half of the samples, what was measured has next to no noise, learned or told. */
    public boolean isAsGoodAsExact() {
        return noiseShares()[samples.size() / 2] < NEGLIGIBLE_NOISE;
    }

    /** Whether, by all samples, what was measured has noise that counts, learned or told. */
    public boolean isSurelyNoisy() {
        return noiseShares()[0] >= NEGLIGIBLE_NOISE;
    }

    /** The share of the noise in the variance, by every sample, the least first. */
    private double[] noiseShares() {
        return samples.stream()
                .map(LatentSample::process)
                .mapToDouble(LatentPosterior::noiseShare)
                .sorted()
                .toArray();
    }

    /** Of what was told, or what was learned if that is more. */
    private static double noiseShare(GaussianProcess process) {
        Hyperparameters learned = process.hyperparameters();
        return Math.max(process.noiseShare(), learned.noiseVariance() / learned.variance());
    }

    /**
     * The same, as if no value at a single point were known better than to this share of the process' deviation. For
     * searches: what is drawn or conditioned on is known as well as it was.
     */
    public LatentPosterior softened(double share) {
        return new LatentPosterior(samples, logWeights, share * share);
    }

    /** What is known of the samples, each made wider by so much. */
    private <T> List<T> softer(List<T> known, BiFunction<T, Double, T> wider) {
        return softness == 0
                ? known
                : IntStream.range(0, known.size())
                        .mapToObj(s -> wider.apply(known.get(s), softness * variance(s)))
                        .toList();
    }

    private double variance(int sample) {
        return samples.get(sample).process().hyperparameters().variance();
    }

    /** The marginals of every sample at many points, each on its own model scale. */
    public List<Marginals> marginals(double[][] points) {
        return softer(forEachFactor(sharing -> GaussianProcess.marginals(sharing, points)), Marginals::wider);
    }

    /** What the means of the samples come to at many points, each seen through its own transform and then this one. */
    public double[] middles(double[][] points, DoubleUnaryOperator fromLatent) {
        List<Marginals> marginals = marginals(points);
        double[] middles = new double[points.length];
        for (int s = 0; s < marginals.size(); s++) {
            double weight = Math.exp(logWeight(s));
            OutputTransform transform = samples().get(s).transform();
            for (int j = 0; j < points.length; j++) {
                double middle = fromLatent.applyAsDouble(
                        transform.fromModel(marginals.get(s).mean(j)));
                middles[j] += weight * ExpectedValue.bounded(middle);
            }
        }
        return middles;
    }

    /** The marginal of every sample at one point with its gradient, each on its own model scale. */
    public List<MarginalGradient> gradients(double[] point) {
        return softer(forEachFactor(sharing -> GaussianProcess.gradients(sharing, point)), MarginalGradient::wider);
    }

    /** Computes once for each factor what samples that share it have in common. */
    private <T> List<T> forEachFactor(Function<List<GaussianProcess>, List<T>> results) {
        List<T> all = new ArrayList<>(samples.size());
        for (int first = 0; first < samples.size(); ) {
            List<GaussianProcess> sharing = new ArrayList<>();
            GaussianProcess process = samples.get(first).process();
            while (first < samples.size() && samples.get(first).process().sharesFactor(process)) {
                sharing.add(samples.get(first++).process());
            }
            all.addAll(results.apply(sharing));
        }
        return all;
    }

    /** Every so many of the samples, about {@code count} of them: rougher beliefs for less work. */
    public LatentPosterior thinned(int count) {
        int[] kept = thinnedTo(count);
        LatentPosterior thinned = weighted(
                Arrays.stream(kept).mapToObj(samples::get).toList(),
                Arrays.stream(kept).mapToDouble(s -> logWeights[s]).toArray());
        return new LatentPosterior(thinned.samples, thinned.logWeights, softness);
    }

    /** Which samples {@link #thinned} keeps. */
    public int[] thinnedTo(int count) {
        int n = Math.min(count, samples.size());
        return IntStream.range(0, n)
                .map(k -> (int) ((long) k * samples.size() / n))
                .toArray();
    }

    /**
     * What might be believed: every sample knows, instead of its noisy values, one draw of the true values behind them,
     * exactly (Letham, Karrer, Ottoni and Bakshy 2019, section 3).
     */
    public LatentPosterior withoutNoise(RandomStream stream, Parallel parallel) {
        return mapped((process, s) -> process.withoutNoise(stream.split(s).generator()), parallel);
    }

    /**
     * What might be believed: every sample also knows one draw of the true values at these points (Snoek, Larochelle and
     * Adams 2012, section 3.2).
     */
    public LatentPosterior fantasized(double[][] points, RandomStream stream, Parallel parallel) {
        return points.length == 0
                ? this
                : mapped(
                        (process, s) ->
                                fantasized(process, points, stream.split(s).generator()),
                        parallel);
    }

    private LatentPosterior mapped(ProcessMap map, Parallel parallel) {
        List<LatentSample> mapped = parallel.map(
                samples.size(),
                s -> new LatentSample(
                        map.apply(samples.get(s).process(), s), samples.get(s).transform()));
        return new LatentPosterior(mapped, logWeights);
    }

    /** From the process of a sample to another. */
    private interface ProcessMap {
        GaussianProcess apply(GaussianProcess process, int sample);
    }

    private static GaussianProcess fantasized(GaussianProcess process, double[][] pending, RandomGenerator random) {
        double[] values = process.joint(pending).draw(random);
        GaussianProcess fantasized = process;
        for (int i = 0; i < pending.length; i++) {
            fantasized = fantasized.condition(pending[i], values[i], 0);
        }
        return fantasized;
    }

    /** A draw of the function at several points jointly, on the latent scale. */
    public double[] draw(double[][] points, RandomGenerator random) {
        LatentSample sample = samples.get(pick(random));
        double[] draw = sample.process().joint(points).draw(random);
        for (int i = 0; i < draw.length; i++) {
            draw[i] = sample.transform().fromModel(draw[i]);
        }
        return draw;
    }

    private int pick(RandomGenerator random) {
        double u = random.nextDouble();
        for (int s = 0; s < logWeights.length - 1; s++) {
            u -= Math.exp(logWeights[s]);
            if (u < 0) {
                return s;
            }
        }
        return logWeights.length - 1;
    }

    /**
     * {@code log Pr(C(x)) = log sum_s w_s Phi(sign (mu_s - c_s)/sigma_s)} at many points, c being the threshold on the
     * model's scale. Noise is not included: the condition is about the true function.
     */
    public double[] logProbability(Constraint constraint, double[][] points) {
        List<Marginals> marginals = marginals(points);
        double[] result = new double[points.length];
        double[] terms = new double[samples.size()];
        for (int j = 0; j < points.length; j++) {
            for (int s = 0; s < terms.length; s++) {
                Marginals m = marginals.get(s);
                terms[s] = logWeights[s]
                        + Normal.logCdf(constraint.latentSign()
                                * (m.mean(j) - threshold(constraint, s))
                                / m.standardDeviation(j));
            }
            result[j] = Math.min(0, LogSumExp.of(terms));
        }
        return result;
    }

    private double threshold(Constraint constraint, int sample) {
        return samples.get(sample).transform().toModel(constraint.latentThreshold());
    }

    /** {@code log Pr(C(x))} at one point, its gradient written to {@code gradient}. */
    public double logProbability(Constraint constraint, double[] point, double[] gradient) {
        int n = samples.size();
        double[] terms = new double[n];
        double[][] termGradients = new double[n][point.length];
        List<MarginalGradient> marginals = gradients(point);
        for (int s = 0; s < n; s++) {
            MarginalGradient m = marginals.get(s);
            double deviation = Math.sqrt(m.variance());
            double z = constraint.latentSign() * (m.mean() - threshold(constraint, s)) / deviation;
            terms[s] = logWeights[s] + Normal.logCdf(z);
            double slope = Normal.logCdfDerivative(z);
            for (int a = 0; z < CERTAIN && a < point.length; a++) {
                double dz = constraint.latentSign() * m.meanGradient(a) / deviation
                        - 0.5 * z * m.varianceGradient(a) / m.variance();
                termGradients[s][a] = slope * dz;
            }
        }
        double total = LogSumExp.of(terms);
        for (int a = 0; a < point.length; a++) {
            gradient[a] = 0;
            for (int s = 0; s < n; s++) {
                gradient[a] += Math.exp(terms[s] - total) * termGradients[s][a];
            }
        }
        return Math.min(0, total);
    }

    /**
     * {@code Phi^-1(Pr(C(x)))} at one point: by how many standard deviations the condition holds, were there only one
     * sample. It goes on growing where the probability has become one to working precision. Its gradient is written to
     * {@code gradient}.
     */
    public double probit(Constraint constraint, double[] point, double[] gradient) {
        int n = samples.size();
        double[] z = new double[n];
        double[] terms = new double[n];
        List<MarginalGradient> marginals = gradients(point);
        for (int s = 0; s < n; s++) {
            MarginalGradient m = marginals.get(s);
            z[s] = constraint.latentSign() * (m.mean() - threshold(constraint, s)) / Math.sqrt(m.variance());
            terms[s] = logWeights[s] + Normal.logCdf(-z[s]);
        }
        boolean likely = LogSumExp.of(terms) < Math.log(0.5);
        double side = likely ? -1 : 1;
        if (!likely) {
            for (int s = 0; s < n; s++) {
                terms[s] = logWeights[s] + Normal.logCdf(z[s]);
            }
        }
        // From the smaller of the two probabilities, which is the one known to all its digits.
        double logTail = Math.min(0, LogSumExp.of(terms));
        double probit = side * Normal.quantileOfLog(logTail);
        double slope = Normal.logCdfDerivative(side * probit);
        Arrays.fill(gradient, 0);
        for (int s = 0; s < n; s++) {
            MarginalGradient m = marginals.get(s);
            // d probit = sum_s w_s phi(z_s)/phi(probit) dz_s, with phi(z) = Phi(z) (log Phi)'(z): far out the densities
            // themselves have no digits left that could be compared.
            double share = Math.exp(terms[s] - logTail) * Normal.logCdfDerivative(side * z[s]) / slope;
            for (int a = 0; a < gradient.length; a++) {
                double dz = constraint.latentSign() * m.meanGradient(a) / Math.sqrt(m.variance())
                        - 0.5 * z[s] * m.varianceGradient(a) / m.variance();
                gradient[a] += share * dz;
            }
        }
        return probit;
    }
}
