package dev.brink.study.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.Constraint;
import dev.brink.problem.Cost;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.study.plan.KnownCommand;
import dev.brink.study.plan.KnownCommands;
import dev.brink.study.plan.StudyPlan;
import dev.brink.study.plan.TaskPlan;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StudyFileTest {
    private static StudyPlan parse(String text) {
        return StudyFile.parse("study.yaml", text, KnownCommands.none());
    }

    private static StudyPlan good() throws IOException, URISyntaxException {
        Path file = Path.of(Objects.requireNonNull(StudyFileTest.class.getResource("good.yaml"))
                .toURI());
        return StudyFile.read(file, KnownCommands.none());
    }

    @Test
    void everythingIsWhereItBelongs() throws IOException, URISyntaxException {
        StudyPlan plan = good();
        Problem problem = plan.problem();
        assertThat(plan.name()).isEqualTo("mnist-small");
        assertThat(problem.space().parameters())
                .containsExactly(
                        Parameter.logReal("lr", 1e-4, 10),
                        Parameter.logInteger("units1", 50, 2000),
                        Parameter.integer("units2", 50, 2000),
                        Parameter.choice("act", "relu", "tanh"),
                        Parameter.ordered("batch", 16L, 32L, 64L),
                        Parameter.bool("nesterov"));
        assertThat(problem.objective().orElseThrow().model())
                .isEqualTo(new ObservationModel.Gaussian(LatentScale.LOG, Noise.learned()));
        assertThat(problem.constraints())
                .containsExactly(
                        Constraint.atMost("small", 1e6)
                                .metric("weights")
                                .scale(LatentScale.LOG)
                                .noise(Noise.none())
                                .confidence(0.99),
                        Constraint.succeeds("converges", "train").confidence(0.95),
                        Constraint.holds("stable").confidence(0.95),
                        Constraint.share("tasty", 0.95).metric("liked").confidence(0.9));
        assertThat(plan.task("train"))
                .isEqualTo(new TaskPlan(
                        "train", Optional.of("python train.py --lr {lr}"), Optional.of(Duration.ofMinutes(20))));
        assertThat(problem.task("size").cost()).isEqualTo(Cost.fixed(0.001));
        assertThat(plan.budget().trials()).hasValue(100);
        assertThat(plan.budget().time()).hasValue(Duration.ofHours(8));
        assertThat(plan.budget().cost()).hasValue(20000);
        assertThat(plan.budget().failures()).hasValue(0.5);
        assertThat(plan.parallel()).isEqualTo(4);
        assertThat(plan.retries()).isEqualTo(3);
        assertThat(plan.metrics().reportedBy(problem, "train"))
                .containsExactly("valid_error", "stable", "liked", "asked");
    }

    @Test
    void knownConstraintsAreExact() throws IOException, URISyntaxException {
        Problem problem = good().problem();
        assertThat(problem.allows(point(problem, 100, 400, "relu"))).isTrue();
        assertThat(problem.allows(point(problem, 100, 401, "relu"))).isFalse();
        assertThat(problem.allows(point(problem, 100, 100, "tanh"))).isFalse();
    }

    private static Point point(Problem problem, int units1, int units2, String act) {
        return problem.space()
                .point(Map.of("lr", 1, "units1", units1, "units2", units2, "act", act, "batch", 16, "nesterov", false));
    }

    private static final String SMALL = """
            study: small
            parameters: {x: {type: real, min: 0, max: 1}}
            objective: {minimize: loss}
            """;

    @Test
    void theShortestFileNeedsNoCommand() {
        StudyPlan plan = parse(SMALL);
        assertThat(plan.tasks()).containsExactly(new TaskPlan("run", Optional.empty(), Optional.empty()));
        assertThat(plan.problem().objective().orElseThrow().metric()).isEqualTo("loss");
        assertThat(plan.parallel()).isEqualTo(1);
        assertThat(plan.seed()).isEqualTo(1);
    }

    @Test
    void aCommandIsTheOnlyTaskAndMayHaveATimeout() {
        assertThat(parse(SMALL + "command: ./train {x}\ntimeout: 1h30m\n").tasks())
                .containsExactly(new TaskPlan("run", Optional.of("./train {x}"), Optional.of(Duration.ofMinutes(90))));
    }

    @Test
    void aCostMayBeMeasured() {
        StudyPlan plan = parse(SMALL + "tasks: {train: {command: ./train, reveals: [loss], cost: measured}}\n");
        assertThat(plan.problem().task("train").cost()).isEqualTo(Cost.measured());
    }

    @Test
    void jsonIsReadByTheSameRulesAndItsMistakesHaveLines() {
        String json = """
                {"study": "small", "parameters": {"x": {"type": "real", "min": 0, "max": 1e0}},
                 "objective": {"metric": "loss", "maximize": true},
                 "budget": {"trials": 5}}
                """;
        assertThat(parse(json).problem().objective().orElseThrow().maximized()).isTrue();
        assertThatThrownBy(() -> parse(json.replace("\"trials\"", "\"trial\"")))
                .hasMessageStartingWith("study.yaml:3:13:")
                .hasMessageContaining("did you mean 'trials'?");
    }

    @ParameterizedTest
    @CsvSource({"COMMAND, ./ok {x}", "FILTER, ./ok"})
    void aKnownConstraintMayBeAProgramThatSomebodyElseRuns(KnownCommand.Kind kind, String line) {
        StudyPlan plan = StudyFile.parse(
                "study.yaml",
                SMALL + "known: [{" + kind.key() + ": \"" + line + "\"}]\n",
                (command, point) -> command.equals(new KnownCommand(kind, line)) && point.real("x") < 0.5);
        assertThat(plan.problem().allows(plan.problem().space().point(Map.of("x", 0.4))))
                .isTrue();
        assertThat(plan.problem().allows(plan.problem().space().point(Map.of("x", 0.6))))
                .isFalse();
    }

    @Test
    void whatMustBeFalseIsSeenAsItsOpposite() {
        StudyPlan plan = parse(SMALL + "constraints: {burnt: {must_be: false}}\n");
        Map<String, Observation> reported =
                plan.metrics().observations(plan.problem(), "run", Map.of("loss", 1, "burnt", true, "extra", 3));
        assertThat(reported).containsEntry("burnt", Observation.yes()).doesNotContainKey("extra");
        assertThat(plan.metrics().reportedBy(plan.problem(), "run")).containsExactly("loss", "burnt");
        assertThat(plan.metrics().seen(plan.problem(), "run", reported))
                .isEqualTo(Map.of("loss", Observation.of(1), "not burnt", Observation.no()));
        assertThat(plan.problem().constraints().get(0).describe()).isEqualTo("not burnt holds");
    }

    @Test
    void anObjectiveMayCount() {
        StudyPlan plan = parse(SMALL.replace("{minimize: loss}", "{metric: liked, out_of: asked, maximize: true}"));
        assertThat(plan.metrics().observations(plan.problem(), "run", Map.of("liked", 3, "asked", 4L)))
                .isEqualTo(Map.of("liked", Observation.counts(3, 4)));
    }

    @ParameterizedTest
    @CsvSource({"90s, 90", "20m, 1200", "8h, 28800", "1h30m, 5400", "1.5h, 5400", "2d, 172800", "1h 5s, 3605"})
    void lengthsOfTime(String text, long seconds) {
        assertThat(Durations.parse(text)).hasValue(Duration.ofSeconds(seconds));
        assertThat(Durations.parse(Durations.write(Duration.ofSeconds(seconds))))
                .hasValue(Duration.ofSeconds(seconds));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "m", "5x", "-5m", "5m3", "1e3s", "0s", "99999999d", "5 minutes"})
    void noLengthsOfTime(String text) {
        assertThat(Durations.parse(text)).isEmpty();
    }

    @Test
    void numbersInAChoiceAreTheTextThatWasWritten() {
        String file = SMALL.replace("{type: real, min: 0, max: 1}", "{type: choice, values: [1e-3, 007, on]}");
        assertThat(parse(file).problem().space().parameters())
                .isEqualTo(List.of(Parameter.choice("x", "1e-3", "007", "on")));
    }
}
