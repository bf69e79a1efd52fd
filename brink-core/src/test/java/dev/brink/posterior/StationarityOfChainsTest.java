package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.HyperCoordinates;
import dev.brink.gp.HyperPrior;
import dev.brink.mcmc.ChainState;
import dev.brink.mcmc.Proposal;
import dev.brink.mcmc.WhitenedPrior;
import dev.brink.observation.GaussianLikelihood;
import dev.brink.posterior.CalibrationModel.Observed;
import dev.brink.posterior.CalibrationModel.Truth;
import dev.brink.testkit.StationarityTest;
import dev.brink.testkit.TestFamily;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sweeps leave the posterior of every kind of observation as it is; errors planted in its density are found. */
class StationarityOfChainsTest {
    private static final ForkJoinPool POOL = new ForkJoinPool(2);

    static List<CalibrationModel> models() {
        return CalibrationModel.all();
    }

    private static final int SWEEPS = 6;

    private static final int LEAPS = 40;

    private static final double LEAST_LOG_NOISE = Math.log(1e-12);

    @AfterAll
    static void close() {
        POOL.shutdown();
    }

    @ParameterizedTest
    @MethodSource("models")
    void sweepsLeaveThePosteriorAsItIs(CalibrationModel model) {
        stationarity(model, SWEEPS, (target, observed) -> target).assertPasses();
    }

    /** Leaps are a small part of a sweep, so they are judged without the rest of it, too. */
    @ParameterizedTest
    @ValueSource(strings = {"numbers, no noise", "numbers, noise learned", "numbers, noise learned, warp learned"})
    void leapsAloneLeaveThePosteriorAsItIs(String model) {
        stationarity(CalibrationModel.named(model), LEAPS, (target, observed) -> leaping(target, 0))
                .assertPasses();
    }

    @Test
    void aLeapThatCountsLongLengthScalesTwiceIsFound() {
        rejects("numbers, noise learned", LEAPS, (target, observed) -> leaping(target, 0.5));
    }

    private static AlteredTarget leaping(WhitenedPrior target, double tooMuch) {
        return new AlteredTarget(target) {
            @Override
            public List<double[]> directions() {
                return List.of();
            }

            @Override
            public List<Proposal> proposals() {
                assertThat(super.proposals()).isNotEmpty();
                return super.proposals().stream()
                        .map(right -> falsified(right, tooMuch))
                        .toList();
            }
        };
    }

    private static Proposal falsified(Proposal right, double tooMuch) {
        return new Proposal() {
            @Override
            public double[] draw(double[] x, double beta, RandomGenerator random) {
                return right.draw(x, beta, random);
            }

            @Override
            public double logDensity(double[] x, double beta) {
                return right.logDensity(x, beta) + tooMuch * x[0];
            }
        };
    }

    private static TestFamily stationarity(
            CalibrationModel model, int sweeps, BiFunction<WhitenedPrior, Observed, WhitenedPrior> falsify) {
        StationarityTest<Truth, Observed> test = StationarityTest.of(model, model.sweeps(sweeps, falsify));
        for (var quantity : model.quantities().entrySet()) {
            test = test.quantity(quantity.getKey(), quantity.getValue());
        }
        return test.replications(2500).run(POOL);
    }

    @Test
    void aForgottenJacobianOfTheWarpIsFound() {
        rejects("numbers, noise learned, warp learned", (target, observed) -> new AlteredTarget(target) {
            @Override
            public double logLikelihood(double[] x, double[] nu) {
                OutputTransform transform = observed.model().transform(x);
                double jacobian = 0;
                for (double number : observed.model().data().numbers()) {
                    jacobian += OutputTransform.logWarpSlope(transform.standardized(number), transform.warp());
                }
                return super.logLikelihood(x, nu) - jacobian;
            }
        });
    }

    /** The noise's prior is wide, so it takes more sweeps until a wrong one shows. */
    @Test
    void thePriorOfTheNoisePutOnItsRatioIsFound() {
        rejects("numbers, noise learned", 8 * SWEEPS, (target, observed) -> new AlteredTarget(target) {
            @Override
            public double logPrior(double[] x) {
                HyperCoordinates coordinates = observed.model().coordinates();
                HyperPrior prior = observed.model().prior();
                double ratio =
                        x[coordinates.logNoiseRatio()]; // May be less than any noise, and must not stop the chain.
                return super.logPrior(x)
                        - prior.logNoiseVariance().logDensity(ratio + x[coordinates.logVariance()])
                        + prior.logNoiseVariance().logDensity(Math.max(ratio, LEAST_LOG_NOISE));
            }
        });
    }

    /** Where shares are near a half most counts have stand-ins, and these say as much as the process does. */
    @Test
    void aStandInCountedTwiceIsFound() {
        rejects(CalibrationModel.countsNearAHalf(), SWEEPS, (target, observed) -> new AlteredTarget(target) {
            @Override
            public double logLikelihood(double[] x, double[] nu) {
                double[] latents = new LatentTarget(observed.model()).valuesAt(ChainState.of(x, nu));
                double twice = super.logLikelihood(x, nu);
                for (int i = 0; i < latents.length; i++) {
                    double latent = latents[i];
                    twice += observed.model().data().sites().get(i).standIn().stream()
                            .mapToDouble(
                                    s -> new GaussianLikelihood(s.value(), Math.sqrt(s.variance())).logDensity(latent))
                            .sum();
                }
                return twice;
            }
        });
    }

    @Test
    void aMeanThatMovesWithoutItsLatentValuesIsFound() {
        rejects("counts of 6", (target, observed) -> new AlteredTarget(target) {
            @Override
            public void interweave(double[] x, double[] nu, double beta, RandomGenerator random) {
                super.interweave(x, nu.clone(), beta, random);
            }
        });
    }

    @Test
    void noiseTakenForHalfOfItselfIsFound() {
        rejects("numbers, noise learned", (target, observed) -> new AlteredTarget(target) {
            @Override
            public double logLikelihood(double[] x, double[] nu) {
                double[] smaller = x.clone();
                smaller[observed.model().coordinates().logNoiseRatio()] += 2 * Math.log(0.5);
                return super.logLikelihood(smaller, nu);
            }
        });
    }

    private static void rejects(String model, BiFunction<WhitenedPrior, Observed, WhitenedPrior> falsify) {
        rejects(model, SWEEPS, falsify);
    }

    private static void rejects(String model, int sweeps, BiFunction<WhitenedPrior, Observed, WhitenedPrior> falsify) {
        rejects(CalibrationModel.named(model), sweeps, falsify);
    }

    private static void rejects(
            CalibrationModel model, int sweeps, BiFunction<WhitenedPrior, Observed, WhitenedPrior> falsify) {
        assertThat(stationarity(model, sweeps, falsify).passes())
                .as("the planted error goes unnoticed")
                .isFalse();
    }
}
