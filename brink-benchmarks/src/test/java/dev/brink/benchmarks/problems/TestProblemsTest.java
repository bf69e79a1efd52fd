package dev.brink.benchmarks.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TestProblemsTest {
    private final TestProblem gramacy = TestProblems.named("gramacy");

    @Test
    void nearestNameIsSuggested() {
        assertThatThrownBy(() -> TestProblems.named("branin_disc"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("There is no test problem 'branin_disc': did you mean 'branin_disk'?");
    }

    @Test
    void arraysAreCopies() {
        gramacy.lower()[0] = 7;
        gramacy.upper()[0] = 7;
        gramacy.optimum()[0] = 7;
        gramacy.constraintScales()[0] = 7;
        assertThat(gramacy.lower()).containsExactly(0, 0);
        assertThat(gramacy.upper()).containsExactly(1, 1);
        assertThat(gramacy.optimum()[0]).isEqualTo(0.195122683472);
        assertThat(gramacy.constraintScales()).containsExactly(1, 1);
    }

    @Test
    void wrongDimensionIsRefused() {
        assertThatThrownBy(() -> gramacy.objective(new double[3]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "Test problem 'gramacy' received 3 coordinates, but it has 2 parameters: give one for each.");
    }

    @Test
    void utilityGapIsTheRegretOfAFeasiblePointAndThatOfPsiOtherwise() {
        assertThat(gramacy.utilityGap(new double[] {0.5, 0.6})).isEqualTo(0.5 + 0.6 - 0.599788052010);
        assertThat(gramacy.utilityGap(new double[] {0, 0})).isEqualTo(1.7320508 - 0.599788052010);
        assertThat(gramacy.utilityGap(gramacy.point(new double[] {1, 1}))).isEqualTo(1.7320508 - 0.599788052010);
    }

    @Test
    void traceKeepsTheBestFeasibleValue() {
        List<double[]> measured = List.of(
                new double[] {0, 0},
                new double[] {0.6, 0.8},
                new double[] {0.1, 0.1},
                new double[] {0.5, 0.6},
                new double[] {0.6, 0.8});
        double[] trace =
                gramacy.bestFeasibleTrace(measured.stream().map(gramacy::point).toList());
        assertThat(trace).containsExactly(Double.POSITIVE_INFINITY, 0.6 + 0.8, 0.6 + 0.8, 0.5 + 0.6, 0.5 + 0.6);
    }

    @Test
    void numbersOfTheGeneratorAreThosePublished() {
        // The first outputs for seed 1234567 as Rosetta Code lists them under "Pseudo-random numbers/Splitmix64".
        SplitMix64 random = new SplitMix64(1234567);
        assertThat(random.next()).isEqualTo(6457827717110365317L);
        assertThat(random.next()).isEqualTo(3203168211198807973L);
        assertThat(random.next()).isEqualTo(Long.parseUnsignedLong("9817491932198370423"));
    }
}
