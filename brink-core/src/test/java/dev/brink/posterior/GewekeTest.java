package dev.brink.posterior;

import dev.brink.posterior.CalibrationModel.Observed;
import dev.brink.posterior.CalibrationModel.Truth;
import dev.brink.testkit.GewekeJointTest;
import dev.brink.testkit.JointModel;
import dev.brink.testkit.TestFamily;
import dev.brink.testkit.TransitionKernel;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Geweke's joint-distribution test (2004): a chain that alternates sweeps given the data with data drawn anew given what
 * the sweeps say must follow the same joint distribution as independent draws.
 */
class GewekeTest {
    static List<CalibrationModel> models() {
        return CalibrationModel.all();
    }

    /** Slice sampling alone, with elliptical slice sampling, and both mixed. */
    @ParameterizedTest
    @ValueSource(strings = {"numbers, noise learned", "yes or no", "numbers cut off at a limit"})
    void quick(String model) {
        run(CalibrationModel.named(model), 20_000).assertPasses();
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("models")
    void thorough(CalibrationModel model) {
        TestFamily result = run(model, 60_000);
        CalibrationDocs.report()
                .ifPresent(report -> report.write("geweke-" + model.slug(), "Geweke's test: " + model, result));
        result.assertPasses();
    }

    /** Data, with the function that they were drawn from. */
    private record Drawn(Truth truth, Observed observed) {}

    /** Function and data are drawn anew together: given the function, data with little noise would hardly move. */
    private static JointModel<Truth, Drawn> redrawing(CalibrationModel model) {
        return new JointModel<>() {
            @Override
            public Truth drawPrior(RandomGenerator random) {
                return model.drawPrior(random);
            }

            @Override
            public Drawn simulate(Truth truth, RandomGenerator random) {
                Truth redrawn = model.withNewFunction(truth, random);
                return new Drawn(redrawn, model.simulate(redrawn, random));
            }
        };
    }

    private static TestFamily run(CalibrationModel model, int draws) {
        TransitionKernel<Truth, Observed> sweeps = model.sweeps(3, (target, observed) -> target);
        GewekeJointTest<Truth, Drawn> test = GewekeJointTest.of(
                        redrawing(model),
                        (truth, drawn, random) -> sweeps.step(drawn.truth(), drawn.observed(), random))
                .draws(draws, draws);
        for (var quantity : model.quantities().entrySet()) {
            test = test.quantity(
                    quantity.getKey(),
                    (truth, drawn) -> bounded(quantity.getValue().applyAsDouble(drawn.truth(), drawn.observed())));
        }
        return test.run();
    }

    /** Values of the function have tails too heavy for their second moments to be estimated. */
    private static double bounded(double quantity) {
        return Math.atan(quantity / 3);
    }
}
