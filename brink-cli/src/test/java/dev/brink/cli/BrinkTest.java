package dev.brink.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class BrinkTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final CommandLine brink = speaking(new CommandLine(new Brink()));
    private final CommandLine brinkWithVerb = speaking(new CommandLine(new Brink()).addSubcommand(new Explode()));

    private CommandLine speaking(CommandLine command) {
        return Brink.speaking(command, new PrintWriter(out, true), new PrintWriter(err, true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--version", "-V"})
    void versionNamesBrinkAndJava(String option) {
        assertThat(brink.execute(option)).isZero();
        assertThat(out.toString())
                .containsPattern("(?m)^Brink \\d+\\.\\d+\\.\\d+")
                .contains("Java " + Runtime.version());
        assertThat(err.toString()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h"})
    void helpTellsWhatBrinkIsHowToCallItAndWhereToReadMore(String option) {
        assertThat(brink.execute(option)).isZero();
        assertThat(out.toString())
                .contains("Usage: brink", "subject to limits", "95 % of people", "Examples:", "README.md", "--version");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void helpFitsATerminal() {
        brink.execute("--help");
        assertThat(out.toString().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void withoutArgumentsTheHelpIsShown() {
        assertThat(brink.execute()).isZero();
        assertThat(out.toString()).contains("Usage: brink");
    }

    @ParameterizedTest
    @CsvSource({"--versoin, option, --version", "--hlep, option, --help", "-v, option, -V", "help, argument, --help"})
    void aMistypedWordIsAnsweredWithTheNearestKnownOne(String mistyped, String kind, String meant) {
        assertThat(brink.execute(mistyped)).isEqualTo(2);
        assertThat(err.toString().lines())
                .containsExactly(
                        "brink: Unknown " + kind + " '" + mistyped + "'. Did you mean '" + meant + "'?",
                        "Run 'brink --help' for what it understands.");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void helpIsAVerbToo() {
        assertThat(Brink.askedForHelp("help", "run")).containsExactly("run", "--help");
        assertThat(Brink.askedForHelp("help")).containsExactly("--help");
        assertThat(Brink.askedForHelp("run", "help")).containsExactly("run", "help");
        assertThat(Brink.askedForHelp()).isEmpty();
    }

    @Test
    void aWordNearNothingIsOnlyNamed() {
        assertThat(brink.execute("--frobnicate")).isEqualTo(2);
        assertThat(err.toString().lines().findFirst()).hasValue("brink: Unknown option '--frobnicate'.");
    }

    @Test
    void aMistypedVerbIsAnsweredWithTheNearestVerb() {
        assertThat(brinkWithVerb.execute("exlpode")).isEqualTo(2);
        assertThat(err.toString()).contains("Unknown command 'exlpode'. Did you mean 'explode'?");
    }

    @Test
    void aMistypedOptionOfAVerbPointsToTheHelpOfThatVerb() {
        assertThat(brinkWithVerb.execute("explode", "--hepl")).isEqualTo(2);
        assertThat(err.toString()).contains("brink explode: Unknown option '--hepl'. Did you mean '--help'?");
        assertThat(err.toString()).contains("'brink explode --help'");
    }

    @Test
    void otherMistakesInArgumentsKeepTheirOwnMessage() {
        assertThat(brinkWithVerb.execute("explode", "--trials", "many")).isEqualTo(2);
        assertThat(err.toString()).contains("--trials", "many").doesNotContain("\tat ");
    }

    @Test
    void anUnexpectedErrorShowsNoStackTrace() {
        brinkWithVerb.setExecutionExceptionHandler(new UnexpectedErrors(Map.of()));
        assertThat(brinkWithVerb.execute("explode")).isEqualTo(1);
        assertThat(err.toString())
                .contains("brink explode: unexpected error", "the oven is on fire", "BRINK_STACKTRACE=1")
                .doesNotContain("\tat ");
    }

    @Test
    void theStackTraceIsThereForWhoeverAsks() {
        brinkWithVerb.setExecutionExceptionHandler(new UnexpectedErrors(Map.of(UnexpectedErrors.STACK_TRACE, "1")));
        assertThat(brinkWithVerb.execute("explode")).isEqualTo(1);
        assertThat(err.toString()).contains("the oven is on fire", "\tat " + Explode.class.getName());
    }

    @Command(name = "explode", mixinStandardHelpOptions = true)
    static final class Explode implements Runnable {
        @CommandLine.Option(names = "--trials")
        private int trials;

        @Override
        public void run() {
            throw new IllegalStateException("the oven is on fire after " + trials + " trials");
        }
    }
}
