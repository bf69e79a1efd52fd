package dev.brink.posterior;

import dev.brink.gp.MarginalGradient;
import dev.brink.gp.Marginals;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * Beliefs about every function of a problem, which are independent of each other. Points are encoded in the unit cube.
 *
 * <p>paper §2
 */
public final class Posterior {
    private final Problem problem;
    private final Map<String, LatentPosterior> byFunction;
    private final Map<String, Seen> seen; // by constraint; it may be missing

    Posterior(Problem problem, Map<String, LatentPosterior> byFunction, Map<String, Seen> seen) {
        this.problem = problem;
        this.byFunction = byFunction;
        this.seen = seen;
    }

    public Problem problem() {
        return problem;
    }

    public LatentPosterior of(ModelledFunction function) {
        LatentPosterior posterior = byFunction.get(function.name());
        if (posterior == null) {
            throw new IllegalArgumentException(
                    "This posterior knows nothing of '" + function.name() + "', only of " + byFunction.keySet() + ".");
        }
        return posterior;
    }

    /** {@code log Pr(C_k(x))} at many points. */
    public double[] logProbability(Constraint constraint, double[][] points) {
        double[] logProbabilities = of(constraint).logProbability(constraint, points);
        seen.getOrDefault(constraint.name(), Seen.NOTHING).raise(logProbabilities, points);
        return logProbabilities;
    }

    /** {@code log prod_k Pr(C_k(x))} at many points; zero where there are no constraints. */
    public double[] logProbabilityOfAll(double[][] points) {
        double[] sum = new double[points.length];
        for (Constraint constraint : problem.constraints()) {
            double[] one = logProbability(constraint, points);
            for (int j = 0; j < sum.length; j++) {
                sum[j] += one[j];
            }
        }
        return sum;
    }

    /** {@code log prod_k Pr(C_k(x))} at one point, its gradient written to {@code gradient}. */
    public double logProbabilityOfAll(double[] point, double[] gradient) {
        Arrays.fill(gradient, 0);
        double[] one = new double[gradient.length];
        double sum = 0;
        for (Constraint constraint : problem.constraints()) {
            sum += of(constraint).logProbability(constraint, point, one);
            for (int a = 0; a < one.length; a++) {
                gradient[a] += one[a];
            }
        }
        return sum;
    }

    /**
     * Whether each point is confidently feasible: {@code Pr(C_k(x)) >= 1 - delta_k} for every k or, where the problem
     * asks for the joint form, {@code Pr(all C_k(x)) >= 1 - delta}.
     *
     * <p>paper Eq. 6 and its footnote
     */
    public boolean[] isConfident(double[][] points) {
        boolean[] confident = new boolean[points.length];
        Arrays.fill(confident, true);
        if (problem.jointConfidence().isPresent()) {
            require(
                    confident,
                    logProbabilityOfAll(points),
                    problem.jointConfidence().getAsDouble());
        } else {
            for (Constraint constraint : problem.constraints()) {
                require(confident, logProbability(constraint, points), constraint.confidence());
            }
        }
        return confident;
    }

    private static void require(boolean[] confident, double[] logProbability, double confidence) {
        for (int j = 0; j < confident.length; j++) {
            confident[j] &= logProbability[j] >= Math.log(confidence);
        }
    }

    /** {@code Phi^-1(Pr(C_k(x)))} at one point, its gradient written to {@code gradient}. */
    public double probit(Constraint constraint, double[] point, double[] gradient) {
        return of(constraint).probit(constraint, point, gradient);
    }

    /** {@code E[f(x)]} in the user's units at one point, its gradient written to {@code gradient}. */
    public double mean(ModelledFunction function, double[] point, double[] gradient) {
        LatentPosterior posterior = of(function);
        List<MarginalGradient> marginals = posterior.gradients(point);
        Arrays.fill(gradient, 0);
        double mean = 0;
        for (int s = 0; s < marginals.size(); s++) {
            MarginalGradient m = marginals.get(s);
            LatentSample sample = posterior.samples().get(s);
            ExpectedValue value = ExpectedValue.of(
                    x -> FunctionModel.fromLatent(function)
                            .applyAsDouble(sample.transform().fromModel(x)),
                    m.mean(),
                    m.variance() + sample.process().hyperparameters().noiseVariance());
            double weight = Math.exp(posterior.logWeight(s));
            mean += weight * value.value();
            for (int a = 0; a < gradient.length; a++) {
                gradient[a] +=
                        weight * (value.byMean() * m.meanGradient(a) + value.byVariance() * m.varianceGradient(a));
            }
        }
        return mean;
    }

    /** About {@code E[f(x)]} at many points: the samples' means seen through their transforms, in the user's units. */
    public double[] middles(ModelledFunction function, double[][] points) {
        return of(function).middles(points, FunctionModel.fromLatent(function));
    }

    /** What is believed about a function at many points, in the user's units. */
    public List<Prediction> predict(ModelledFunction function, double[][] points) {
        LatentPosterior posterior = of(function);
        List<Marginals> marginals = posterior.marginals(points);
        List<Prediction> predictions = new ArrayList<>(points.length);
        for (int j = 0; j < points.length; j++) {
            List<Prediction.Component> components = new ArrayList<>(marginals.size());
            for (int s = 0; s < marginals.size(); s++) {
                LatentSample sample = posterior.samples().get(s);
                components.add(new Prediction.Component(
                        Math.exp(posterior.logWeight(s)),
                        marginals.get(s).mean(j),
                        marginals.get(s).variance(j),
                        sample.process().hyperparameters().noiseVariance(),
                        sample.transform()));
            }
            predictions.add(new Prediction(components, FunctionModel.fromLatent(function)));
        }
        return predictions;
    }

    /** The posterior had this also been observed of the function at the point. */
    public Posterior imagine(
            ModelledFunction function, double[] point, Observation observation, RandomGenerator random) {
        function.model().refusal(observation).ifPresent(refusal -> {
            throw new IllegalArgumentException("'" + function.name() + "' " + refusal);
        });
        return with(function, imagined(function, point, observation, random));
    }

    private LatentPosterior imagined(
            ModelledFunction function, double[] point, Observation observation, RandomGenerator random) {
        if (function.model() instanceof ObservationModel.Gaussian gaussian
                && observation instanceof Observation.Real real) {
            return ImaginedOutcome.number(
                    of(function),
                    point,
                    gaussian.scale().toLatent(real.value()),
                    FunctionModel.deviation(gaussian, observation, real.value()));
        }
        return ImaginedOutcome.site(of(function), point, FunctionModel.site(function, observation), random);
    }

    /** Rougher beliefs for less work: about so many samples of every function. */
    public Posterior thinned(int count) {
        Map<String, LatentPosterior> thinned = new LinkedHashMap<>();
        byFunction.forEach((name, beliefs) -> thinned.put(name, beliefs.thinned(count)));
        return new Posterior(problem, thinned, seen);
    }

    /** The same, as if nothing were known better than to this share of each function's own deviation. */
    public Posterior softened(double share) {
        Map<String, LatentPosterior> softened = new LinkedHashMap<>();
        byFunction.forEach((name, beliefs) -> softened.put(name, beliefs.softened(share)));
        return new Posterior(problem, softened, seen);
    }

    /** This posterior with other beliefs about one function. */
    public Posterior with(ModelledFunction function, LatentPosterior beliefs) {
        Map<String, LatentPosterior> changed = new LinkedHashMap<>(byFunction);
        changed.put(function.name(), beliefs);
        return new Posterior(problem, changed, seen);
    }
}
