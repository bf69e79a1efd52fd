package dev.brink.posterior;

import dev.brink.data.Datum;
import dev.brink.gp.HyperCoordinates;
import dev.brink.gp.HyperPrior;
import dev.brink.numeric.Distance;
import dev.brink.numeric.Normal;
import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.SearchSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.DoubleUnaryOperator;

/** Leads from a function and its observations, in the user's units, to the model that explains them, and back. */
final class FunctionModel {
    /** Points this far apart, along every axis, are different places. */
    private static final double APART = 0.05;

    private static final int FEWEST_APART = 5;

    private final ModelledFunction function;
    private final SearchSpace space;
    private final InferenceSettings settings;

    FunctionModel(ModelledFunction function, SearchSpace space, InferenceSettings settings) {
        this.function = function;
        this.space = space;
        this.settings = settings;
    }

    /** The model of the function's data; without data, that of the prior. */
    LatentModel of(List<Datum> data) {
        InferenceSettings.Priors priors = settings.priors();
        if (function.model() instanceof ObservationModel.Gaussian gaussian) {
            return ofNumbers(gaussian, data);
        }
        if (function.model() instanceof ObservationModel.Binomial) {
            return onProbitScale(data, priors.forCounts(space.axes()));
        }
        return function instanceof Constraint constraint && constraint.takesAnswersAtTheirWord()
                ? onProbitScale(data, priors.forAnswers(space.axes()))
                : onProbitScale(data, priors.forDoubtfulAnswers(space.axes()));
    }

    private LatentModel onProbitScale(List<Datum> data, HyperPrior prior) {
        return new LatentModel(
                data(data), OutputTransform.IDENTITY, 0, new HyperCoordinates(space.axes(), false, false), prior);
    }

    private LatentModel ofNumbers(ObservationModel.Gaussian gaussian, List<Datum> data) {
        List<Double> values = new ArrayList<>();
        boolean learnsNoise = false;
        for (Datum datum : data) {
            double value = value(datum.observation());
            values.add(gaussian.scale().toLatent(value));
            learnsNoise |= Double.isNaN(deviation(gaussian, datum.observation(), value));
        }
        LatentData latentData = data(data);
        OutputWarp warp = warp(gaussian.scale());
        Standardization standardization =
                standardize(values.stream().mapToDouble(v -> v).toArray(), apart(data, values));
        return new LatentModel(
                latentData,
                standardization.transform().withWarp(warp.initialScale()),
                standardization.location(),
                new HyperCoordinates(
                        space.axes(), learnsNoise, warp instanceof OutputWarp.Learned, settings.learnsSmoothness()),
                priorOfNumbers(latentData, standardization.transform().unit()));
    }

    /** The data on the latent scale. */
    LatentData data(List<Datum> data) {
        LatentData latentData = new LatentData(space.axes());
        for (Datum datum : data) {
            double[] point = space.encode(datum.point());
            if (function.model() instanceof ObservationModel.Gaussian gaussian
                    && datum.observation() instanceof Observation.Real real) {
                latentData.add(point, gaussian.scale().toLatent(real.value()), deviation(gaussian, real, real.value()));
            } else {
                latentData.add(point, site(function, datum.observation()));
            }
        }
        return latentData;
    }

    /** Where measurements were repeated, noise is no larger than what they show. */
    private HyperPrior priorOfNumbers(LatentData data, double unit) {
        HyperPrior prior = settings.priors().forNumbers(space.axes());
        OptionalDouble most = Repetitions.of(data).largestDeviation();
        return most.isPresent() ? prior.withNoiseAtMost(2 * Math.log(most.getAsDouble() / unit)) : prior;
    }

    /** A scale that the user has chosen is warp enough: behind a logarithm, a second bend would have no mean. */
    private OutputWarp warp(LatentScale scale) {
        return scale == LatentScale.IDENTITY ? settings.warp() : OutputWarp.off();
    }

    /**
     * The values measured at least so far from every earlier one of them, or all of them where those are only a few.
     * Distances are in the unit cube.
     */
    private double[] apart(List<Datum> data, List<Double> values) {
        List<double[]> points = new ArrayList<>();
        List<Double> kept = new ArrayList<>();
        double least = APART * Math.sqrt(space.axes());
        for (int i = 0; i < data.size(); i++) {
            double[] point = space.encode(data.get(i).point());
            if (points.stream().allMatch(other -> Distance.between(point, other) >= least)) {
                points.add(point);
                kept.add(values.get(i));
            }
        }
        List<Double> some = kept.size() < FEWEST_APART ? values : kept;
        return some.stream().mapToDouble(v -> v).toArray();
    }

    private Standardization standardize(double[] values, double[] apart) {
        return settings.warp() instanceof OutputWarp.Off && values.length > 0
                ? Standardization.byMeanAndDeviation(values)
                : Standardization.byCentre(function, values, apart);
    }

    private static double value(Observation observation) {
        return observation instanceof Observation.Real real
                ? real.value()
                : ((Observation.Censored) observation).above();
    }

    /** An observation whose latent value has to be sampled. */
    static LatentSite site(ModelledFunction function, Observation observation) {
        if (observation instanceof Observation.Counts counts) {
            return new LatentSite.Counted(counts.successes(), counts.trials());
        }
        if (observation instanceof Observation.YesNo answer) {
            return new LatentSite.Counted(answer.yes() ? 1 : 0, 1);
        }
        if (observation instanceof Observation.Censored censored
                && function.model() instanceof ObservationModel.Gaussian gaussian) {
            return new LatentSite.Censored(
                    gaussian.scale().toLatent(censored.above()), deviation(gaussian, observation, censored.above()));
        }
        throw new IllegalArgumentException(
                "'" + function.name() + "' has no likelihood for " + observation.describe() + ".");
    }

    /** The noise's standard deviation on the latent scale; NaN where it is learned, 0 where there is none. */
    static double deviation(ObservationModel.Gaussian gaussian, Observation observation, double value) {
        if (observation instanceof Observation.Real real
                && real.standardDeviation().isPresent()) {
            return onLatentScale(gaussian.scale(), real.standardDeviation().getAsDouble(), value);
        }
        if (gaussian.noise() instanceof Noise.Fixed fixed) {
            return onLatentScale(gaussian.scale(), fixed.standardDeviation(), value);
        }
        return gaussian.noise() instanceof Noise.None ? 0 : Double.NaN;
    }

    private static double onLatentScale(LatentScale scale, double deviation, double value) {
        return deviation == 0 ? 0 : Math.min(deviation * scale.slope(value), Math.sqrt(Double.MAX_VALUE));
    }

    /** From the latent scale to the user's units: a share, for counts and for a yes or no. */
    static DoubleUnaryOperator fromLatent(ModelledFunction function) {
        return function.model() instanceof ObservationModel.Gaussian gaussian
                ? gaussian.scale()::fromLatent
                : Normal::cdf;
    }
}
