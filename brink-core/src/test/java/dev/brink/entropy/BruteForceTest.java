package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.TaskValue;
import dev.brink.entropy.SmallStudies.Kind;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Observation;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import dev.brink.problem.Problem;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Everything against {@link BruteForce}. */
class BruteForceTest {
    private static final int SEEDS = 8;

    /** What is left of brute force's own error, and of ours from integrating over a few outcomes. */
    private static final double ABSOLUTE = 0.003;

    private static final double RELATIVE = 0.03;

    @ParameterizedTest
    @EnumSource(Kind.class)
    void pMinIsWhatDrawsOnTheUsersScaleSay(Kind kind) {
        History history = SmallStudies.history(kind);
        Posterior posterior = SmallStudies.infer(history, 11);
        int draws = 16 * 1024;
        PMin pMin = new EntropySearch(
                        EntropySettings.standard().withDraws(draws), UsualPrecision.of(history), Parallel.none())
                .pMin(Representers.even(SmallStudies.GRID[0], SmallStudies.GRID), posterior, RandomStream.of(1));
        double[] expected = new BruteForce(SmallStudies.GRID, 2).pMin(posterior, 400_000);
        for (int i = 0; i < expected.length; i++) {
            double actual = i < SmallStudies.GRID.length ? pMin.probability(i) : pMin.probabilityOfNone();
            double error = Math.sqrt(expected[i] * (1 - expected[i]) / draws) + 1.0 / draws;
            assertThat(Math.abs(actual - expected[i])).as("point " + i).isLessThan(4.5 * error);
        }
    }

    @ParameterizedTest
    @CsvSource({"NUMBER, 9", "NUMBER, 4", "SIX_TRIALS, 6"})
    void gainOfANumber(Kind kind, int at) {
        History history = SmallStudies.history(kind);
        Posterior posterior = SmallStudies.infer(history, 3);
        double[] x = SmallStudies.GRID[at];
        BruteForce brute = new BruteForce(SmallStudies.GRID, 5);
        double after = brute.entropyAfterNumber(posterior, history.problem().function("f"), x);
        assertGain(history, posterior, x, "f", brute.entropyNow(posterior) - after);
    }

    @ParameterizedTest
    @CsvSource({"YES_OR_NO, 9", "YES_OR_NO, 4", "SIX_TRIALS, 5", "TWENTY_TRIALS, 9"})
    void gainOfAnswersAndCounts(Kind kind, int at) {
        History history = SmallStudies.history(kind);
        Posterior posterior = SmallStudies.infer(history, 3);
        double[] x = SmallStudies.GRID[at];
        BruteForce brute = new BruteForce(SmallStudies.GRID, 6);
        ModelledFunction g = history.problem().function("g");
        double after = brute.entropyAfterTrials(posterior, g, x, kind.trials());
        assertGain(history, posterior, x, "g", brute.entropyNow(posterior) - after);
    }

    @Test
    void gainOfARunThatMayFail() {
        Problem problem = SmallStudies.over()
                .objective(Objective.minimize("f"))
                .constraint(Constraint.succeeds("ok", "run"))
                .task("run", 1, "f")
                .build();
        History history = History.of(problem);
        for (double x : new double[] {0.1, 0.3, 0.55, 0.7, 0.95}) {
            history = history.with(
                    x > 0.6
                            ? Measurement.failed(problem.space().point(Map.of("x", x)), "run", "diverged")
                            : Measurement.of(
                                    problem.space().point(Map.of("x", x)),
                                    "run",
                                    Map.of("f", Observation.of(Math.sin(7 * x) + x))));
        }
        Posterior posterior = SmallStudies.infer(history, 4);
        double[] x = SmallStudies.GRID[8];
        BruteForce brute = new BruteForce(SmallStudies.GRID, 7);
        Constraint ok = problem.constraints().get(0);
        double after = brute.entropyAfterRun(posterior, ok, problem.function("f"), x);
        assertGain(history, posterior, x, "run", brute.entropyNow(posterior) - after);
    }

    /** The average over several seeds, of few draws each: a bias would show. */
    private static void assertGain(History history, Posterior posterior, double[] x, String task, double expected) {
        double mean = 0;
        double error = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            TaskValue value = SmallStudies.choose(history, posterior, x, 1024, seed).values().stream()
                    .filter(v -> v.task().equals(task))
                    .findFirst()
                    .orElseThrow();
            mean += value.gain() / SEEDS;
            error = Math.hypot(error, value.standardError() / SEEDS);
        }
        assertThat(Math.abs(mean - expected))
                .as("gain %s, brute force %s", mean, expected)
                .isLessThan(3 * error + ABSOLUTE + RELATIVE * expected);
    }
}
