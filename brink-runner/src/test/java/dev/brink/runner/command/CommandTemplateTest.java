package dev.brink.runner.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.SearchSpace;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandTemplateTest {
    private static final List<String> NAMES = List.of("lr", "units", "flag", "text");
    private static final List<String> NASTY = List.of(
            "plain",
            "two words",
            "it's",
            "say \"hi\"",
            "$HOME",
            "`id`",
            "$(id)",
            "a;b",
            "a && b",
            "\\",
            "\\'",
            "*",
            "~",
            "#",
            "new\nline",
            "schön €");

    private static Point point(double lr, long units, boolean flag, String text) {
        return SearchSpace.of(
                        Parameter.real("lr", 1e-300, 1e300),
                        Parameter.integer("units", -10, 2000),
                        Parameter.bool("flag"),
                        Parameter.choice("text", text, "other"))
                .point(Map.of("lr", lr, "units", units, "flag", flag, "text", text));
    }

    private static String filled(String line, String text) {
        return CommandTemplate.of(line, NAMES).at(point(1e-5, 50, true, text));
    }

    private static String echoed(String shellLine) throws IOException, InterruptedException {
        Process shell = new ProcessBuilder("sh").redirectErrorStream(true).start();
        shell.getOutputStream().write(shellLine.getBytes(StandardCharsets.UTF_8));
        shell.getOutputStream().close();
        String output = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(shell.waitFor()).isZero();
        return output;
    }

    @Test
    void valuesTakeThePlaceOfTheirNames() {
        assertThat(filled("train --lr {lr} --units={units} {flag} {text}{text}", "relu"))
                .isEqualTo("train --lr 1e-5 --units=50 true relurelu");
    }

    @Test
    void numbersKeepAllTheirDigits() {
        String line = CommandTemplate.of("{lr}", NAMES).at(point(0.1 + 0.2, 1, false, "x"));
        assertThat(line).isEqualTo("0.30000000000000004");
    }

    @Test
    void theShellReadsEveryValueAsItIsBareAndQuoted() throws IOException, InterruptedException {
        for (String value : NASTY) {
            for (String line : List.of("printf %s {text}", "printf %s '{text}'", "printf %s \"{text}\"")) {
                assertThat(echoed(filled(line, value)))
                        .as("%s with %s", line, value)
                        .isEqualTo(value);
            }
            assertThat(echoed(filled("printf '%s|' a{text}b 'it'\\''s {text}' \\\"{text} \"\\\"{text}\"", value)))
                    .isEqualTo("a" + value + "b|it's " + value + "|\"" + value + "|\"" + value + "|");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "echo \"$(echo '{text}')\"",
                "echo `echo {text}`",
                "cat <<END\n{text}\nEND",
                "true # it's a comment\necho {text}",
                "echo \"${X:-'}\" {text}"
            })
    void whereQuotesAreCountedDifferentlyOnlyPlainValuesArePutIn(String line) {
        assertThat(filled(line, "relu")).contains("relu").doesNotContain("{text}");
        assertThatThrownBy(() -> filled(line, "a; rm -rf ~"))
                .isInstanceOf(InvalidCommandException.class)
                .hasMessageContainingAll("a; rm -rf ~", "'text'", "\"$BRINK_PARAM_text\"");
    }

    @ParameterizedTest
    @CsvSource({
        "'awk {{print}}', 'awk {print}'",
        "'echo ${HOME} {lr}', 'echo ${HOME} 1e-5'",
        "'echo {{lr}}', 'echo {lr}'",
        "'echo a}b', 'echo a}b'",
    })
    void bracesThatAreMeantThemselves(String line, String filled) {
        assertThat(filled(line, "x")).isEqualTo(filled);
    }

    @Test
    void anUnknownNameIsAnsweredWithTheNearest() {
        assertThatThrownBy(() -> CommandTemplate.of("train {unist}", NAMES))
                .isInstanceOf(InvalidCommandException.class)
                .hasMessage("The command has {unist} at character 7, but there is no parameter 'unist': did you mean"
                        + " 'units'?");
    }

    @ParameterizedTest
    @CsvSource({"'awk {print $1}', '{print $1}'", "'a {', '{'", "'a {}', '{}'", "'{lr:1..2}', '{lr:1..2}'"})
    void otherThingsInBracesAreRefused(String line, String named) {
        assertThatThrownBy(() -> CommandTemplate.of(line, NAMES))
                .isInstanceOf(InvalidCommandException.class)
                .hasMessageContainingAll("'" + named + "'", "write {{");
    }

    @Test
    void anEmptyCommandIsRefused() {
        assertThatThrownBy(() -> CommandTemplate.of("  ", NAMES)).hasMessageContaining("empty");
    }

    @Test
    void tellsWhichNamesItUses() {
        assertThat(CommandTemplate.of("{lr} {units} {lr} ${text} {{flag}}", NAMES)
                        .names())
                .containsExactly("lr", "units");
    }

    @Test
    void joinedWordsAreSplitIntoTheSameWordsAgain() throws IOException, InterruptedException {
        for (String word : NASTY) {
            assertThat(echoed(ShellWords.join(List.of("printf", "%s|", word, "", "{lr}"))))
                    .isEqualTo(word + "||{lr}|");
        }
    }
}
