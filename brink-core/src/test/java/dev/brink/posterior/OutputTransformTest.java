package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.testkit.NumericalDerivative;
import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import dev.brink.testkit.Within;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class OutputTransformTest {
    private static final ReferenceTable TABLE =
            ReferenceTable.load(OutputTransformTest.class, "/reference/output-transform.csv");

    @Test
    void warpAgreesWithHighPrecision() {
        for (ReferenceRow row : TABLE.rows()) {
            Within.relative(OutputTransform.warp(row.get("v"), row.get("s")), row.get("warped"), 1e-15, row);
        }
    }

    @Test
    void inverseAgreesWithHighPrecision() {
        for (ReferenceRow row : TABLE.rows()) {
            OutputTransform transform = new OutputTransform(0, 1, row.get("s"));
            // The inverse multiplies the rounding of its argument by w/s, up to some seven hundred.
            double amplified = 1 + Math.abs(row.get("warped") / row.get("s"));
            Within.relative(transform.fromModel(row.get("warped")), row.get("v"), 3e-16 * amplified, row);
        }
    }

    @Test
    void logWarpSlopeAgreesWithHighPrecision() {
        for (ReferenceRow row : TABLE.rows()) {
            double expected = row.get("log_slope");
            // What is below the smallest number is nothing.
            Within.absoluteOrRelative(
                    OutputTransform.logWarpSlope(row.get("v"), row.get("s")), expected, 1e-300, 1e-14, row);
        }
    }

    @Test
    void thereAndBackOverTwentyDecades() {
        RandomGenerator random = new SplittableRandom(1);
        for (int i = 0; i < 20_000; i++) {
            double distance = (random.nextBoolean() ? 1 : -1) * Math.pow(10, random.nextDouble(-10, 10));
            double warp = Math.pow(10, random.nextDouble(-3, 4));
            OutputTransform transform = new OutputTransform(0, Math.pow(10, random.nextDouble(-6, 6)), warp);
            double latent = distance * transform.unit();
            double model = transform.toModel(latent);
            Within.relative(
                    transform.fromModel(model), latent, 1e-15 * (1 + Math.abs(model / warp)), transform + " " + latent);
        }
    }

    @Test
    void aCentreCostsNoMoreThanItsOwnRounding() {
        RandomGenerator random = new SplittableRandom(2);
        for (int i = 0; i < 5000; i++) {
            double centre = 1000 * random.nextGaussian();
            OutputTransform transform = new OutputTransform(centre, 2, Math.exp(random.nextDouble(-2, 6)));
            double latent = centre + 50 * random.nextGaussian();
            Within.absolute(transform.fromModel(transform.toModel(latent)), latent, 1e-11, transform);
        }
    }

    @Test
    void anInfiniteWarpIsAffine() {
        OutputTransform transform = new OutputTransform(100, 4, Double.POSITIVE_INFINITY);
        assertThat(transform.toModel(108)).isEqualTo(2);
        assertThat(transform.fromModel(2)).isEqualTo(108);
        assertThat(transform.slope(1e9)).isEqualTo(0.25);
        assertThat(OutputTransform.logWarpSlope(1e200, Double.POSITIVE_INFINITY))
                .isEqualTo(0);
        assertThat(OutputTransform.IDENTITY.toModel(-3.25)).isEqualTo(-3.25);
        assertThat(OutputTransform.IDENTITY.fromModel(-3.25)).isEqualTo(-3.25);
    }

    @Test
    void aLargeWarpIsNearlyAffine() {
        OutputTransform nearly = new OutputTransform(1, 2, 1e9);
        OutputTransform affine = nearly.withWarp(Double.POSITIVE_INFINITY);
        for (double latent : new double[] {-1e4, -3, 1, 1.5, 200}) {
            Within.absoluteOrRelative(nearly.toModel(latent), affine.toModel(latent), 0, 1e-9, latent);
        }
    }

    @Test
    void slopeAgreesWithFiniteDifferences() {
        OutputTransform transform = new OutputTransform(3, 5, 0.7);
        for (double latent : new double[] {-400, -20, 0, 2.9, 3, 3.3, 17, 1000}) {
            NumericalDerivative numeric = NumericalDerivative.at(latent, transform::toModel);
            Within.relative(transform.slope(latent), numeric.value(), 1e-8, latent);
        }
        assertThat(transform.slope(3)).isEqualTo(0.2);
    }

    @Test
    void orderIsKeptAndNothingIsNaNAtExtremeMagnitudes() {
        double[] latents = {
            -Double.MAX_VALUE,
            -1e300,
            -1e100,
            -1,
            -1e-100,
            -1e-300,
            0,
            1e-300,
            1e-100,
            1,
            1e100,
            1e300,
            Double.MAX_VALUE
        };
        for (double unit : new double[] {1e-280, 1e-100, 1, 1e100, 1e300}) {
            for (double centre : new double[] {-1e308, 0, 1e-300, 1e308}) {
                for (double warp : new double[] {1e-3, 1, 1e6}) {
                    OutputTransform transform = new OutputTransform(centre, unit, warp);
                    double previous = Double.NEGATIVE_INFINITY;
                    for (double latent : latents) {
                        double model = transform.toModel(latent);
                        assertThat(model)
                                .as("%s of %s", transform, latent)
                                .isFinite()
                                .isGreaterThanOrEqualTo(previous);
                        assertThat(transform.slope(latent)).isNotNaN().isNotNegative();
                        assertThat(OutputTransform.logWarpSlope(transform.standardized(latent), warp))
                                .isFinite();
                        assertThat(transform.fromModel(model)).isNotNaN();
                        previous = model;
                    }
                }
            }
        }
    }

    @Test
    void whereTheInverseOverflowsItIsInfinite() {
        OutputTransform transform = new OutputTransform(0, 1, 0.5);
        assertThat(transform.fromModel(1000)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(transform.fromModel(-1000)).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    @Test
    void refusesSenselessParts() {
        assertThatThrownBy(() -> new OutputTransform(Double.NaN, 1, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("NaN, 1.0, 1.0");
        assertThatThrownBy(() -> new OutputTransform(0, 0, 1)).hasMessageContaining("positive finite unit");
        assertThatThrownBy(() -> new OutputTransform(0, Double.POSITIVE_INFINITY, 1))
                .hasMessageContaining("0.0, Infinity, 1.0");
        assertThatThrownBy(() -> new OutputTransform(0, 1, 0)).hasMessageContaining("positive warp");
        assertThatThrownBy(() -> OutputTransform.IDENTITY.withWarp(Double.NaN)).hasMessageContaining("0.0, 1.0, NaN");
    }

    @Test
    void warpsStartAtTheirScale() {
        assertThat(OutputWarp.off().initialScale()).isInfinite();
        assertThat(OutputWarp.learned().initialScale()).isInfinite();
        assertThat(OutputWarp.fixed(2.5).initialScale()).isEqualTo(2.5);
        for (double scale : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatThrownBy(() -> OutputWarp.fixed(scale))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("The scale of a warp is " + scale + ", but it must be positive and finite.");
        }
    }
}
