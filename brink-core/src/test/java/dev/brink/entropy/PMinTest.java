package dev.brink.entropy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.History;
import dev.brink.entropy.SmallStudies.Kind;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Problem;
import dev.brink.testkit.Within;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PMinTest {
    private static PMin pMin(Posterior posterior, Representers representers, int draws, long seed) {
        History none = History.of(posterior.problem());
        return new EntropySearch(EntropySettings.standard().withDraws(draws), UsualPrecision.of(none), Parallel.none())
                .pMin(representers, posterior, RandomStream.of(seed));
    }

    @Test
    void probabilitiesSumToOne() {
        Posterior posterior = SmallStudies.infer(SmallStudies.history(Kind.YES_OR_NO), 1);
        PMin pMin = pMin(posterior, Representers.even(SmallStudies.GRID[4], SmallStudies.GRID), 256, 1);
        double sum = pMin.probabilityOfNone();
        for (int i = 0; i < SmallStudies.GRID.length; i++) {
            sum += pMin.probability(i);
        }
        Within.relative(sum, 1, 1e-12, "sum");
        assertThat(pMin.probabilityOfNone()).isBetween(0.001, 0.9);
    }

    @Test
    void theEntropysErrorIsWhatSeedsShow() {
        Posterior posterior = SmallStudies.infer(SmallStudies.history(Kind.NUMBER), 1);
        Representers representers = Representers.even(SmallStudies.GRID[4], SmallStudies.GRID);
        double[] entropies = new double[60];
        double claimed = 0;
        for (int seed = 0; seed < entropies.length; seed++) {
            PMin pMin = pMin(posterior, representers, 512, seed);
            entropies[seed] = pMin.entropy();
            claimed += pMin.entropyStandardError() / entropies.length;
        }
        double mean = Arrays.stream(entropies).average().orElseThrow();
        double variance = Arrays.stream(entropies)
                .map(e -> (e - mean) * (e - mean))
                .average()
                .orElseThrow();
        Within.relative(claimed, Math.sqrt(variance), 0.35, "error");
        Within.absolute(mean, pMin(posterior, representers, 32_000, 1).entropy(), 0.02, "bias");
    }

    /** Points that crowd in one half of the space make p_min look more uncertain, unless their density is known. */
    @Test
    void theBaseMeasureMakesUpForCrowdedPoints() {
        Posterior posterior = SmallStudies.infer(SmallStudies.history(Kind.NUMBER), 1);
        double[][] even = cells(0, 1, 32);
        double[][] crowded = new double[64][];
        double[] logDensities = new double[64];
        System.arraycopy(cells(0, 0.5, 48), 0, crowded, 0, 48);
        System.arraycopy(cells(0.5, 1, 16), 0, crowded, 48, 16);
        Arrays.fill(logDensities, 0, 48, Math.log(3));
        double expected =
                pMin(posterior, Representers.even(even[0], even), 8192, 2).entropy();
        Representers corrected = Representers.of(crowded[0], crowded, logDensities);
        double uncorrected =
                pMin(posterior, Representers.even(crowded[0], crowded), 8192, 2).entropy();
        Within.absolute(pMin(posterior, corrected, 8192, 2).entropy(), expected, 0.1, "corrected");
        assertThat(Math.abs(uncorrected - expected)).isGreaterThan(0.2);
    }

    private static double[][] cells(double from, double to, int count) {
        double[][] cells = new double[count][1];
        for (int i = 0; i < count; i++) {
            cells[i][0] = from + (to - from) * (i + 0.5) / count;
        }
        return cells;
    }

    @Test
    void maximisingMirrorsMinimising() {
        Problem minimized =
                SmallStudies.over().objective(Objective.minimize("f")).build();
        Problem maximized =
                SmallStudies.over().objective(Objective.maximize("f")).build();
        Representers representers = Representers.even(SmallStudies.GRID[0], SmallStudies.GRID);
        // Without data the least and the largest point of a draw have the same distribution.
        PMin least = pMin(SmallStudies.infer(History.of(minimized), 3), representers, 8192, 4);
        PMin most = pMin(SmallStudies.infer(History.of(maximized), 3), representers, 8192, 5);
        for (int i = 0; i < representers.size(); i++) {
            Within.absolute(most.probability(i), least.probability(i), 0.03, i);
        }
        assertThat(least.probabilityOfNone()).isZero();
    }

    @Test
    void withoutAnObjectiveTheMinimiserIsTheFeasiblePointOneWouldSettleOn() {
        Problem problem = SmallStudies.over()
                .constraint(Constraint.atMost("g", 0.3))
                .task("g", 1, "g")
                .build();
        History history = History.of(problem);
        for (double x : new double[] {0.1, 0.5, 0.9}) {
            history = SmallStudies.with(history, x, "g", Kind.NUMBER.observe(x));
        }
        // At 0.5 the constraint is known to hold by a wide margin; 0.1 is known to break it.
        double[][] points = {{0.1}, {0.5}, {0.7}, {0.9}};
        PMin settled = pMin(SmallStudies.infer(history, 1), Representers.even(points[0], points), 512, 1);
        assertThat(settled.probability(0)).isZero();
        assertThat(settled.probabilityOfNone()).isZero();
        assertThat(settled.entropyStandardError()).isZero();
        double[][] open = {{0}, {0.3}, {0.7}};
        PMin unsettled = pMin(SmallStudies.infer(history, 1), Representers.even(open[0], open), 512, 1);
        assertThat(unsettled.probability(1) + unsettled.probability(2)).isGreaterThan(0.8);
    }
}
