package dev.brink.benchmarks.regret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.brink.benchmarks.problems.Variant;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Noise;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.Constraint;
import dev.brink.problem.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProblemRowTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gramacy | gramacy | MEASURED | 40",
                "gramacy+crash | gramacy+crash | MEASURED | 40",
                "spring+exact-told | spring+exact-told | MEASURED | 60",
                "spring+rounded(6) | spring+rounded(6) | MEASURED | 60",
                "mystery+noise(1.0, 0) | mystery+noise(1,0) | RECOMMENDED | 55",
                "hartmann6_sum+noise(2.5e-1) | hartmann6_sum+noise(0.25) | RECOMMENDED | 70",
                "branin_disk+binary | branin_disk+binary | RECOMMENDED | 25",
                "branin_disk+binomial(20) | branin_disk+binomial(20) | RECOMMENDED | 25",
                "branin_disk+confidence(0.99)+decoupled(1,1)+binary | branin_disk+binary+decoupled(1,1)+confidence(0.99)"
                        + " | RECOMMENDED | 50",
                "gramacy+decoupled(3,1,2) | gramacy+decoupled(3,1,2) | RECOMMENDED | 120",
                "spring+decoupled(1,1,1,1,1) | spring+decoupled(1,1,1,1,1) | RECOMMENDED | 300",
                "gp_d4_s1 | gp_d4_s1 | MEASURED | 80",
                "branin_spearmint+spearmint-crash | branin_spearmint+spearmint-crash | MEASURED | 40",
            })
    void readsNamesAndWritesThemInOneWay(String given, String name, Judged judged, double budget) {
        ProblemRow row = ProblemRow.parse(given);
        assertThat(row.name()).isEqualTo(name);
        assertThat(ProblemRow.parse(name).name()).isEqualTo(name);
        assertThat(row.judged()).isEqualTo(judged);
        assertThat(Budgets.of(row, problem(given))).isEqualTo(budget);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "gramacey | There is no test problem 'gramacey': did you mean 'gramacy'?",
                "gramacy+noize(1) | has the unknown part 'noize': did you mean 'noise'?",
                "gramacy+decupled(1,1,1) | did you mean 'decoupled'?",
                "gramacy+noise(1 | cannot be read from '(1' on",
                "gramacy+ | cannot be read from '+' on",
                "gramacy+noise(one) | has 'one' where a number belongs",
                "gramacy+noise | gives 'noise' 0 numbers, but it takes at least 1",
                "gramacy+binary(2) | gives 'binary' 1 number, but it takes none",
                "gramacy+noise(1)+binary | has both '+noise(1)' and '+binary'",
                "gramacy+noise(-1) | received the deviation -1",
                "gramacy+noise(1,2,3,4) | received 3 deviations, but it has 2 constraints",
                "gramacy+decoupled(1,1) | received 2 costs, but decoupled it has the tasks [f, g1, g2]",
                "gramacy+decoupled(1,1,0) | costs 0, but a cost must be finite and more than 0",
                "gramacy+rounded(1.5) | has 1.5 digits, but they are counted",
                "gramacy+rounded(0) | received the number of digits 0, but it must be finite and at least 1",
                "gramacy+rounded(3,4) | gives 'rounded' 2 numbers, but it takes 1",
                "gramacy+binomial(2.5) | has 2.5 trials, but they are counted",
                "gramacy+confidence | gives 'confidence' 0 numbers, but it takes one",
                "gramacy+confidence(2) | 2",
                "gramacy+spearmint-crash | only 'branin_spearmint' is: use +crash",
            })
    void refusesWhatItCannotRead(String given, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemRow.parse(given))
                .withMessageContaining(message);
    }

    @Test
    void thePartsChangeTheProblem() {
        assertThat(problem("gramacy").tasks()).extracting(TaskCost::of).containsExactly(1.0);
        assertThat(problem("gramacy+decoupled(3,1,2)").tasks())
                .extracting(TaskCost::of)
                .containsExactly(3.0, 1.0, 2.0);
        assertThat(problem("gramacy").constraints())
                .extracting(Constraint::confidence)
                .containsOnly(0.95);
        Problem sure = problem("branin_spearmint+spearmint-crash+confidence(0.99)");
        assertThat(sure.constraints()).extracting(Constraint::confidence).containsExactly(0.99, 0.99, 0.99);
        assertThat(noise(problem("gramacy+exact-told"))).isEqualTo(Noise.none());
        assertThat(noise(problem("gramacy"))).isEqualTo(Noise.learned());
        assertThat(problem("gramacy+binary").constraints())
                .extracting(Constraint::model)
                .containsOnly(new ObservationModel.YesNo());
    }

    @ParameterizedTest
    @ValueSource(strings = {"exact", "noisy", "decoupled", "draws"})
    void groupsHoldRowsThatExist(String group) {
        assertThat(RowGroups.rows(group)).hasSizeGreaterThan(1);
        assertThat(RowGroups.help()).contains(group);
    }

    private static Problem problem(String name) {
        ProblemRow row = ProblemRow.parse(name);
        Variant variant = row.variant(RandomStream.of(1).generator());
        return row.problem(variant);
    }

    private static Noise noise(Problem problem) {
        return ((ObservationModel.Gaussian) problem.objective().orElseThrow().model()).noise();
    }

    @Test
    void redundantConstraintsChangeNothing() {
        ProblemRow row = ProblemRow.parse("gramacy+redundant(1,2)+decoupled(1,1,1,1,1,1)");
        ProblemRow plain = ProblemRow.parse("gramacy");
        assertThat(row.name()).isEqualTo("gramacy+redundant(1,2)+decoupled(1,1,1,1,1,1)");
        assertThat(row.truth().constraintCount()).isEqualTo(5);
        assertThat(row.truth().optimalValue()).isEqualTo(plain.truth().optimalValue());
        for (double u = 0; u <= 1; u += 0.1) {
            double[] x = {u, 1 - 0.7 * u};
            double[] values = row.truth().constraints(x);
            assertThat(values[2]).isEqualTo(values[0]);
            assertThat(values[3]).isBetween(-2.0, -1.0);
            assertThat(row.truth().isFeasible(x)).isEqualTo(plain.truth().isFeasible(x));
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemRow.parse("gramacy+redundant(1)"))
                .withMessageContaining("it takes two whole numbers");
    }
}
