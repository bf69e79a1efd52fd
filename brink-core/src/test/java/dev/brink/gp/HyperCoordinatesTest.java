package dev.brink.gp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.RandomStream;
import dev.brink.testkit.KolmogorovSmirnov;
import dev.brink.testkit.MeanTest;
import dev.brink.testkit.SignificanceTest;
import dev.brink.testkit.TestFamily;
import dev.brink.testkit.Within;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HyperCoordinatesTest {
    static List<HyperCoordinates> all() {
        List<HyperCoordinates> all = new ArrayList<>();
        for (int axes : new int[] {1, 2, 6, 20}) {
            for (boolean noise : new boolean[] {false, true}) {
                for (boolean warp : new boolean[] {false, true}) {
                    all.add(new HyperCoordinates(axes, noise, warp));
                    all.add(new HyperCoordinates(axes, noise, warp, true));
                }
            }
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyCoordinateHasItsNameAtItsPlace(HyperCoordinates coordinates) {
        List<String> names = coordinates.names();
        assertThat(names).hasSize(coordinates.size()).doesNotHaveDuplicates();
        for (int a = 0; a < coordinates.axes(); a++) {
            assertThat(names.get(a)).isEqualTo("log length scale " + a);
        }
        assertThat(names.get(coordinates.logVariance())).isEqualTo("log variance");
        assertThat(names.get(coordinates.mean())).isEqualTo("mean");
        if (coordinates.learnsNoise()) {
            assertThat(names.get(coordinates.logNoiseRatio())).isEqualTo("log noise ratio");
        }
        if (coordinates.learnsWarp()) {
            assertThat(names.get(coordinates.logWarp())).isEqualTo("log warp");
        }
        if (coordinates.learnsSmoothness()) {
            assertThat(names.get(coordinates.smoothness())).isEqualTo("smoothness");
        }
    }

    /** The ratio is the noise over the variance: a shift of one coordinate by another, whose Jacobian is one. */
    @ParameterizedTest
    @MethodSource("all")
    void thePriorIsTheSumOfThoseOfTheQuantities(HyperCoordinates coordinates) {
        RandomGenerator random = RandomStream.of(1).generator();
        for (HyperPrior prior :
                List.of(HyperPrior.standard(3), HyperPrior.counts(3), HyperPrior.answers(3), HyperPrior.paper())) {
            for (int repetition = 0; repetition < 20; repetition++) {
                double[] x = coordinates.draw(prior, random);
                Hyperparameters said = coordinates.hyperparameters(x, Double.POSITIVE_INFINITY);
                double expected = prior.logVariance().logDensity(Math.log(said.variance()))
                        + prior.mean().logDensity(said.mean());
                for (double lengthScale : said.lengthScales()) {
                    expected += prior.logLengthScale().logDensity(Math.log(lengthScale));
                }
                if (coordinates.learnsNoise()) {
                    expected += prior.logNoiseVariance().logDensity(Math.log(said.noiseVariance()));
                }
                if (coordinates.learnsWarp()) {
                    expected += prior.logWarp().logDensity(Math.log(said.warp()));
                }
                if (coordinates.learnsSmoothness()) {
                    expected += ScalarPrior.gaussian(0, 1).logDensity(x[coordinates.smoothness()]);
                }
                Within.absoluteOrRelative(coordinates.logPrior(x, prior), expected, 1e-12, 1e-12, coordinates);
            }
        }
    }

    @Test
    void drawsFollowThePriorOfEachQuantityIndependently() {
        HyperCoordinates coordinates = new HyperCoordinates(2, true, true, true);
        HyperPrior standard = HyperPrior.standard(2);
        ScalarPrior noise = new ScalarPrior.Gaussian(-9, 3, Math.log(1e-12)); // Its moments are known.
        HyperPrior prior = new HyperPrior(
                standard.logLengthScale(), standard.logVariance(), standard.mean(), noise, standard.logWarp());
        int draws = 10_000;
        double[][] drawn = new double[coordinates.size()][draws];
        RandomGenerator random = RandomStream.of(2).generator();
        for (int d = 0; d < draws; d++) {
            double[] x = coordinates.draw(prior, random);
            x[coordinates.logNoiseRatio()] += x[coordinates.logVariance()];
            for (int i = 0; i < x.length; i++) {
                drawn[i][d] = x[i];
            }
        }
        List<ScalarPrior> priors = List.of(
                prior.logLengthScale(),
                prior.logLengthScale(),
                prior.logVariance(),
                prior.mean(),
                prior.logNoiseVariance(),
                prior.logWarp(),
                ScalarPrior.gaussian(0, 1));
        List<SignificanceTest> tests = new ArrayList<>();
        for (int i = 0; i < drawn.length; i++) {
            ScalarPrior.Gaussian gaussian = (ScalarPrior.Gaussian) priors.get(i);
            double from = Math.max(gaussian.least(), gaussian.mean() - 9 * gaussian.standardDeviation());
            double to = gaussian.mean() + 9 * gaussian.standardDeviation();
            tests.add(KolmogorovSmirnov.oneSample(drawn[i], new NumericCdf(gaussian::logDensity, from, to)));
            for (int j = 0; j < i; j++) {
                tests.add(uncorrelated(drawn[i], gaussian, drawn[j], (ScalarPrior.Gaussian) priors.get(j)));
            }
        }
        new TestFamily("draws of hyperparameters", tests, 1e-4).assertPasses();
    }

    /** The product of two independent standardised numbers has mean zero and variance one. */
    private static SignificanceTest uncorrelated(
            double[] first, ScalarPrior.Gaussian ofFirst, double[] second, ScalarPrior.Gaussian ofSecond) {
        double[] products = new double[first.length];
        for (int d = 0; d < products.length; d++) {
            products[d] = (first[d] - ofFirst.mean())
                    / ofFirst.standardDeviation()
                    * (second[d] - ofSecond.mean())
                    / ofSecond.standardDeviation();
        }
        return MeanTest.ofSample(products, 0, 1);
    }

    @Test
    void boundsHoldForTheQuantityAndNotForTheRatio() {
        HyperCoordinates coordinates = new HyperCoordinates(1, true, false);
        HyperPrior prior = HyperPrior.standard(1);
        // A noise variance of 1e-11 is above the floor of 1e-12, whatever the ratio says.
        assertThat(coordinates.logPrior(at(1e-11, 1e6), prior)).isFinite();
        assertThat(coordinates.logPrior(at(1e-13, 1e-6), prior)).isEqualTo(Double.NEGATIVE_INFINITY);
        HyperPrior paper = HyperPrior.paper();
        assertThat(coordinates.logPrior(new double[] {Math.log(1.999), 0, 0, 0}, paper))
                .isFinite();
        assertThat(coordinates.logPrior(new double[] {Math.log(2.001), 0, 0, 0}, paper))
                .isEqualTo(Double.NEGATIVE_INFINITY);
    }

    private static double[] at(double noiseVariance, double variance) {
        return new double[] {0, Math.log(variance), 0, Math.log(noiseVariance / variance)};
    }

    @Test
    void coordinatesSayTheirHyperparameters() {
        double[] x = {Math.log(0.5), Math.log(3), Math.log(4), -0.7, Math.log(0.01), Math.log(20)};
        Hyperparameters both = new HyperCoordinates(2, true, true).hyperparameters(x, 5);
        assertThat(both.mean()).isEqualTo(-0.7);
        Within.relative(both.lengthScales()[0], 0.5, 1e-15, "first length scale");
        Within.relative(both.lengthScales()[1], 3, 1e-15, "second length scale");
        Within.relative(both.variance(), 4, 1e-15, "variance");
        Within.relative(both.noiseVariance(), 0.04, 1e-14, "noise variance");
        Within.relative(both.warp(), 20, 1e-15, "warp");
        Within.relative(both.weights()[0], 4, 1e-14, "weight");
        Hyperparameters neither = new HyperCoordinates(2, false, false).hyperparameters(x, 5);
        assertThat(neither.noiseVariance()).isZero();
        assertThat(neither.warp()).isEqualTo(5);
        double[] warped = {Math.log(0.5), Math.log(3), Math.log(4), -0.7, Math.log(20)};
        assertThat(new HyperCoordinates(2, false, true)
                        .hyperparameters(warped, 5)
                        .warp())
                .isEqualTo(both.warp());
    }

    @Test
    void theSignOfTheSmoothnessSaysTheKernel() {
        HyperCoordinates learned = new HyperCoordinates(1, true, true, true);
        assertThat(learned.kernel(new double[] {0, 0, 0, 0, 0, 0.1})).isSameAs(Matern92.INSTANCE);
        assertThat(learned.kernel(new double[] {0, 0, 0, 0, 0, -0.1})).isSameAs(Matern52.INSTANCE);
        assertThat(new HyperCoordinates(1, true, true).kernel(new double[] {0, 0, 0, 0, 1}))
                .isSameAs(Matern52.INSTANCE);
    }

    @Test
    void hyperparametersDoNotShareTheirArrays() {
        double[] lengthScales = {1, 2};
        Hyperparameters hyperparameters = new Hyperparameters(lengthScales, 1, 0, 0, 1);
        lengthScales[0] = 77;
        hyperparameters.lengthScales()[1] = 77;
        assertThat(hyperparameters.lengthScales()).containsExactly(1, 2);
        assertThat(hyperparameters)
                .hasToString(
                        "Hyperparameters[lengthScales=[1.0, 2.0], variance=1.0, mean=0.0, noiseVariance=0.0, warp=1.0]");
    }
}
