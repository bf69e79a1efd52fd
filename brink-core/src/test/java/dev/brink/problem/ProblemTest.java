package dev.brink.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.brink.observation.LatentScale;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProblemTest {
    private static final SearchSpace SPACE = SearchSpace.of(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1));
    private static final Objective ERROR = Objective.minimize("error");
    private static final Constraint SMALL = Constraint.atMost("small", 1e6).metric("weights");
    private static final Constraint CONVERGES = Constraint.succeeds("converges", "train");

    private static ProblemBuilder builder() {
        return Problem.over(SPACE);
    }

    @Test
    void oneTaskRevealsEverythingUnlessTold() {
        Problem problem = builder()
                .objective(ERROR)
                .constraint(SMALL)
                .constraint(Constraint.succeeds("works", "run"))
                .build();
        assertThat(problem.tasks()).containsExactly(new Task("run", 1, List.of("error", "small", "works")));
        assertThat(problem.coupled()).isTrue();
        assertThat(problem.jointConfidence()).isEmpty();
        assertThat(problem.known()).isEmpty();
    }

    @Test
    void givesItsParts() {
        Problem problem = builder()
                .constraint(SMALL)
                .constraint(CONVERGES)
                .objective(ERROR)
                .task("size", 0.001, "small")
                .task("train", 180, "error", "converges")
                .jointConfidence(0.9)
                .build();
        assertThat(problem.space()).isSameAs(SPACE);
        assertThat(problem.objective()).contains(ERROR);
        assertThat(problem.constraints()).containsExactly(SMALL, CONVERGES);
        assertThat(problem.functions()).containsExactly(ERROR, SMALL, CONVERGES);
        assertThat(problem.function("small")).isEqualTo(SMALL);
        assertThat(problem.task("train")).isEqualTo(new Task("train", 180, List.of("error", "converges")));
        assertThat(problem.coupled()).isFalse();
        assertThat(problem.jointConfidence()).hasValue(0.9);
    }

    @Test
    void aTaskRevealsItsOwnSuccess() {
        Problem problem = builder()
                .objective(ERROR)
                .constraint(CONVERGES)
                .task("train", 180, "error")
                .build();
        assertThat(problem.task("train").reveals()).containsExactly("error", "converges");
    }

    @Test
    void objectiveAndConstraintsAreOptionalButNotBoth() {
        assertThat(builder().constraint(SMALL).build().functions()).containsExactly(SMALL);
        assertThat(builder().objective(ERROR).build().functions()).containsExactly(ERROR);
        assertThat(builder()
                        .constraint(Constraint.succeeds("ok", "run"))
                        .build()
                        .tasks())
                .containsExactly(new Task("run", 1, List.of("ok")));
        invalid(
                builder(),
                "The problem has neither an objective nor constraints, but there must be something to learn:"
                        + " add an objective to minimize or maximize, or a constraint.");
    }

    @Test
    void knowsWhatIsAllowed() {
        Problem problem = Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1))
                .objective(ERROR)
                .known("x <= y", p -> p.real("x") <= p.real("y"))
                .known("x + y <= 1", p -> p.real("x") + p.real("y") <= 1)
                .build();
        assertThat(problem.known()).hasSize(2);
        assertThat(problem.allows(SPACE.point(Map.of("x", 0.2, "y", 0.5)))).isTrue();
        assertThat(problem.allows(SPACE.point(Map.of("x", 0.5, "y", 0.2)))).isFalse();
        assertThat(problem.allows(SPACE.point(Map.of("x", 0.6, "y", 0.7)))).isFalse();
    }

    @Test
    void unknownNamesAreSuggested() {
        Problem problem = builder().objective(ERROR).constraint(SMALL).build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> problem.function("eror"))
                .withMessage("The problem has no objective or constraint 'eror': did you mean 'error'?");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> problem.task("train"))
                .withMessage("The problem has no task 'train': known are 'run'.");
    }

    @Test
    void namesMustDiffer() {
        String rest = ", but names must differ: rename one of them.";
        invalid(
                builder().objective(ERROR).constraint(Constraint.atMost("error", 1)),
                "Two objectives or constraints have the name 'error'" + rest);
        invalid(
                builder().constraint(SMALL).constraint(SMALL),
                "Two objectives or constraints have the name 'small'" + rest);
        invalid(
                builder().objective(ERROR).task("a", 1, "error").task("a", 2, "error"),
                "Two tasks have the name 'a'" + rest);
    }

    @Test
    void thereIsOneObjective() {
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(() -> builder().objective(ERROR).objective(Objective.minimize("time")))
                .withMessage("Objective 'time' was added to objective 'error', but there can be only one:"
                        + " make the other a constraint.");
    }

    @Test
    void tasksRevealKnownFunctions() {
        invalid(
                builder().objective(ERROR).task("train", 1, "eror"),
                "Task 'train' reveals 'eror', which is no objective or constraint: did you mean 'error'?");
        invalid(
                builder().objective(ERROR).constraint(SMALL).task("train", 1, "error", "cake"),
                "Task 'train' reveals 'cake', which is no objective or constraint: known are 'error', 'small'.");
        invalid(
                builder().objective(ERROR).task("train", 1),
                "Task 'train' reveals nothing, but running it must teach something:"
                        + " list the objective or constraints that it reveals.");
        invalid(
                builder().objective(ERROR).constraint(SMALL).task("train", 1, "error"),
                "Constraint 'small' is revealed by no task, but it can only be learned by measuring:"
                        + " add it to a task.");
        invalid(
                builder().objective(ERROR).constraint(SMALL).task("size", 1, "small"),
                "Objective 'error' is revealed by no task, but it can only be learned by measuring:"
                        + " add it to a task.");
    }

    @Test
    void aFunctionMayBeRevealedByTwoTasks() {
        Problem problem = builder()
                .objective(ERROR)
                .task("quick", 1, "error")
                .task("slow", 2, "error")
                .build();
        assertThat(problem.tasks()).hasSize(2);
    }

    @Test
    void successIsThatOfAKnownTask() {
        invalid(
                builder().objective(ERROR).constraint(CONVERGES).task("trian", 1, "error"),
                "Constraint 'converges' demands that task 'train' succeeds, but there is no such task:"
                        + " did you mean 'trian'?");
        invalid(
                builder().constraint(CONVERGES),
                "Constraint 'converges' demands that task 'train' succeeds, but there is no such task:"
                        + " known are 'run'.");
        invalid(
                builder()
                        .objective(ERROR)
                        .constraint(CONVERGES)
                        .task("train", 1, "error")
                        .task("size", 1, "converges"),
                "Task 'size' reveals 'converges', but only task 'train' shows whether it succeeds itself:"
                        + " remove it there.");
    }

    @Test
    void sharedMetricsAgreeOnTheirKind() {
        Problem shared = builder()
                .objective(Objective.minimize("time").scale(LatentScale.LOG))
                .constraint(Constraint.atMost("quick", 60).metric("time"))
                .build();
        assertThat(shared.functions()).hasSize(2);
        invalid(
                builder()
                        .objective(ERROR)
                        .constraint(Constraint.share("few", 0.9).metric("error")),
                "Objective 'error' and Constraint 'few' share the metric 'error', but one measures numbers and the"
                        + " other successes out of trials: give one of them another metric.");
        assertThat(builder()
                        .objective(Objective.minimize("train").metric("works"))
                        .constraint(Constraint.succeeds("works", "run"))
                        .build()
                        .functions())
                .hasSize(2);
    }

    @Test
    void jointConfidenceNeedsConstraints() {
        invalid(
                builder().objective(ERROR).jointConfidence(0.9),
                "A joint confidence was given, but there are no constraints that could hold together:"
                        + " add constraints or leave it out.");
        invalid(
                builder().constraint(SMALL).jointConfidence(90),
                "The joint confidence is 90, but it must be more than 0 and less than 1: write 0.9 for 90 %.");
    }

    @ParameterizedTest
    @CsvSource({"0", "-1", "NaN", "Infinity"})
    void tasksCostSomething(String cost) {
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(() -> builder().task("train", Double.parseDouble(cost), "error"))
                .withMessage("Task 'train' costs " + cost
                        + ", but a cost must be finite and more than 0: use 1 if it does not matter.");
    }

    @Test
    void tasksRevealAFunctionOnceAndHaveGoodNames() {
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(() -> builder().task("train", 1, "error", "error"))
                .withMessage("Task 'train' reveals 'error' twice, but one run reveals a function once:"
                        + " remove one of them.");
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(() -> builder().task("", 1, "error"))
                .withMessage("A task has the name '', but a name must start with a letter from A to Z or an underscore"
                        + " and go on with letters, digits, '_', '-' or '.': choose another name.");
    }

    private static void invalid(ProblemBuilder builder, String message) {
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(builder::build)
                .withMessage(message);
    }

    @Test
    void theCostOfATaskIsFixedOrMeasured() {
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("error"))
                .constraint(Constraint.atMost("size", 1))
                .task("train", Cost.measured(), "error")
                .task("weigh", 2, "size")
                .build();
        assertThat(problem.task("train").cost()).isEqualTo(Cost.measured()).hasToString("measured");
        assertThat(problem.task("weigh").cost()).isEqualTo(Cost.fixed(2)).hasToString("2");
    }
}
