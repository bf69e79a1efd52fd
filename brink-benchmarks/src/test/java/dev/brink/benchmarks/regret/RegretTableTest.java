package dev.brink.benchmarks.regret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.benchmarks.chart.Curve;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RegretTableTest {
    private static final double INFINITY = Double.POSITIVE_INFINITY;

    private final Map<Job, Run> runs = new LinkedHashMap<>();

    @Test
    void showsWhatWasComputedByHand() {
        add("gramacy", "random", 40, 1, 1e-6, 0.5);
        add("gramacy", "random", 40, 2, 3e-6, 2);
        add("gramacy", "brink", 40, 1, 1e-7, 1e-7);
        add("gramacy", "brink", 40, 2, 3e-7, 3e-7);
        add("mystery+noise(1,0)", "brink", 55, 1, 1e-7, 0.02);
        add("mystery+noise(1,0)", "brink", 55, 2, INFINITY, 0.05);
        assertThat(new RegretTable(lines()).format()).isEqualTo("""
                Best truly feasible measured value minus f*:

                | problem | strategy |  n | seeds | median |       quartiles | mean | worst | found feasible |                     bar |        verdict | decades from first | better than first |    p |
                |---------|----------|---:|------:|-------:|----------------:|-----:|------:|---------------:|------------------------:|---------------:|-------------------:|------------------:|-----:|
                | gramacy | random   | 40 |     2 |   2e-6 | 1.5e-6 – 2.5e-6 | 2e-6 |  3e-6 |          100 % | median 3e-7, worst 3e-6 | not met so far |                    |                   |      |
                | gramacy | brink    | 40 |     2 |   2e-7 | 1.5e-7 – 2.5e-7 | 2e-7 |  3e-7 |          100 % | median 3e-7, worst 3e-6 |     met so far |         -1.0 ± 0.0 |             100 % | 0.50 |

                True value of the recommendation minus f*, or of a bad feasible point if it is truly infeasible:

                | problem            | strategy |  n | seeds | median |       quartiles |  mean | worst | feasible |       bar |        verdict | decades from first | better than first |    p |
                |--------------------|----------|---:|------:|-------:|----------------:|------:|------:|---------:|----------:|---------------:|-------------------:|------------------:|-----:|
                | gramacy            | random   | 40 |     2 |    1.3 |      0.88 – 1.6 |   1.3 |     2 |     50 % |           |                |                    |                   |      |
                | gramacy            | brink    | 40 |     2 |   2e-7 | 1.5e-7 – 2.5e-7 |  2e-7 |  3e-7 |    100 % |           |                |         -6.8 ± 0.1 |             100 % | 0.50 |
                | mystery+noise(1,0) | brink    | 55 |     2 |  0.035 |   0.028 – 0.043 | 0.035 |  0.05 |    100 % | mean 0.03 | not met so far |                    |                   |      |

                What it took:

                | problem            | strategy |  n | evaluations by task | seconds per ask |
                |--------------------|----------|---:|--------------------:|----------------:|
                | gramacy            | random   | 40 |               run 3 |            0.25 |
                | gramacy            | brink    | 40 |               run 3 |            0.25 |
                | mystery+noise(1,0) | brink    | 55 |               run 3 |            0.25 |
                """);
    }

    @Test
    void comparesOnlySeedsThatBothHave() {
        add("gramacy", "random", 40, 1, 1, 0);
        add("gramacy", "random", 40, 2, 1e-9, 0);
        add("gramacy", "brink", 40, 1, 0.1, 0);
        add("gramacy", "brink", 40, 3, 0.1, 0);
        List<Line> lines = lines();
        assertThat(lines.get(1).comparedWith(lines.get(0), Judged.MEASURED)).hasValueSatisfying(comparison -> {
            assertThat(comparison.better()).isEqualTo(1);
            assertThat(comparison.p()).isEqualTo(1);
            assertThat(comparison.decades()).isCloseTo(-1, within(1e-12));
            assertThat(comparison.standardError()).isNaN();
        });
        add("mystery", "random", 55, 5, 1, 0);
        assertThat(lines().get(2).comparedWith(lines.get(0), Judged.MEASURED)).isEmpty();
    }

    @Test
    void withOneStrategyThereIsNothingToCompare() {
        add("gramacy", "random", 40, 1, 1, 0);
        assertThat(new RegretTable(lines()).format()).doesNotContain("better than first");
    }

    @Test
    void keepsAllDigitsInTheCsvTables() {
        add("mystery+noise(1,0)", "random", 55, 3, INFINITY, 1.0 / 3);
        assertThat(CsvTables.runs(lines()))
                .last()
                .isEqualTo("\"mystery+noise(1,0)\",random,55,3,inf,0.3333333333333333,false,true,run 3,0.25");
        assertThat(CsvTables.curves(lines()))
                .hasSize(6)
                .contains(
                        "\"mystery+noise(1,0)\",random,55,3,evaluation,3,3,run,false,false,inf,0.25",
                        "\"mystery+noise(1,0)\",random,55,3,recommendation,1,2,,true,,0.6666666666666666,0.5");
    }

    @Test
    void aCurveHasTheQuartilesOfAllSeedsAfterEachEvaluation() {
        add("gramacy", "random", 40, 1, 1, 0);
        add("gramacy", "random", 40, 2, 2, 0);
        add("gramacy", "random", 40, 3, 4, 0);
        Curve curve = new RowChart(lines()).curve(lines().get(0));
        assertThat(curve.name()).isEqualTo("random");
        assertThat(curve.bands())
                .containsExactly(
                        new Curve.Band(1, INFINITY, INFINITY, INFINITY),
                        new Curve.Band(2, 3, 4, 6),
                        new Curve.Band(3, 1.5, 2, 3));
    }

    @Test
    void aCurveOfRecommendationsBeginsWhereAllSeedsHaveOne() {
        add("gramacy+binary", "random", 40, 1, 1, 0.25);
        add("gramacy+binary", "random", 40, 2, 1, 0.75);
        Curve curve = new RowChart(lines()).curve(lines().get(0));
        assertThat(curve.bands()).extracting(Curve.Band::x).containsExactly(2.0, 3.0);
        assertThat(curve.bands().get(1).median()).isCloseTo(0.5, within(1e-15));
    }

    private void add(String row, String strategy, double budget, long seed, double regret, double gap) {
        Job job = Runs.job(row, strategy, budget, seed);
        runs.put(job, Runs.ending(job.key(), regret, gap));
    }

    private List<Line> lines() {
        return Line.of(
                List.copyOf(runs.keySet()),
                key -> runs.values().stream()
                        .filter(run -> run.key().equals(key))
                        .findFirst());
    }
}
