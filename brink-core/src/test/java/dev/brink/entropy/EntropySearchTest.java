package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.data.History;
import dev.brink.data.TaskValue;
import dev.brink.entropy.SmallStudies.Kind;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.posterior.Beliefs;
import dev.brink.posterior.OutputWarp;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import dev.brink.problem.Task;
import dev.brink.testkit.Within;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EntropySearchTest {
    private static final int DRAWS = 1024;
    private static final double[] X = SmallStudies.GRID[9];

    private static TaskValue value(TaskChoice choice, String task) {
        return choice.values().stream()
                .filter(v -> v.task().equals(task))
                .findFirst()
                .orElseThrow();
    }

    private static TaskChoice choose(History history, double[] x) {
        return SmallStudies.choose(history, SmallStudies.infer(history, 1), x, DRAWS, 1);
    }

    @Test
    void aConstraintThatHoldsAnywayIsNotWorthMeasuring() {
        History history = History.of(SmallStudies.problem(Constraint.atMost("g", 1e9)));
        for (double x : new double[] {0, 0.5, 1}) {
            history = SmallStudies.with(history, x, "f", Observation.of(Math.sin(7 * x)));
            history = SmallStudies.with(history, x, "g", Observation.of(Math.cos(5 * x)));
        }
        TaskChoice choice = choose(history, X);
        assertThat(value(choice, "g").gain()).isZero();
        assertThat(value(choice, "g").standardError()).isZero();
        assertThat(value(choice, "f").gain()).isGreaterThan(0.05);
        assertThat(choice.task().name()).isEqualTo("f");
    }

    @Test
    void whatIsKnownAtXIsNotWorthMeasuring() {
        History history = SmallStudies.history(Kind.NUMBER);
        Problem noiseless = SmallStudies.problem(Constraint.atMost("g", 0.3).noise(Noise.none()));
        History measured = History.of(noiseless);
        for (var measurement : history.measurements()) {
            measured = measured.with(measurement);
        }
        measured = SmallStudies.with(measured, X[0], "g", Kind.NUMBER.observe(X[0]));
        TaskValue known = value(choose(measured, X), "g");
        assertThat(known.gain()).isZero();
        assertThat(known.standardError()).isZero();
    }

    /** The noise is what all measurements before reported. */
    @Test
    void noisierMeasurementsTellLess() {
        Problem problem = SmallStudies.problem(Constraint.atMost("g", 0.3));
        // Without a warp: through a strong one, a function of which little is known may well be as large as the noise.
        Posterior posterior = new Beliefs(
                        SmallStudies.QUICK.withWarp(OutputWarp.off()), RandomStream.of(2), Parallel.none())
                .given(SmallStudies.history(Kind.NUMBER))
                .posterior();
        double previous = Double.POSITIVE_INFINITY;
        for (double deviation : new double[] {0, 0.1, 0.5, 2, 1e6}) {
            History history = SmallStudies.with(History.of(problem), 0.5, "f", Observation.of(0, deviation));
            TaskValue f = value(SmallStudies.choose(history, posterior, X, 4096, 3), "f");
            assertThat(f.gain()).as("deviation " + deviation).isLessThan(previous);
            previous = f.gain();
        }
        Within.absolute(previous, 0, 1e-4, "a noise of a million");
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void seeingBothTellsAtLeastAsMuchAsEither(Kind kind) {
        History history = SmallStudies.history(kind);
        for (long seed = 0; seed < 5; seed++) {
            Posterior posterior = SmallStudies.infer(history, seed);
            TaskChoice choice =
                    SmallStudies.choose(history, posterior, SmallStudies.GRID[(int) (2 * seed)], DRAWS, seed);
            TaskValue both = value(choice, "both");
            for (String task : List.of("f", "g")) {
                TaskValue one = value(choice, task);
                double error = 3 * Math.hypot(both.standardError(), one.standardError());
                // Fewer nodes a function where two are combined: a few percent.
                assertThat(both.gain()).isGreaterThan(0.96 * one.gain() - error);
            }
        }
    }

    @Test
    void moreTrialsTellMore() {
        Problem problem = SmallStudies.problem(Constraint.share("g", 0.6));
        Posterior posterior = SmallStudies.infer(SmallStudies.history(Kind.SIX_TRIALS), 2);
        double previous = 0;
        for (long trials : new long[] {1, 6, 40, 1_000, 1_000_000_000_000L}) {
            History history = SmallStudies.with(History.of(problem), 0.5, "g", Observation.counts(trials / 2, trials));
            TaskValue g = value(SmallStudies.choose(history, posterior, SmallStudies.GRID[10], 4096, 3), "g");
            assertThat(g.gain()).as(trials + " trials").isGreaterThan(previous);
            previous = g.gain();
        }
    }

    @Test
    void dividesByTheCost() {
        History history = SmallStudies.history(Kind.YES_OR_NO);
        Posterior posterior = SmallStudies.infer(history, 1);
        EntropySearch search =
                new EntropySearch(EntropySettings.standard(), UsualPrecision.of(history), Parallel.none());
        Representers representers = Representers.even(X, SmallStudies.GRID);
        List<Task> tasks = history.problem().tasks();
        RandomStream stream = RandomStream.of(1);
        TaskChoice cheapF =
                search.choose(representers, posterior, tasks, t -> t.name().equals("f") ? 1 : 50, stream);
        TaskChoice cheapG =
                search.choose(representers, posterior, tasks, t -> t.name().equals("g") ? 1 : 50, stream);
        assertThat(cheapF.task().name()).isEqualTo("f");
        assertThat(cheapG.task().name()).isEqualTo("g");
        assertThat(value(cheapG, "f").cost()).isEqualTo(50);
        assertThat(value(cheapG, "f").gain()).isEqualTo(value(cheapF, "f").gain());
    }

    @Test
    void theBaseMeasureDoesNotChangeGains() {
        History history = SmallStudies.history(Kind.NUMBER);
        Posterior posterior = SmallStudies.infer(history, 1);
        EntropySearch search =
                new EntropySearch(EntropySettings.standard(), UsualPrecision.of(history), Parallel.none());
        double[] logDensities = new double[SmallStudies.GRID.length];
        logDensities[2] = 3;
        TaskChoice uneven = search.choose(
                Representers.of(X, SmallStudies.GRID, logDensities),
                posterior,
                history.problem().tasks(),
                SmallStudies::cost,
                RandomStream.of(1));
        TaskChoice even = SmallStudies.choose(history, posterior, X, DRAWS, 1);
        assertThat(uneven.values()).isEqualTo(even.values());
        assertThat(uneven.pMin().entropy()).isNotEqualTo(even.pMin().entropy());
    }

    @Test
    void theSameStreamGivesTheSameChoiceAndAnotherAlmostTheSame() {
        History history = SmallStudies.history(Kind.SIX_TRIALS);
        Posterior posterior = SmallStudies.infer(history, 1);
        TaskChoice first = SmallStudies.choose(history, posterior, X, DRAWS, 1);
        assertThat(SmallStudies.choose(history, posterior, X, DRAWS, 1).values())
                .isEqualTo(first.values());
        TaskValue other = value(SmallStudies.choose(history, posterior, X, DRAWS, 2), "f");
        assertThat(other.gain()).isNotEqualTo(value(first, "f").gain());
        Within.absolute(other.gain(), value(first, "f").gain(), 6 * other.standardError(), "another stream");
    }

    /** Every kind of function, nothing measured yet. */
    @Test
    void choosesBeforeAnythingIsMeasured() {
        Problem problem = SmallStudies.over()
                .objective(Objective.maximize("f").scale(LatentScale.LOG))
                .constraint(Constraint.atLeast("number", 2))
                .constraint(Constraint.holds("answer"))
                .constraint(Constraint.share("count", 0.9))
                .constraint(Constraint.succeeds("ok", "train"))
                .task("train", 5, "f", "number")
                .task("ask", 1, "answer")
                .task("taste", 2, "count", "answer")
                .build();
        TaskChoice choice = choose(History.of(problem), X);
        assertSound(choice, problem);
        assertThat(choice.pMin().probabilityOfNone()).isGreaterThan(0.05);
        assertThat(choice.values()).allMatch(v -> v.gain() > 2 * v.standardError());
    }

    @Test
    void choosesWithoutAnObjective() {
        Problem problem = SmallStudies.over()
                .constraint(Constraint.atMost("g", 0.3))
                .constraint(Constraint.holds("h"))
                .task("g", 1, "g")
                .task("h", 1, "h")
                .build();
        History history = History.of(problem);
        for (double x : new double[] {0, 0.5, 1}) {
            history = SmallStudies.with(history, x, "g", Observation.of(1 + Math.cos(9 * x)));
        }
        TaskChoice choice = choose(history, SmallStudies.GRID[3]);
        assertSound(choice, problem);
        assertThat(choice.values()).anyMatch(v -> v.gain() > 3 * v.standardError());
    }

    /** Twenty tasks and so many constraints that no draw has a feasible point: what is unknown at x is measured. */
    @Test
    void copesWithTwentyTasks() {
        ProblemBuilder builder = SmallStudies.over().objective(Objective.minimize("f"));
        builder.task("f", 1, "f");
        String[] names = new String[19];
        for (int k = 0; k < names.length; k++) {
            names[k] = "g" + k;
            builder.constraint(k % 2 == 0 ? Constraint.atMost(names[k], 0) : Constraint.holds(names[k]));
            builder.task(names[k], 1, names[k]);
        }
        Problem problem = builder.build();
        History history = History.of(problem);
        for (int k = 0; k < names.length; k++) {
            for (double x : new double[] {0, 0.25, 0.5, X[0]}) {
                if (k != 6 || x != X[0]) {
                    history = SmallStudies.with(
                            history, x, names[k], k % 2 == 0 ? Observation.of(5 + x, 0) : Observation.no());
                }
            }
        }
        history = SmallStudies.with(history, X[0], "f", Observation.of(1, 0));
        TaskChoice choice = choose(history, X);
        assertSound(choice, problem);
        assertThat(choice.pMin().probabilityOfNone()).isEqualTo(1);
        assertThat(choice.task().name()).isEqualTo("g6");
    }

    /** One task reveals more functions than can be combined each with each. */
    @Test
    void aTaskMayRevealManyFunctions() {
        ProblemBuilder builder = SmallStudies.over().objective(Objective.minimize("f"));
        for (String name : List.of("a", "b", "c")) {
            builder.constraint(Constraint.atMost(name, 0.7)).task(name, 1, name);
        }
        Problem problem =
                builder.task("f", 1, "f").task("all", 4, "f", "a", "b", "c").build();
        History history = History.of(problem);
        for (double x : new double[] {0.1, 0.5, 0.9}) {
            history = SmallStudies.with(history, x, "f", Observation.of(Math.sin(7 * x)));
            for (String name : List.of("a", "b", "c")) {
                history = SmallStudies.with(history, x, name, Observation.of(Math.cos(4 * x + name.charAt(0))));
            }
        }
        TaskChoice choice = choose(history, SmallStudies.GRID[4]);
        assertSound(choice, problem);
        TaskValue all = value(choice, "all");
        for (String name : List.of("f", "a", "b", "c")) {
            assertThat(all.gain()).isGreaterThan(value(choice, name).gain() - 3 * all.standardError());
        }
    }

    /**
     * The paper's causality dilemma: with one known feasible pocket, neither function alone could improve on it in the
     * unexplored rest, and yet something there is worth measuring.
     */
    @Test
    void theUnexploredIsWorthMeasuringBesideAKnownPocket() {
        History history = History.of(SmallStudies.problem(Constraint.atMost("g", 0)));
        for (double x : new double[] {0, 0.05, 0.1}) {
            history = SmallStudies.with(history, x, "f", Observation.of(1 - x));
            history = SmallStudies.with(history, x, "g", Observation.of(-1 + 5 * x));
        }
        TaskChoice choice =
                SmallStudies.choose(history, SmallStudies.infer(history, 1), SmallStudies.GRID[8], 4 * DRAWS, 1);
        assertThat(value(choice, "f").gain())
                .isGreaterThan(5 * value(choice, "f").standardError());
        assertThat(value(choice, "g").gain())
                .isGreaterThan(5 * value(choice, "g").standardError());
    }

    @Test
    void saysWhatIsWrong() {
        History history = History.of(SmallStudies.problem(Constraint.holds("g")));
        Posterior posterior = SmallStudies.infer(history, 1);
        EntropySearch search =
                new EntropySearch(EntropySettings.standard(), UsualPrecision.of(history), Parallel.none());
        Representers representers = Representers.even(X, SmallStudies.GRID);
        RandomStream stream = RandomStream.of(1);
        assertThatThrownBy(() -> search.choose(representers, posterior, List.of(), SmallStudies::cost, stream))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at least one");
        List<Task> tasks = history.problem().tasks();
        assertThatThrownBy(() -> search.choose(representers, posterior, tasks, task -> 0, stream))
                .hasMessageContaining("'f' costs 0");
        assertThatThrownBy(() -> EntropySettings.standard().withDraws(100)).hasMessageContaining("multiple of 16");
        assertThatThrownBy(() -> new EntropySettings(64, 4, 64)).hasMessageContaining("at least 8");
    }

    private static void assertSound(TaskChoice choice, Problem problem) {
        assertThat(problem.tasks()).contains(choice.task());
        assertThat(choice.values().stream().map(TaskValue::task))
                .containsExactlyElementsOf(
                        problem.tasks().stream().map(Task::name).toList());
        assertThat(choice.values()).allSatisfy(value -> {
            assertThat(value.gain()).isFinite().isNotNegative();
            assertThat(value.standardError()).isFinite().isNotNegative();
        });
        assertThat(choice.pMin().entropy()).isFinite();
    }

    @Test
    void manyThreadsChooseAsOneDoes() {
        History history = SmallStudies.history(Kind.TWENTY_TRIALS);
        Posterior posterior = SmallStudies.infer(history, 1);
        ForkJoinPool pool = new ForkJoinPool(3);
        try {
            TaskChoice alone = SmallStudies.choose(history, posterior, X, DRAWS, 1);
            TaskChoice together = new EntropySearch(
                            EntropySettings.standard().withDraws(DRAWS), UsualPrecision.of(history), Parallel.on(pool))
                    .choose(
                            Representers.even(X, SmallStudies.GRID),
                            posterior,
                            history.problem().tasks(),
                            SmallStudies::cost,
                            RandomStream.of(1));
            assertThat(together.values()).isEqualTo(alone.values());
        } finally {
            pool.shutdown();
        }
    }
}
