package dev.brink.cli.progress;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.runner.RunStatus;
import dev.brink.study.Usage;
import dev.brink.study.plan.Budget;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgressTest {
    private static final Budget BUDGET = new Budget(
            OptionalLong.of(100), Optional.of(Duration.ofHours(8)), OptionalDouble.of(20000), OptionalDouble.of(0.5));

    private static RunStatus status(Usage usage, int interruptions) {
        return new RunStatus(List.of(), usage, BUDGET, false, interruptions, Optional.empty());
    }

    @Test
    void everyPartOfTheBudgetIsShownAndTheBarIsThatOfTheScarcest() {
        Usage usage = new Usage(60, 45, 5, Duration.ofHours(6), 120);
        assertThat(BudgetLine.of(usage, BUDGET))
                .isEqualTo("█████████░░░  50 of 100 trials, 6:00:00 of 8:00:00, cost 120 of 20000,"
                        + " 5 failed (10 %, limit 50 %)");
        assertThat(BudgetLine.of(new Usage(3, 2, 0, Duration.ofSeconds(7), 2), Budget.unlimited()))
                .isEqualTo("░░░░░░░░░░░░  2 trials, 0:07");
    }

    @Test
    void theTimeLeftIsJudgedByThePaceSoFar() {
        Usage usage = new Usage(60, 45, 5, Duration.ofMinutes(10), 4000);
        assertThat(TimeLeft.line(usage, BUDGET)).hasValue("time left: 10:00 by trials, 7:50:00 by time, 40:00 by cost");
        assertThat(TimeLeft.line(new Usage(1, 0, 0, Duration.ofMinutes(10), 0), BUDGET))
                .hasValue("time left: 7:50:00 by time");
        assertThat(TimeLeft.line(usage, Budget.unlimited())).isEmpty();
        assertThat(TimeLeft.line(new Usage(100, 100, 0, Duration.ofMinutes(10), 4000), BUDGET))
                .isEmpty();
    }

    @Test
    void theBlockIsTakenBackBeforeItIsDrawnAgainAndLinesNeverWrap() {
        StringWriter out = new StringWriter();
        LiveProgress progress = new LiveProgress(new PrintWriter(out), 30, Clock.systemUTC());
        Usage usage = new Usage(2, 1, 0, Duration.ofSeconds(7), 2);
        progress.stands(status(usage, 0));
        progress.stands(status(usage, 0));
        assertThat(out.toString()).hasLineCount(2).doesNotContain("\u001b");
        progress.stands(status(usage, 1));
        assertThat(out.toString()).contains("\u001b[1A\u001b[2K", "stopping: waiting");
        assertThat(out.toString().lines())
                .allMatch(line -> line.replaceAll("\u001b\\[..", "").length() < 30);
        progress.clear();
        assertThat(out.toString()).endsWith("\u001b[1A\u001b[2K".repeat(3));
    }

    @ParameterizedTest
    @CsvSource({
        "0.001234567, 0.001235",
        "-3, -3",
        "1234567.89, 1235000",
        "1.5e-7, 1.500e-07",
        "1e12, 1.000e+12",
        "0, 0",
    })
    void numbersHaveAsManyDigitsAsPeopleRead(double value, String text) {
        assertThat(Words.number(value)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "0.5, 50 %",
        "0.9949, 99 %",
        "0.9991, 99.91 %",
        "0.99999, > 99.99 %",
        "1, 100 %",
        "0.001, < 0.5 %",
        "0, 0 %"
    })
    void whatIsNotCertainDoesNotLookSo(double probability, String text) {
        assertThat(Words.percent(probability)).isEqualTo(text);
    }
}
