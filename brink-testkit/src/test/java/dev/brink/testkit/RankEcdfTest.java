package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class RankEcdfTest {
    /** With 5 ranks in 0..3 there are 1024 equally probable outcomes: the p-value is a count of them. */
    @Test
    void isExactForAllSmallOutcomes() {
        int replications = 5;
        int draws = 3;
        int outcomes = 1 << (2 * replications);
        double[] statistics = new double[outcomes];
        double[] pValues = new double[outcomes];
        for (int code = 0; code < outcomes; code++) {
            int[] ranks = new int[replications];
            for (int i = 0; i < replications; i++) {
                ranks[i] = (code >> (2 * i)) & 3;
            }
            SignificanceTest test = RankEcdf.test(ranks, draws);
            statistics[code] = test.statistic();
            pValues[code] = test.pValue();
        }
        for (int code = 0; code < outcomes; code++) {
            double reached = statistics[code] * (1 + 1e-9);
            long asFarOut = Arrays.stream(statistics).filter(s -> s <= reached).count();
            Within.absolute(pValues[code], (double) asFarOut / outcomes, 1e-12, "outcome " + code);
        }
    }

    @Test
    void rejectsUniformRanksAsOftenAsItSays() {
        RandomGenerator random = new SplittableRandom(21);
        int runs = 3000;
        double[] pValues = new double[runs];
        for (int run = 0; run < runs; run++) {
            int[] ranks = random.ints(200, 0, 20).toArray();
            pValues[run] = RankEcdf.test(ranks, 19).pValue();
        }
        for (double level : new double[] {0.5, 0.1, 0.02}) {
            int rejected = (int) Arrays.stream(pValues).filter(p -> p <= level).count();
            assertThat(new Binomial(runs, level).twoSided(rejected))
                    .as(rejected + " of " + runs + " rejected at " + level)
                    .isGreaterThan(1e-3);
        }
    }

    @Test
    void seesASmoothTiltBetterThanChiSquare() {
        RandomGenerator random = new SplittableRandom(22);
        int[] ranks = new int[2000];
        for (int i = 0; i < ranks.length; i++) {
            // Density 1 + 0.45 (u - 1/2), by rejection.
            double u = random.nextDouble();
            while (random.nextDouble() * 1.225 > 1 + 0.45 * (u - 0.5)) {
                u = random.nextDouble();
            }
            ranks[i] = (int) (100 * u);
        }
        RankHistogram histogram = new RankHistogram("tilted", ranks, 99, 50);
        assertThat(histogram.ecdf().pValue()).isLessThan(1e-4);
        assertThat(histogram.chiSquare().pValue()).isGreaterThan(1e-3);
    }

    @Test
    void worksForThousandsOfRanks() {
        RandomGenerator random = new SplittableRandom(23);
        int[] ranks = random.ints(20_000, 0, 100).toArray();
        assertThat(RankEcdf.test(ranks, 99).pValue()).isBetween(1e-3, 1.0);
    }
}
