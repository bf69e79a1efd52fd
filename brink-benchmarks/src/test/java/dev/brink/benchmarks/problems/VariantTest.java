package dev.brink.benchmarks.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class VariantTest {
    private static final TestProblem GRAMACY = TestProblems.named("gramacy");

    static Iterable<TestProblem> problems() {
        return TestProblems.all();
    }

    private static RandomGenerator random() {
        return RandomStream.of(5).generator();
    }

    private static List<Variant> variantsOf(TestProblem truth) {
        double[] one = {0.5};
        return List.of(
                Variant.exact(truth),
                Variant.rounded(truth, 3),
                Variant.noisy(truth, 0.1, one, random()),
                Variant.binary(truth),
                Variant.binomial(truth, 10, one, random()),
                Variant.crash(truth));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void historyAcceptsWhatIsMeasured(TestProblem truth) {
        RandomGenerator random = random();
        for (Variant variant : variantsOf(truth)) {
            Problem problem = variant.toProblem();
            History history = History.of(problem);
            for (int i = 0; i < 20; i++) {
                double[] u = random.doubles(truth.dimension()).toArray();
                history = history.with(variant.measure(problem.space().decode(u)));
            }
            history = history.with(variant.measure(truth.point(truth.upper())));
            assertThat(history.size()).isEqualTo(21);
        }
    }

    @Test
    void exactMeasurementHoldsTheTruth() {
        double[] x = {0.3, 0.9};
        Measurement measurement = Variant.exact(GRAMACY).measure(GRAMACY.point(x));
        assertThat(measurement.task()).isEqualTo("run");
        assertThat(measurement.values())
                .isEqualTo(Map.of(
                        "f", Observation.of(GRAMACY.objective(x)),
                        "g1", Observation.of(GRAMACY.constraint(0, x)),
                        "g2", Observation.of(GRAMACY.constraint(1, x))));
    }

    @Test
    void roundedMeasurementHoldsTheFirstDigits() {
        Point point = GRAMACY.point(new double[] {0.0123, 0.0005});
        Measurement measurement = Variant.rounded(GRAMACY, 2).measure(point);
        assertThat(measurement.values()).containsEntry("f", Observation.of(0.013));
    }

    @Test
    void problemSaysWhatTheTestProblemIs() {
        Problem problem = GRAMACY.toProblem();
        assertThat(problem.functions())
                .extracting(ModelledFunction::describe)
                .containsExactly("minimize f", "g1 at most 0", "g2 at most 0");
        assertThat(problem.space().encode(GRAMACY.point(new double[] {0.25, 1})))
                .containsExactly(0.25, 1);
        assertThat(problem.coupled()).isTrue();
    }

    @Test
    void noiseIsWhatTheOptimizerIsTold() {
        Problem problem = Variant.exact(GRAMACY, Noise.none()).toProblem();
        assertThat(problem.functions())
                .allSatisfy(function -> assertThat(((ObservationModel.Gaussian) function.model()).noise())
                        .isEqualTo(Noise.none()));
    }

    @Test
    void decoupledTasksRevealOneFunctionEach() {
        Variant variant = Variant.exact(GRAMACY);
        Problem problem = variant.toDecoupledProblem(3, 1, 2);
        assertThat(problem.tasks())
                .containsExactly(
                        new Task("f", 3, List.of("f")),
                        new Task("g1", 1, List.of("g1")),
                        new Task("g2", 2, List.of("g2")));
        Point point = GRAMACY.point(new double[] {0.3, 0.9});
        History history = History.of(problem).with(variant.measure(point, "g2")).with(variant.measure(point, "f"));
        assertThat(history.data(problem.function("g1"))).isEmpty();
        assertThat(history.data(problem.function("g2")))
                .extracting(datum -> datum.observation())
                .containsExactly(Observation.of(GRAMACY.constraint(1, new double[] {0.3, 0.9})));
    }

    @Test
    void unknownTaskAndWrongNumberOfCostsAreRefused() {
        Variant variant = Variant.exact(GRAMACY);
        Point point = GRAMACY.point(new double[] {0.3, 0.9});
        assertThatThrownBy(() -> variant.measure(point, "runn"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Test problem 'gramacy' has no task 'runn': did you mean 'run'?");
        assertThatThrownBy(() -> variant.toDecoupledProblem(1, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("received 2 costs")
                .hasMessageContaining("[f, g1, g2]");
    }

    @Test
    void poleOfTheSpringIsAFailedRunOrANo() {
        TestProblem spring = TestProblems.named("spring");
        Point pole = spring.point(new double[] {0.5, 0.5, 8});
        assertThat(Variant.exact(spring).measure(pole).failure()).contains("g2 has no finite value at this point");
        assertThat(Variant.binary(spring).measure(pole).values()).containsEntry("g2", Observation.no());
    }

    @Test
    void hiddenConstraintsAreSeenOnlyAsCrashes() {
        Variant variant = Variant.crash(GRAMACY);
        Problem problem = variant.toProblem();
        assertThat(problem.constraints()).extracting(Constraint::describe).containsExactly("run succeeds");
        Point infeasible = GRAMACY.point(new double[] {0, 0});
        Point feasible = GRAMACY.point(new double[] {0.5, 0.6});
        assertThat(variant.measure(infeasible).failure()).isPresent();
        assertThat(variant.measure(feasible).values()).isEqualTo(Map.of("f", Observation.of(1.1)));
        History history = History.of(problem).with(variant.measure(infeasible)).with(variant.measure(feasible));
        assertThat(history.data(problem.constraints().get(0)))
                .extracting(datum -> datum.observation())
                .containsExactly(Observation.no(), Observation.yes());
    }

    @Test
    void spearmintCrashesOutsideOfItsSquareAndShowsBothConstraints() {
        Variant variant = Variant.spearmintCrash();
        TestProblem truth = variant.truth();
        assertThat(truth.id()).isEqualTo("branin_spearmint");
        assertThat(variant.toProblem().constraints())
                .extracting(Constraint::describe)
                .containsExactly("g1 at most 0", "g2 at most 0", "run succeeds");
        assertThat(variant.measure(truth.point(new double[] {5, 5})).values()).containsOnlyKeys("f", "g1", "g2");
        for (double[] outside : List.of(new double[] {-0.1, 2}, new double[] {5.1, 2}, new double[] {2, 5.1})) {
            Point point = truth.point(outside);
            assertThat(variant.measure(point).failure()).isPresent();
            assertThat(variant.measure(point, "g1").failure()).isEmpty();
            assertThat(variant.utilityGap(point)).isEqualTo(308.13 - 0.8446741296);
        }
        assertThat(variant.utilityGap(truth.point(truth.optimum()))).isLessThan(1e-9);
    }

    @Test
    void decoupledCrashIsAboutTheObjective() {
        Problem problem = Variant.spearmintCrash().toDecoupledProblem(1, 1, 1);
        assertThat(problem.task("f").reveals()).containsExactly("f", "succeeds");
    }
}
