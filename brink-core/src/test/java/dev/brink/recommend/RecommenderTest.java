package dev.brink.recommend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Estimate;
import dev.brink.data.Recommendation;
import dev.brink.posterior.TrackRecord;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import dev.brink.problem.SearchSpace;
import dev.brink.testkit.Within;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Against all points of a fine grid. */
class RecommenderTest {
    private static final SearchSpace LINE = SearchSpace.of(Parameter.real("x", -1, 3));
    private static final SearchSpace SQUARE = SearchSpace.of(Parameter.real("x", -1, 3), Parameter.real("y", 0, 1));
    private static final SearchSpace MIXED = SearchSpace.of(
            Parameter.choice("kind", "p", "q", "r"), Parameter.integer("count", 0, 5), Parameter.real("x", 0, 1));
    private static final Objective LOW = Objective.minimize("f");
    private static final Objective HIGH = Objective.maximize("f");

    private static ProblemBuilder constrained(SearchSpace space, Objective objective) {
        return Problem.over(space)
                .objective(objective)
                .constraint(Constraint.atMost("g", 0.2).confidence(0.9))
                .constraint(Constraint.atLeast("h", -0.5).confidence(0.8));
    }

    private static List<Point> line(int steps) {
        List<Point> grid = new ArrayList<>();
        for (int i = 0; i <= steps; i++) {
            grid.add(LINE.decode(new double[] {(double) i / steps}));
        }
        return grid;
    }

    private static List<Point> square(int steps) {
        List<Point> grid = new ArrayList<>();
        for (int i = 0; i <= steps; i++) {
            for (int j = 0; j <= steps; j++) {
                grid.add(SQUARE.decode(new double[] {(double) i / steps, (double) j / steps}));
            }
        }
        return grid;
    }

    private static List<Point> mixed(int steps) {
        List<Point> grid = new ArrayList<>();
        for (String kind : List.of("p", "q", "r")) {
            for (int count = 0; count <= 5; count++) {
                for (int i = 0; i <= steps; i++) {
                    grid.add(MIXED.point(Map.of("kind", kind, "count", count, "x", (double) i / steps)));
                }
            }
        }
        return grid;
    }

    /** The answer passes if any point of the grid does, and then none of them is better; else none is nearer. */
    private static Recommendation assertNotWorseThan(Study study, List<Point> grid) {
        Recommendation answer = study.recommend();
        double[][] at = {study.problem().space().encode(answer.point())};
        assertThat(study.problem().allows(answer.point())).isTrue();
        assertThat(answer.confident()).isEqualTo(study.posterior().isConfident(at)[0]);
        OptionalDouble best = study.bestOf(grid);
        if (best.isPresent()) {
            assertThat(answer.confident()).isTrue();
            double sign = study.problem().objective().orElseThrow().sign();
            assertThat(sign * answer.objective().orElseThrow().mean()).isLessThanOrEqualTo(best.getAsDouble() + 1e-6);
        } else if (!answer.confident()) {
            assertThat(study.shortfall(answer.point())).isGreaterThanOrEqualTo(study.nearestOf(grid) - 1e-6);
        }
        return answer;
    }

    @Test
    void onALineNoPointThatPassesIsBetter() {
        int passed = 0;
        for (int seed = 0; seed < 30; seed++) {
            Objective objective = seed % 2 == 0 ? LOW : HIGH;
            Study study = Study.of(constrained(LINE, objective).build(), 8, seed);
            passed += assertNotWorseThan(study, line(2000)).confident() ? 1 : 0;
        }
        assertThat(passed).isBetween(15, 30);
    }

    @Test
    void inASquareNoPointThatPassesIsBetter() {
        int passed = 0;
        for (int seed = 0; seed < 12; seed++) {
            Objective objective = seed % 2 == 0 ? LOW : HIGH;
            Study study = Study.of(constrained(SQUARE, objective).build(), 15, seed);
            passed += assertNotWorseThan(study, square(100)).confident() ? 1 : 0;
        }
        assertThat(passed).isBetween(6, 12);
    }

    @Test
    void soItIsWithKindsAndCounts() {
        int passed = 0;
        for (int seed = 0; seed < 10; seed++) {
            Study study = Study.of(constrained(MIXED, LOW).build(), 20, seed);
            passed += assertNotWorseThan(study, mixed(100)).confident() ? 1 : 0;
        }
        assertThat(passed).isBetween(5, 10);
    }

    @Test
    void knownConstraintsAreNeverBroken() {
        int passed = 0;
        for (int seed = 0; seed < 12; seed++) {
            Problem line = constrained(LINE, LOW)
                    .known("x is not in the middle", point -> Math.abs(point.real("x") - 1) > 0.7)
                    .build();
            passed += assertNotWorseThan(Study.of(line, 8, seed), line(2000)).confident() ? 1 : 0;
            Problem mixed = constrained(MIXED, LOW)
                    .known("r needs a count", point -> !point.choice("kind").equals("r") || point.integer("count") > 2)
                    .known("p is short", point -> !point.choice("kind").equals("p") || point.real("x") < 0.4)
                    .build();
            passed += assertNotWorseThan(Study.of(mixed, 20, seed), mixed(100)).confident() ? 1 : 0;
        }
        assertThat(passed).isBetween(12, 24);
    }

    @Test
    void constraintsMayHaveToHoldTogether() {
        int passed = 0;
        for (int seed = 0; seed < 20; seed++) {
            Study study = Study.of(constrained(LINE, LOW).jointConfidence(0.9).build(), 8, seed);
            Recommendation answer = assertNotWorseThan(study, line(2000));
            passed += answer.confident() ? 1 : 0;
            assertThat(answer.jointlyRequired()).hasValue(0.9);
            assertThat(answer.confident()).isEqualTo(answer.probabilityOfAll() >= 0.9);
        }
        assertThat(passed).isBetween(8, 20);
    }

    @Test
    void withoutConstraintsItIsTheLeastMeanOfAll() {
        for (int seed = 0; seed < 10; seed++) {
            Problem problem = Problem.over(SQUARE).objective(LOW).build();
            Recommendation answer = assertNotWorseThan(Study.of(problem, 10, seed), square(100));
            assertThat(answer.confident()).isTrue();
            assertThat(answer.constraints()).isEmpty();
            assertThat(answer.probabilityOfAll()).isEqualTo(1);
        }
    }

    @Test
    void whatIsSaidOfThePointIsWhatIsBelieved() {
        Study study = Study.of(constrained(SQUARE, LOW).build(), 15, 1);
        Recommendation answer = study.recommend();
        double[][] at = {SQUARE.encode(answer.point())};
        var prediction = study.posterior().predict(LOW, at).get(0);
        assertThat(answer.objective().orElseThrow().mean()).isEqualTo(prediction.mean());
        assertThat(answer.objective().orElseThrow().lower()).isEqualTo(prediction.quantile(0.025));
        assertThat(answer.objective().orElseThrow().upper()).isEqualTo(prediction.quantile(0.975));
        double product = 1;
        for (int k = 0; k < 2; k++) {
            Constraint constraint = study.problem().constraints().get(k);
            var chance = answer.constraints().get(k);
            assertThat(chance.constraint()).isEqualTo(constraint.name());
            assertThat(chance.required()).isEqualTo(constraint.confidence());
            assertThat(chance.probability())
                    .isEqualTo(Math.exp(study.posterior().logProbability(constraint, at)[0]));
            product *= chance.probability();
        }
        Within.relative(answer.probabilityOfAll(), product, 1e-12, "all");
        assertThat(answer.jointlyRequired()).isEmpty();
    }

    @Test
    void oneStreamGivesOneAnswer() {
        Study study = Study.of(constrained(SQUARE, LOW).build(), 15, 3);
        assertThat(study.recommend()).isEqualTo(study.recommend());
    }

    /**
     * The least mean, unless constraints held less often than foretold, or the best measured point that passes is better
     * with two standard deviations added to both, and these differ by more than a hundredth of the objective's range.
     */
    @Test
    void whoIsCautiousIsAnsweredWhatWasMeasuredInsteadOfAGamble() {
        int doubtful = 0;
        int gambles = 0;
        int safe = 0;
        for (Objective objective : List.of(LOW, HIGH)) {
            Problem problem = constrained(SQUARE, objective).build();
            for (int seed = 0; seed < 40; seed++) {
                Study study = Study.of(problem, 8, seed);
                Point hoped = study.recommend().point();
                Point cautious = study.recommendCautiously().point();
                Optional<Point> measured = bestMeasured(study);
                if (measured.isEmpty() || measured.get().equals(hoped)) {
                    assertThat(cautious).isEqualTo(hoped);
                } else if (TrackRecord.isDoubtful(study.posterior())) {
                    doubtful++;
                    assertThat(cautious).isEqualTo(measured.get());
                } else if (high(study, hoped) <= high(study, measured.get())
                        || deviation(study, hoped) - deviation(study, measured.get()) <= 0.01 * range(study)) {
                    safe++;
                    assertThat(cautious).isEqualTo(hoped);
                } else {
                    gambles++;
                    assertThat(cautious).isEqualTo(measured.get());
                }
            }
        }
        assertThat(doubtful).isPositive();
        assertThat(gambles).isGreaterThan(5);
        assertThat(safe).isGreaterThan(5);
    }

    private static Optional<Point> bestMeasured(Study study) {
        return study.measured().stream()
                .filter(point -> study.posterior().isConfident(encoded(study, point))[0])
                .min(Comparator.comparingDouble(point -> at(study, point, estimate -> 0)));
    }

    private static double high(Study study, Point point) {
        return at(study, point, estimate -> 2 * estimate.deviation());
    }

    private static double deviation(Study study, Point point) {
        return at(study, point, Estimate::deviation) - at(study, point, estimate -> 0);
    }

    private static double range(Study study) {
        double[][] points = study.measured().stream()
                .flatMap(point -> Stream.of(encoded(study, point)))
                .toArray(double[][]::new);
        return new Incumbents(study.posterior(), points).range();
    }

    private static double at(Study study, Point point, ToDoubleFunction<Estimate> added) {
        Objective objective = study.problem().objective().orElseThrow();
        Estimate estimate = study.posterior()
                .predict(objective, encoded(study, point))
                .get(0)
                .estimate();
        return objective.sign() * estimate.mean() + added.applyAsDouble(estimate);
    }

    private static double[][] encoded(Study study, Point point) {
        return new double[][] {study.problem().space().encode(point)};
    }

    /** Where a constraint was not measured, it may be a step further than any model thinks. */
    @Test
    void withWholeNumbersTheAnswerWasMeasured() {
        Constraint smooth = Constraint.atMost("g", 0.5).confidence(0.9);
        int elsewhere = 0;
        int explained = 0;
        for (int seed = 0; seed < 30; seed++) {
            Study free = Study.of(onLine(smooth), 8, seed);
            Study stepped = Study.of(onLine(smooth.wholeNumbers()), 8, seed);
            Recommendation answer = stepped.recommendCautiously();
            if (Stream.of(stepped.posterior().isConfident(encoded(stepped))).anyMatch(RecommenderTest::any)) {
                assertThat(stepped.measured()).contains(answer.point());
                elsewhere += free.measured().contains(free.recommendCautiously().point()) ? 0 : 1;
                explained += answer.why().contains("'g' is a whole number, and may be one more or less there") ? 1 : 0;
            }
        }
        assertThat(elsewhere)
                .as("answers that were not measured, without steps")
                .isGreaterThan(5);
        assertThat(explained).isGreaterThan(5);
    }

    private static Problem onLine(Constraint constraint) {
        return Problem.over(LINE).objective(LOW).constraint(constraint).build();
    }

    private static double[][] encoded(Study study) {
        return study.measured().stream().map(study.problem().space()::encode).toArray(double[][]::new);
    }

    private static boolean any(boolean[] some) {
        for (boolean each : some) {
            if (each) {
                return true;
            }
        }
        return false;
    }
}
