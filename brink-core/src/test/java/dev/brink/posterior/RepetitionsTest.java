package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Datum;
import dev.brink.gp.HyperPrior;
import dev.brink.gp.ScalarPrior;
import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.SearchSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RepetitionsTest {
    private static final SearchSpace SPACE = SearchSpace.of(Parameter.real("x", 0, 1));
    private static final Objective COST = Objective.minimize("cost");

    private static LatentModel model(ModelledFunction function, InferenceSettings settings, double[]... seen) {
        List<Datum> data = new ArrayList<>();
        for (double[] pair : seen) {
            data.add(new Datum(SPACE.point(Map.of("x", pair[0])), Observation.of(pair[1])));
        }
        return new FunctionModel(function, SPACE, settings).of(data);
    }

    private static LatentModel model(ModelledFunction function, double[]... seen) {
        return model(function, InferenceSettings.standard(), seen);
    }

    /** Values from 0 to 8 with a repetition in each of two places, which differ by so much. */
    private static double[][] repeatedTwice(double oneDifference, double otherDifference) {
        return new double[][] {
            {0.1, 0},
            {0.3, 2},
            {0.5, 4},
            {0.7, 6},
            {0.9, 8},
            {0.300001, 2 + oneDifference},
            {0.700001, 6 - otherDifference}
        };
    }

    /** The largest log noise variance that the prior of a model allows, found by halving. */
    private static double mostLogNoiseVariance(LatentModel model) {
        ScalarPrior prior = model.prior().logNoiseVariance();
        double possible = Math.log(1e-11);
        double impossible = 100;
        for (int i = 0; i < 60; i++) {
            double middle = (possible + impossible) / 2;
            if (Double.isFinite(prior.logDensity(middle))) {
                possible = middle;
            } else {
                impossible = middle;
            }
        }
        return possible;
    }

    @Test
    void noiseIsAtMostTenTimesTheLargestDifference() {
        LatentModel model = model(COST, repeatedTwice(0.003, 0.01));
        double unit = model.transform().unit();
        assertThat(Math.sqrt(Math.exp(mostLogNoiseVariance(model))) * unit).isBetween(0.0999, 0.1001);
    }

    @Test
    void whatHardlyDiffersLeavesRoomForHardlyAnyNoise() {
        double most = mostLogNoiseVariance(model(COST, repeatedTwice(0, 1e-9)));
        assertThat(Math.exp(most)).isBetween(0.99e-10, 1.01e-10);
    }

    /** A function that changes at all changes its last digit, unless that was cut off. */
    @Test
    void roundedNumbersProveNothing() {
        assertThat(model(COST, repeatedTwice(0, 0)).prior()).isEqualTo(HyperPrior.standard(1));
    }

    @Test
    void aSinglePlaceProvesNothing() {
        double[][] onePlace = {{0.1, 0}, {0.3, 2}, {0.5, 4}, {0.300001, 2}, {0.300002, 2}, {0.305, 2}, {0.305001, 2}};
        assertThat(model(COST, onePlace).prior()).isEqualTo(HyperPrior.standard(1));
    }

    @Test
    void noiseThatWasToldAndThePapersPriorStayAsTheyAre() {
        double[][] seen = repeatedTwice(0.003, 0.01);
        assertThat(model(COST.noise(Noise.fixed(1)), seen).prior()).isEqualTo(HyperPrior.standard(1));
        assertThat(model(COST.noise(Noise.none()), seen).prior()).isEqualTo(HyperPrior.standard(1));
        assertThat(model(COST, InferenceSettings.paper(), seen).prior()).isEqualTo(HyperPrior.paper());
    }

    @Test
    void differencesAreThoseOnTheLatentScale() {
        Objective logCost = COST.scale(LatentScale.LOG);
        double[][] seen = {{0.1, 1}, {0.3, 10}, {0.5, 100}, {0.7, 1e3}, {0.9, 1e4}, {0.3, 10.1}, {0.9, 1.01e4}};
        LatentModel model = model(logCost, seen);
        double noise = Math.sqrt(Math.exp(mostLogNoiseVariance(model)))
                * model.transform().unit();
        assertThat(noise).isBetween(0.999 * 10 * Math.log(1.01), 1.001 * 10 * Math.log(1.01));
    }
}
