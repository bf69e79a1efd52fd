package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.numeric.Normal;
import dev.brink.testkit.MeanTest;
import dev.brink.testkit.Within;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class PredictionTest {
    private static final double[] PROBABILITIES = {1e-6, 0.001, 0.05, 0.25, 0.5, 0.75, 0.95, 0.999, 1 - 1e-6};

    private static Prediction.Component component(
            double weight, double mean, double variance, OutputTransform transform) {
        return new Prediction.Component(weight, mean, variance, 0, transform);
    }

    private static Prediction one(double mean, double variance, OutputTransform transform, DoubleUnaryOperator scale) {
        return new Prediction(List.of(component(1, mean, variance, transform)), scale);
    }

    @Test
    void onTheIdentityScaleTheMeanIsTheMean() {
        OutputTransform affine = new OutputTransform(100, 20, Double.POSITIVE_INFINITY);
        Prediction prediction = new Prediction(
                List.of(component(0.25, 1, 4, affine), component(0.75, -2, 0.01, affine)),
                DoubleUnaryOperator.identity());
        Within.relative(prediction.mean(), 100 + 20 * (0.25 * 1 + 0.75 * -2), 1e-13, "affine");
    }

    @Test
    void onTheLogScaleTheMeanIsThatOfALogNormal() {
        for (double variance : new double[] {1e-6, 0.5, 4, 16}) {
            Prediction prediction = one(0.7, variance, new OutputTransform(1, 1, Double.POSITIVE_INFINITY), Math::exp);
            Within.relative(prediction.mean(), Math.exp(1.7 + variance / 2), 1e-9, variance);
        }
    }

    @Test
    void underAWarpTheMeanIsThatOfTheHyperbolicSine() {
        // E[s sinh((m + sd Z)/s)] = s sinh(m/s) exp(var/(2 s²)).
        for (double warp : new double[] {0.5, 2, 20, 1e6}) {
            for (double variance : new double[] {0, 0.04, 1}) {
                OutputTransform transform = new OutputTransform(-3, 10, warp);
                double expected = -3 + 10 * warp * Math.sinh(1.3 / warp) * Math.exp(variance / (2 * warp * warp));
                Prediction prediction = one(1.3, variance, transform, DoubleUnaryOperator.identity());
                Within.relative(prediction.mean(), expected, 1e-11, transform + " " + variance);
            }
        }
    }

    @Test
    void onTheProbitScaleTheMeanIsAProbability() {
        for (double mean : new double[] {-4, -0.3, 0, 2}) {
            for (double variance : new double[] {1e-4, 0.5, 3}) {
                Within.absolute(
                        one(mean, variance, OutputTransform.IDENTITY, Normal::cdf)
                                .mean(),
                        Normal.cdf(mean / Math.sqrt(1 + variance)),
                        1e-9,
                        mean + " " + variance);
            }
        }
    }

    @Test
    void theMeanIsThatOfMeasurementsSoNoiseCountsWhereTheScaleIsCurved() {
        Prediction noisy = new Prediction(
                List.of(new Prediction.Component(1, 0.7, 0.3, 0.2, OutputTransform.IDENTITY)), Math::exp);
        Within.relative(noisy.mean(), Math.exp(0.7 + 0.25), 1e-12, "noisy");
        // Quantiles are of the function itself.
        Within.relative(noisy.quantile(0.9), Math.exp(0.7 + Math.sqrt(0.3) * Normal.quantile(0.9)), 1e-12, "quantile");
    }

    @Test
    void theMeanAgreesWithSimulation() {
        List<Prediction.Component> components = List.of(
                new Prediction.Component(0.3, 0.4, 0.2, 0.1, new OutputTransform(1, 0.5, 2)),
                new Prediction.Component(0.7, -0.2, 0.5, 0, new OutputTransform(1, 0.5, 8)));
        RandomGenerator random = new SplittableRandom(1);
        double[] draws = new double[100_000];
        for (int i = 0; i < draws.length; i++) {
            Prediction.Component c = components.get(random.nextDouble() < 0.3 ? 0 : 1);
            double model = c.mean() + Math.sqrt(c.variance() + c.noiseVariance()) * random.nextGaussian();
            draws[i] = Math.exp(1
                    + 0.5
                            * c.transform().warp()
                            * Math.sinh(model / c.transform().warp()));
        }
        double mean = new Prediction(components, Math::exp).mean();
        double average = 0;
        for (double draw : draws) {
            average += draw / draws.length;
        }
        double variance = 0;
        for (double draw : draws) {
            variance += (draw - average) * (draw - average) / draws.length;
        }
        MeanTest.ofSample(draws, mean, variance).assertPasses(1e-4);
    }

    @Test
    void quantilesInvertTheDistributionOfTheMixture() {
        List<Prediction.Component> components = List.of(
                component(0.2, -3, 0.5, new OutputTransform(10, 2, 1.5)),
                component(0.5, 0.1, 1e-6, new OutputTransform(10, 2, 1e3)),
                component(0.3, 4, 2, new OutputTransform(10, 2, 20)));
        Prediction prediction = new Prediction(components, h -> 2 * h);
        double previous = Double.NEGATIVE_INFINITY;
        for (double p : PROBABILITIES) {
            double latent = prediction.quantile(p) / 2;
            double below = 0;
            for (Prediction.Component c : components) {
                below += c.weight() * Normal.cdf((c.transform().toModel(latent) - c.mean()) / Math.sqrt(c.variance()));
            }
            Within.relative(below, p, 1e-9, p);
            assertThat(latent).isGreaterThan(previous);
            previous = latent;
        }
    }

    @Test
    void theQuantilesOfOneNormalAreKnown() {
        Prediction prediction = one(2, 9, OutputTransform.IDENTITY, DoubleUnaryOperator.identity());
        for (double p : PROBABILITIES) {
            Within.relative(prediction.quantile(p), 2 + 3 * Normal.quantile(p), 1e-9, p);
        }
    }

    @Test
    void withoutVarianceAllQuantilesAreTheValue() {
        Prediction prediction = one(2, 0, OutputTransform.IDENTITY, Math::exp);
        assertThat(prediction.quantile(0.05)).isEqualTo(Math.exp(2));
        assertThat(prediction.quantile(0.95)).isEqualTo(Math.exp(2));
        Within.ulps(prediction.mean(), Math.exp(2), 8);
    }

    @Test
    void componentsWithoutWeightDoNotCount() {
        OutputTransform steep = new OutputTransform(0, 1, 1e-3);
        Prediction prediction = new Prediction(
                List.of(component(1, 1, 1, OutputTransform.IDENTITY), component(0, 100, 50, steep)),
                DoubleUnaryOperator.identity());
        Within.relative(prediction.mean(), 1, 1e-12, "mean");
        Within.relative(prediction.quantile(0.5), 1, 1e-12, "median");
    }

    @Test
    void nothingIsEverNaN() {
        List<DoubleUnaryOperator> scales = List.of(DoubleUnaryOperator.identity(), Math::exp, Normal::cdf);
        for (double mean : new double[] {-1e6, -30, 0, 30, 1e6}) {
            for (double variance : new double[] {0, 1e-12, 1, 1e6}) {
                for (double warp : new double[] {1e-3, 1, Double.POSITIVE_INFINITY}) {
                    for (double unit : new double[] {1e-280, 1, 1e300}) {
                        OutputTransform transform = new OutputTransform(1e3, unit, warp);
                        for (DoubleUnaryOperator scale : scales) {
                            Prediction prediction = one(mean, variance, transform, scale);
                            String context = mean + " " + variance + " " + transform;
                            assertThat(prediction.mean()).as(context).isFinite();
                            double low = prediction.quantile(0.05);
                            double high = prediction.quantile(0.95);
                            assertThat(low).as(context).isFinite().isLessThanOrEqualTo(high);
                            assertThat(high).as(context).isFinite();
                        }
                    }
                }
            }
        }
    }

    @Test
    void refusesQuantilesOutsideOfZeroToOne() {
        Prediction prediction = one(0, 1, OutputTransform.IDENTITY, DoubleUnaryOperator.identity());
        for (double p : new double[] {-0.1, 0, 1, 1.5, Double.NaN}) {
            assertThatThrownBy(() -> prediction.quantile(p))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("A quantile is asked at " + p + ", but must be between 0 and 1.");
        }
    }
}
