package dev.brink.recommend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Recommendation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The sentence that comes with an answer. */
class ExplanationTest {
    private static final Objective COST = Objective.minimize("cost");

    private static ProblemBuilder problem() {
        return Problem.over(Parameter.real("x", 0, 1));
    }

    private static Constraint heat(double limit) {
        return Constraint.atMost("heat", limit).confidence(0.9);
    }

    /** The answer to the first of many studies for which it is of a kind. */
    private static Recommendation first(Problem problem, Predicate<Recommendation> kind) {
        return IntStream.range(0, 200)
                .mapToObj(seed -> Study.of(problem, 6, seed).recommend())
                .filter(kind)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void nothingConfidentNamesWhatIsMissing() {
        Problem problem = problem()
                .objective(COST)
                .constraint(heat(-60))
                .constraint(Constraint.atLeast("taste", -1e6).confidence(0.95))
                .build();
        Recommendation answer = Study.of(problem, 6, 1).recommend();
        assertThat(answer.confident()).isFalse();
        assertThat(answer.objective()).isPresent();
        assertThat(answer.why())
                .matches("No point passes yet; this one is nearest: 'heat' holds with probability [0-9.e-]+ % of the"
                        + " 90\\.00 % asked\\.")
                .doesNotContain("taste");
    }

    @Test
    void everyConstraintThatIsMissedIsNamed() {
        Problem problem = problem()
                .constraint(heat(-60))
                .constraint(Constraint.atLeast("taste", 60).confidence(0.95))
                .build();
        assertThat(Study.of(problem, 6, 1).recommend().why())
                .contains("'heat' holds with probability")
                .contains(", 'taste' holds with probability")
                .contains("95.00 % asked.");
    }

    @Test
    void constraintsThatMustHoldTogetherAreMissedTogether() {
        Problem problem = problem()
                .constraint(heat(-60))
                .constraint(Constraint.atLeast("taste", 60))
                .jointConfidence(0.8)
                .build();
        Recommendation answer = Study.of(problem, 6, 1).recommend();
        assertThat(answer.confident()).isFalse();
        assertThat(answer.why())
                .matches("No point passes yet; this one is nearest: all constraints together hold with probability"
                        + " [0-9.e-]+ % of the 80\\.00 % asked\\.");
    }

    @Test
    void aMeasuredPointMayBeTheBest() {
        // With two values a side, points between the measured ones do not exist.
        Problem problem =
                Problem.over(Parameter.integer("n", 0, 1)).objective(COST).build();
        Study study = Study.of(problem, 6, 1);
        assertThat(study.measured().stream().distinct()).hasSize(2);
        assertThat(study.recommend().why())
                .isEqualTo("It was measured, and no other point that passes is expected to be better.");
    }

    @Test
    void anUnmeasuredPointIsComparedWithTheBestMeasuredOne() {
        Problem problem = problem().objective(COST).build();
        Recommendation answer = Study.of(problem, 6, 1).recommend();
        assertThat(answer.why())
                .matches("It was not measured itself: the model expects 'cost' to be [-0-9.e]+ here against [-0-9.e]+"
                        + " at the best measured point that passes, \\{x=[-0-9.e]{1,12}(, .*)?\\}\\.");
        String mean = String.format(
                Locale.ROOT, "%.6g", answer.objective().orElseThrow().mean());
        assertThat(answer.why()).contains("to be " + mean + " here");
    }

    @Test
    void whoIsCautiousHearsOfTheGamble() {
        Problem problem = problem().objective(COST).build();
        Recommendation answer = IntStream.range(0, 200)
                .mapToObj(seed -> Study.of(problem, 6, seed).recommendCautiously())
                .filter(cautious -> !cautious.why().contains("not measured itself"))
                .findFirst()
                .orElseThrow();
        assertThat(answer.why())
                .matches("It was measured\\. The model expects 'cost' to be [-0-9.e]+ at \\{x=[-0-9.e]{1,12}\\}, but"
                        + " that may be anything from [-0-9.e]+ to [-0-9.e]+: measure there before relying on it\\.");
    }

    @Test
    void wherePointsPassThatWereNotMeasuredItSaysSo() {
        Problem problem = problem().objective(COST).constraint(heat(0)).build();
        Recommendation answer = first(problem, r -> r.confident() && r.why().contains("no measured point passes"));
        assertThat(answer.why())
                .isEqualTo("It was not measured itself: no measured point passes, but here the model is confident.");
        Problem without = problem().constraint(heat(0)).build();
        assertThat(first(without, r -> r.confident() && !r.why().startsWith("It was measured"))
                        .why())
                .isEqualTo("It was not measured itself, but the constraints hold here with the confidence asked.");
    }

    @Test
    void withoutAnObjectiveTheLikeliestMeasuredPointIsTheAnswer() {
        Problem problem = problem().constraint(heat(1)).build();
        Study study = Study.of(problem, 6, 1);
        Recommendation answer = study.recommend();
        assertThat(answer.objective()).isEmpty();
        assertThat(answer.confident()).isTrue();
        assertThat(answer.why()).isEqualTo("It was measured, and is the likeliest to fulfil every constraint.");
        double most = study.measured().stream()
                .mapToDouble(point -> Math.exp(study.posterior()
                        .logProbabilityOfAll(new double[][] {problem.space().encode(point)})[0]))
                .max()
                .orElseThrow();
        assertThat(answer.probabilityOfAll()).isEqualTo(most);
    }

    @Test
    void beforeAnythingIsMeasuredItSaysSo() {
        for (Problem problem : List.of(
                problem().objective(COST).constraint(heat(0)).build(),
                problem().objective(COST).build(),
                problem().constraint(heat(0)).build())) {
            Recommendation answer = Study.of(problem, 0, 1).recommend();
            assertThat(answer.confident()).isEqualTo(problem.constraints().isEmpty());
            assertThat(answer.why()).isEqualTo("Nothing has been measured yet.");
        }
    }

    @Test
    void whatWasMeasuredOutsideOfTheKnownConstraintsIsNoAnswer() {
        Problem problem = problem()
                .objective(COST)
                .known("x is small", point -> point.real("x") < 0.5)
                .build();
        Study study = Study.of(problem, 6, 1);
        List<Point> outside = study.measured().stream()
                .filter(point -> !problem.allows(point))
                .toList();
        assertThat(outside).isNotEmpty();
        Recommendation answer = study.recommend(outside);
        assertThat(problem.allows(answer.point())).isTrue();
        assertThat(answer.why()).startsWith("It was not measured itself");
    }
}
