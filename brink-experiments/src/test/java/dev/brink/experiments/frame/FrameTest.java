package dev.brink.experiments.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.brink.data.Measurement;
import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.study.Environment;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.TrialState;
import dev.brink.study.store.Journal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FrameTest {
    private static final String DECOUPLED = """
            parameters:
              x: {type: real, min: 0, max: 1}
            objective: {metric: value, minimize: true}
            constraints:
              size: {metric: size, at_most: 0.5, noise: none}
              works: {succeeds: train}
            tasks:
              train: {reveals: [value], cost: 10}
              count: {reveals: [size], cost: 1}
            budget: {trials: 6}
            """;

    /** The value is 1 - x, the size x; it fails below 0.1. */
    private static final Measuring LINE = (task, point, seed) -> {
        double x = point.real("x");
        if (task.equals("count")) {
            return Measurement.of(point, task, Map.of("size", x));
        }
        return x < 0.1
                ? Measurement.failed(point, task, "too small")
                : Measurement.of(point, task, Map.of("value", 1 - x));
    };

    @TempDir
    private Path folder = Path.of("");

    private static Run run(long seed, Measuring measuring) {
        return new Run("line", seed, "study: line-" + seed + "\nseed: " + seed + "\n" + DECOUPLED, measuring);
    }

    private List<Finished> carryOut(List<Run> runs, Watcher watcher) throws InterruptedException {
        try (Journal journal = Journal.in(folder)) {
            List<Finished> finished = new Campaign(journal, Environment.standard(), watcher).carryOut(runs, 2);
            finished.forEach(one -> assertThat(one.study().trials()).hasSize(6));
            return finished;
        }
    }

    @Test
    void carriesOutAllTrialsOfAllRuns() throws InterruptedException {
        List<String> heard = new ArrayList<>();
        carryOut(List.of(run(1, LINE), run(2, LINE), run(3, LINE)), new Watcher() {
            @Override
            public void ended(Run run, Trial trial, int ended, long trials) {
                heard.add(run.label() + " " + ended + "/" + trials);
            }
        });
        assertThat(heard).hasSize(18).contains("line, seed 1 6/6", "line, seed 3 1/6");
    }

    @Test
    void goesOnWhereItStoppedAndEndsAsIfItHadNot() throws InterruptedException {
        AtomicInteger left = new AtomicInteger(4);
        Measuring breaking = (task, point, seed) -> {
            if (left.getAndDecrement() == 0) {
                throw new IllegalStateException("the power is gone");
            }
            return LINE.measure(task, point, seed);
        };
        assertThatThrownBy(() -> carryOut(List.of(run(1, breaking)), new Watcher() {}))
                .hasMessage("the power is gone");
        AtomicInteger measured = new AtomicInteger();
        List<Trial> resumed = carryOut(
                        List.of(run(1, (task, point, seed) -> {
                            measured.incrementAndGet();
                            return LINE.measure(task, point, seed);
                        })),
                        new Watcher() {})
                .get(0)
                .study()
                .trials();
        assertThat(measured).hasValue(2);
        assertThat(resumed).extracting(Trial::state).doesNotContain(TrialState.RUNNING, TrialState.WAITING);
        folder = folder.resolve("other");
        folder.toFile().mkdir();
        List<Trial> undisturbed =
                carryOut(List.of(run(1, LINE)), new Watcher() {}).get(0).study().trials();
        assertThat(resumed)
                .extracting(Trial::point)
                .isEqualTo(undisturbed.stream().map(Trial::point).toList());
    }

    @Test
    void measuringGetsTheSameSeedForTheSameTrialOnly() {
        assertThat(run(1, LINE).seedOf(3)).isEqualTo(run(1, LINE).seedOf(3));
        assertThat(run(1, LINE).seedOf(3)).isNotEqualTo(run(1, LINE).seedOf(4));
        assertThat(run(1, LINE).seedOf(3)).isNotEqualTo(run(2, LINE).seedOf(3));
    }

    @Test
    void violationsAndFailuresAreTheWorstValueOfTheBaseline() {
        Problem problem = run(1, LINE).plan().problem();
        AtomicInteger trained = new AtomicInteger();
        WorstValue baseline = new WorstValue(
                problem,
                (task, point, seed) -> {
                    trained.addAndGet(task.equals("train") ? 1 : 0);
                    return LINE.measure(task, point, seed);
                },
                9);
        assertThat(value(baseline, problem, 0.3)).isEqualTo(0.7);
        assertThat(value(baseline, problem, 0.05)).isEqualTo(9);
        assertThat(trained).hasValue(2);
        assertThat(value(baseline, problem, 0.8)).isEqualTo(9);
        assertThat(trained).as("the cheap task came first").hasValue(2);
    }

    private static double value(WorstValue baseline, Problem problem, double x) {
        Point point = problem.space().point(Map.of("x", x));
        Measurement measurement = baseline.measure("run", point, 1);
        return ((Observation.Real)
                        Optional.ofNullable(measurement.values().get("value")).orElseThrow())
                .value();
    }

    @Test
    void aNotebookKeepsWhatIsCompleteAndMeasuresTheRestAgain() throws IOException {
        Path file = folder.resolve("notes.txt");
        Notebook notebook = Notebook.in(file);
        assertThat(notebook.get("a", () -> Map.of("x", 1.5))).containsEntry("x", 1.5);
        assertThat(notebook.get("a", () -> Map.of("x", 2.5))).containsEntry("x", 1.5);
        Files.writeString(file, "b x=3.", StandardOpenOption.APPEND);
        Notebook again = Notebook.in(file);
        assertThat(again.get("a", () -> Map.of("x", 2.5))).containsEntry("x", 1.5);
        assertThat(again.get("b", () -> Map.of("x", 4.25))).containsEntry("x", 4.25);
        assertThat(Notebook.in(file).get("b", Map::of)).containsEntry("x", 4.25);
        assertThatThrownBy(() -> again.get("two words", Map::of)).hasMessageContaining("a key is a word");
    }

    @Test
    void tablesAreAligned() {
        Table table = new Table(List.of("name", "n"), List.of(List.of("a", "1000"), List.of("longer", "2")));
        assertThat(table.lines()).containsExactly("name       n", "------------", "a       1000", "longer     2");
    }

    @Test
    void pagesEscapeWhatTheySay() {
        Section section = Section.of("a < b", new Table(List.of("<x>"), List.of(List.of("1 & 2"))), "<script>");
        String html = ResultPage.html("t", List.of("i"), List.of(section), "made");
        assertThat(html).contains("a &lt; b", "1 &amp; 2", "&lt;script&gt;").doesNotContain("<script>");
    }

    @Test
    void finishedRunsAreListedBySeed() throws InterruptedException {
        List<Finished> finished = carryOut(List.of(run(2, LINE), run(1, LINE)), new Watcher() {});
        assertThat(Finished.of("line", finished))
                .extracting(Finished::study)
                .extracting(Study::name)
                .containsExactly("line-1", "line-2");
    }

    @Test
    void curvesAreTheBestSoFarOnAverage() throws InterruptedException {
        List<Finished> finished = carryOut(List.of(run(1, LINE), run(2, LINE)), new Watcher() {});
        Judge judge = trial -> trial.task().equals("count")
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                        trial.reason().isPresent() ? 9 : Math.abs(trial.point().real("x") - 0.5));
        Curve curve = Curve.of("name", finished, judge, 1);
        List<Double> one = Curve.bestSoFar(finished.get(0).study().trials(), judge, 1);
        List<Double> other = Curve.bestSoFar(finished.get(1).study().trials(), judge, 1);
        int last = curve.means().size() - 1;
        assertThat(curve.means()).hasSize(Math.min(one.size(), other.size()));
        assertThat(curve.means().get(last)).isEqualTo((one.get(last) + other.get(last)) / 2, within(1e-12));
        assertThat(curve.errors().get(last)).isEqualTo(Math.abs(one.get(last) - other.get(last)) / 2, within(1e-12));
        assertThat(one).isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(new CurveChart("title", "value", List.of(curve)).svg()).contains("title", "name");
    }

    @Test
    void curvesOfMoreThanADecadeAreDrawnOnALogarithmicAxis() {
        Curve wide = new Curve("wide", List.of(0.8, 0.05, 0.02), List.of(0.1, 0.01, 0.001));
        Curve narrow = new Curve("narrow", List.of(0.8, 0.5, 0.2), List.of(0.1, 0.01, 0.001));
        assertThat(new CurveChart("title", "value", List.of(wide)).svg()).contains(">0.02<", ">0.05<", ">0.5<");
        assertThat(new CurveChart("title", "value", List.of(narrow)).svg()).contains(">0.2<", ">0.4<", ">0.6<");
    }

    @Test
    void judgesTakeConstraintsAtTheirWord() throws InterruptedException {
        Problem problem = run(1, LINE).plan().problem();
        Judge judge = Judge.of(problem, 9);
        for (Trial trial :
                carryOut(List.of(run(1, LINE)), new Watcher() {}).get(0).study().trials()) {
            double x = trial.point().real("x");
            boolean counted = trial.task().equals("count");
            boolean broken = counted ? x > 0.5 : x < 0.1;
            OptionalDouble expected =
                    broken ? OptionalDouble.of(9) : counted ? OptionalDouble.empty() : OptionalDouble.of(1 - x);
            assertThat(judge.achieved(trial)).isEqualTo(expected);
        }
    }
}
