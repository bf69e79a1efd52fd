package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.gp.HyperCoordinates;
import dev.brink.gp.HyperPrior;
import dev.brink.mcmc.ChainState;
import dev.brink.testkit.JointModel;
import dev.brink.testkit.StationarityTest;
import dev.brink.testkit.Within;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves of mean and variance at fixed latent values, where all that is known are limits or answers. */
class InterweavingTest {
    private static final double[][] POINTS = {{0.1}, {0.4}, {0.9}};

    /** Three limits under learned noise, or three answers; either way the likelihood is at most one. */
    private static LatentModel model(boolean limits) {
        LatentData data = new LatentData(1);
        for (int i = 0; i < POINTS.length; i++) {
            data.add(
                    POINTS[i],
                    limits ? new LatentSite.Censored(0.5 * i - 1, Double.NaN) : new LatentSite.Counted(i % 2, 1));
        }
        HyperPrior prior = limits ? HyperPrior.standard(1) : HyperPrior.answers(1);
        return new LatentModel(data, OutputTransform.IDENTITY, 0, new HyperCoordinates(1, limits, false), prior);
    }

    /** Exact draws by rejection: a draw of the prior is taken with the probability that its likelihood says. */
    private record Posterior(LatentModel model, double beta) implements JointModel<ChainState, Boolean> {
        @Override
        public ChainState drawPrior(RandomGenerator random) {
            LatentTarget target = new LatentTarget(model);
            while (true) {
                double[] x = model.coordinates().draw(model.prior(), random);
                double[] nu = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
                if (Math.log(random.nextDouble()) < beta * target.logLikelihood(x, nu)) {
                    return ChainState.of(x, nu);
                }
            }
        }

        @Override
        public Boolean simulate(ChainState state, RandomGenerator random) {
            return true;
        }
    }

    @ParameterizedTest
    @CsvSource({"true, 1", "true, 0.3", "false, 1", "false, 0.3"})
    void leavesThePosteriorAsItIs(boolean limits, double beta) {
        LatentModel model = model(limits);
        HyperCoordinates coordinates = model.coordinates();
        StationarityTest<ChainState, Boolean> test = StationarityTest.of(
                new Posterior(model, beta), (ChainState state, Boolean none, RandomGenerator random) -> {
                    double[] x = state.coordinates();
                    double[] nu = state.latents();
                    new LatentTarget(model).interweave(x, nu, beta, random);
                    return ChainState.of(x, nu);
                });
        for (int c = 0; c < coordinates.size(); c++) {
            int coordinate = c;
            test = test.quantity(coordinates.names().get(c), (state, none) -> state.coordinates()[coordinate]);
        }
        if (limits) {
            test = test.quantity(
                    "log noise variance",
                    (state, none) -> state.coordinates()[coordinates.logNoiseRatio()]
                            + state.coordinates()[coordinates.logVariance()]);
        }
        test.quantity("whitened value", (state, none) -> state.latents()[1])
                .replications(5000)
                .steps(4)
                .level(1e-3)
                .run()
                .assertPasses();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void latentValuesAndTheirLikelihoodStay(boolean limits) {
        LatentModel model = model(limits);
        LatentTarget target = new LatentTarget(model);
        RandomGenerator random = new SplittableRandom(1);
        for (int i = 0; i < 50; i++) {
            ChainState before = new Posterior(model, 1).drawPrior(random);
            double[] x = before.coordinates();
            double[] nu = before.latents();
            target.interweave(x, nu, 1, random);
            ChainState after = ChainState.of(x, nu);
            double[] expected = target.valuesAt(before);
            double[] actual = target.valuesAt(after);
            for (int h = 0; h < expected.length; h++) {
                Within.absoluteOrRelative(actual[h], expected[h], 1e-6, 1e-6, h);
            }
            Within.absoluteOrRelative(
                    target.logLikelihood(x, nu),
                    target.logLikelihood(before.coordinates(), before.latents()),
                    1e-5,
                    1e-5,
                    i);
            assertThat(x[model.coordinates().mean()])
                    .isNotEqualTo(before.coordinates()[model.coordinates().mean()]);
            assertThat(x[model.coordinates().logVariance()])
                    .isNotEqualTo(before.coordinates()[model.coordinates().logVariance()]);
        }
    }
}
