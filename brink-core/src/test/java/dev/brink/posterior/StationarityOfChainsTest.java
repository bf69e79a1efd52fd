package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.mcmc.Chain;
import dev.brink.mcmc.ChainState;
import dev.brink.mcmc.TemperedChains;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.testkit.StationarityTest;
import dev.brink.testkit.TestFamily;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Sweeps and exchanges leave the posterior of every kind of observation as it is. */
class StationarityOfChainsTest {
    private static final ForkJoinPool POOL = new ForkJoinPool(2);

    static List<CalibrationModel> models() {
        return CalibrationModel.all();
    }

    @ParameterizedTest
    @MethodSource("models")
    void sweepsLeaveThePosterior(CalibrationModel model) {
        assertThat(run(model, (truth, observed, random) -> {
                            Chain chain =
                                    new Chain(new LatentTarget(observed.model()), 1, model.start(truth, observed));
                            for (int sweep = 0; sweep < 6; sweep++) {
                                chain.sweep(random);
                            }
                            return model.truth(chain.state(), observed, random);
                        })
                        .passes())
                .isTrue();
    }

    private static TestFamily run(
            CalibrationModel model,
            dev.brink.testkit.TransitionKernel<CalibrationModel.Truth, CalibrationModel.Observed> kernel) {
        StationarityTest<CalibrationModel.Truth, CalibrationModel.Observed> test = StationarityTest.of(model, kernel);
        for (int c = 0; c < model.coordinates().size(); c++) {
            int coordinate = c;
            test = test.quantity(
                    model.coordinates().names().get(c),
                    (truth, observed) -> truth.coordinates().get(coordinate));
        }
        TestFamily family = test.quantity("first value", (t, o) -> t.values().get(0))
                .quantity("unobserved value", (t, o) -> t.values().get(model.unobserved()))
                .replications(2000)
                .run(POOL);
        System.out.println(model + "\n" + family);
        return family;
    }

    static List<ChainState> unused(TemperedChains c, Parallel p, RandomStream s, RandomGenerator r) {
        return c.states();
    }
}
