package dev.brink.benchmarks.regret;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BarTest {
    private static final List<Run> RUNS = List.of(ending(1, 1e-3, 0.5), ending(2, 1e-5, 0.1), ending(3, 1e-4, 2));

    @Test
    void medianMeanAndWorstMustAllBeReached() {
        assertThat(Bar.median(1e-4).isMet(Judged.MEASURED, RUNS)).isTrue();
        assertThat(Bar.median(9e-5).isMet(Judged.MEASURED, RUNS)).isFalse();
        assertThat(Bar.median(1e-4).worst(1e-3).isMet(Judged.MEASURED, RUNS)).isTrue();
        assertThat(Bar.median(1e-4).worst(9e-4).isMet(Judged.MEASURED, RUNS)).isFalse();
        assertThat(Bar.mean(3.71e-4).isMet(Judged.MEASURED, RUNS)).isTrue();
        assertThat(Bar.mean(3.69e-4).isMet(Judged.MEASURED, RUNS)).isFalse();
        assertThat(Bar.median(0.5).isMet(Judged.RECOMMENDED, RUNS)).isTrue();
        assertThat(Bar.median(0.49).isMet(Judged.RECOMMENDED, RUNS)).isFalse();
    }

    @Test
    void feasibilityMayBeWantedEarlyOrOfEveryRecommendation() {
        assertThat(Bar.median(1).feasibleBy(2).isMet(Judged.MEASURED, RUNS)).isTrue();
        assertThat(Bar.median(1).feasibleBy(1).isMet(Judged.MEASURED, RUNS)).isFalse();
        assertThat(Bar.median(1).withAllFeasible().isMet(Judged.RECOMMENDED, RUNS))
                .isFalse();
        assertThat(Bar.median(1).withAllFeasible().isMet(Judged.RECOMMENDED, RUNS.subList(0, 2)))
                .isTrue();
    }

    @Test
    void saysWhatIsWanted() {
        assertThat(Bar.median(0.2).worst(1).feasibleBy(80).describe()).isEqualTo("median 0.2, worst 1, feasible by 80");
        assertThat(Bar.mean(0.03).withAllFeasible().describe()).isEqualTo("mean 0.03, all feasible");
    }

    /** Rows are named in two places, and a slip in one of them would silently have no bar. */
    @Test
    void everyBarBelongsToARowAtABudget() {
        Bars.rows().forEach(name -> {
            int at = name.lastIndexOf('@');
            String row = name.substring(0, at);
            assertThat(ProblemRow.parse(row).name()).isEqualTo(row);
            assertThat(Bars.of(row, Double.parseDouble(name.substring(at + 1))))
                    .as(name)
                    .isPresent();
        });
        assertThat(Bars.of("gramacy", 41)).isEmpty();
    }

    @Test
    void aVerdictNeedsItsSeeds() {
        List<Job> jobs = IntStream.rangeClosed(1, 20)
                .mapToObj(seed -> Runs.job("gramacy", "random", 40, seed))
                .toList();
        assertThat(verdict(jobs, 1e-7)).isEqualTo("met");
        assertThat(verdict(jobs, 1e-3)).isEqualTo("not met");
        assertThat(verdict(jobs.subList(0, 19), 1e-7)).isEqualTo("met so far");
        assertThat(Bars.seeds(6)).isEqualTo(10);
    }

    private static String verdict(List<Job> jobs, double regret) {
        Line line =
                Line.of(jobs, key -> Optional.of(Runs.ending(key, regret, 0))).get(0);
        return line.verdict().orElseThrow();
    }

    private static Run ending(long seed, double regret, double gap) {
        return Runs.ending(Runs.job("gramacy", "random", 40, seed).key(), regret, gap);
    }
}
