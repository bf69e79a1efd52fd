package dev.brink.runner.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.runner.command.InlineParameter.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InlineCommandTest {
    @Test
    void everyKindOfParameter() {
        InlineCommand command = InlineCommand.of(List.of(
                "python",
                "my train.py",
                "--lr={lr:1e-5..1e-1 log}",
                "{units:16..2000 int}",
                "{depth: -3..8  int log }",
                "{act:relu|leaky relu}",
                "{flag:bool}",
                "again {lr}"));
        assertThat(command.line())
                .isEqualTo("python 'my train.py' --lr={lr} {units} {depth} {act} {flag} 'again {lr}'");
        assertThat(command.parameters())
                .containsExactly(
                        new InlineParameter("lr", Kind.REAL, "1e-5", "1e-1", true, List.of()),
                        new InlineParameter("units", Kind.INTEGER, "16", "2000", false, List.of()),
                        new InlineParameter("depth", Kind.INTEGER, "-3", "8", true, List.of()),
                        new InlineParameter("act", Kind.CHOICE, "", "", false, List.of("relu", "leaky relu")),
                        new InlineParameter("flag", Kind.BOOLEAN, "", "", false, List.of()));
    }

    @Test
    void fractionsAndBracesThatAreMeantThemselves() {
        InlineCommand command = InlineCommand.of(List.of("f", "{x:0.5...75}", "{{y:1..2}}", "${HOME}"));
        assertThat(command.parameters())
                .containsExactly(new InlineParameter("x", Kind.REAL, "0.5", ".75", false, List.of()));
        assertThat(command.line()).isEqualTo("f {x} {{y:1..2}} '${HOME}'");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "{x:1..}; declares no parameter",
                "{x:wide}; declares no parameter",
                "{x:}; declares no parameter",
                "{x:1..2 lgo}; not 'lgo'",
                "{x:one..2}; 'one' is not a number",
                "{x:1.5..2 int}; '1.5' is not a whole number",
                "{x:a||b}; is empty",
                "{x}; declare it once",
                "{x:1..2} {x:1..3}; differently before",
                "{x:1..2} {y z}; write {{",
            })
    void mistakesSayWhatToWriteInstead(String word, String complaint) {
        assertThatThrownBy(() -> InlineCommand.of(List.of("f", word)))
                .isInstanceOf(InvalidCommandException.class)
                .hasMessageContaining(complaint);
    }
}
