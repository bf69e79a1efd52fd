package dev.brink.benchmarks.regret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.brink.benchmarks.strategies.Strategy;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RegretOptionsTest {
    @Test
    void withoutOptionsEveryRowHasItsOwnBudgetAndSeeds() {
        RegretOptions options = parse("gramacy", "hartmann6_sum+noise(0.25)");
        assertThat(options.strategies()).extracting(Strategy::name).containsExactly("brink");
        assertThat(options.threads()).isEqualTo(3);
        assertThat(options.recommendEvery()).isEqualTo(new Spacing(10, false));
        assertThat(options.fresh()).isFalse();
        List<Job> jobs = Plan.jobs(options);
        assertThat(jobs).hasSize(30);
        assertThat(jobs.get(19).key()).isEqualTo(new RunKey("gramacy", "brink", 40, 10, 20));
        assertThat(jobs.get(29).key()).isEqualTo(new RunKey("hartmann6_sum+noise(0.25)", "brink", 70, 10, 10));
    }

    @Test
    void optionsStandBetweenRows() {
        RegretOptions options = parse(
                "--strategy",
                "random",
                "gramacy",
                "--strategy",
                "brink:samples=4",
                "--seeds",
                "3-4",
                "--n",
                "25",
                "--jobs",
                "1",
                "--out",
                "out",
                "--recommend-every",
                "5",
                "--fresh",
                "--write",
                "docs/regret.md");
        assertThat(Plan.jobs(options))
                .extracting(job -> job.key().toString())
                .containsExactly(
                        "gramacy, random, n = 25, seed 3",
                        "gramacy, brink:samples=4, n = 25, seed 3",
                        "gramacy, random, n = 25, seed 4",
                        "gramacy, brink:samples=4, n = 25, seed 4");
        assertThat(options.threads()).isEqualTo(1);
        assertThat(options.folder()).isEqualTo(Path.of("out"));
        assertThat(options.recommendEvery()).isEqualTo(new Spacing(5, false));
        assertThat(options.fresh()).isTrue();
        assertThat(options.document()).contains(Path.of("docs/regret.md"));
    }

    @Test
    void aRowNamedTwiceIsRunOnce() {
        assertThat(Plan.jobs(parse("gramacy", "exact", "--seeds", "1")))
                .extracting(job -> job.key().row())
                .doesNotHaveDuplicates()
                .hasSize(13);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "--seeds 3 | No row was named",
                "gramacy --sedes 3 | There is no option '--sedes': did you mean '--seeds'?",
                "gramacy --seeds | Option '--seeds' has no value",
                "gramacy --seeds many | The seeds are 'many', but they must be a number or a range: write 20, or 3-7.",
                "gramacy --seeds 7-3 | The seeds are '7-3'",
                "gramacy --seeds 0 | The seeds are '0'",
                "gramacy --n none | Option '--n' is 'none', but it must be a number",
                "gramacy --n 0 | Option '--n' is '0', but it must be more than 0",
                "gramacy --jobs 1.5 | Option '--jobs' is '1.5', but it must be a whole number",
                "gramacy --recommend-every -1 | Option '--recommend-every' is '-1', but it must be 0 or more",
                "gramacy --strategy randon | There is no strategy 'randon': did you mean 'random'?",
                "gramacey | There is no test problem 'gramacey': did you mean 'gramacy'?",
                "gramacy --n 4 | The row 'gramacy' has a budget of 4, but its starting points alone cost 5",
                "gramacy+decoupled(1,2,3) --n 29 | has a budget of 29, but its starting points alone cost 30",
            })
    void refusesWhatItCannotDo(String arguments, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Plan.jobs(parse(arguments.split(" ", -1))))
                .withMessageContaining(message);
    }

    private static RegretOptions parse(String... arguments) {
        return RegretOptions.parse(List.of(arguments), 3);
    }

    @Test
    void recommendationsMayBeSpacedByAShareOfTheBudget() {
        Spacing share = RegretOptions.parse(List.of("gramacy", "--recommend-every", "10%"), 1)
                .recommendEvery();
        assertThat(share.of(250)).isEqualTo(25);
        assertThat(new Spacing(10, false).of(250)).isEqualTo(10);
    }
}
