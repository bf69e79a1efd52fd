package dev.brink.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class VerbsTest {
    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int brink(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        CommandLine brink = Brink.commandLine(arguments);
        return Brink.speaking(brink, new PrintWriter(out, true), new PrintWriter(err, true))
                .execute(arguments);
    }

    private String file() {
        return folder.resolve("study.yaml").toString();
    }

    @Test
    void everyVerbHasHelpWithExamplesThatFitsATerminal() {
        for (Verb verb : Verb.values()) {
            assertThat(brink(verb.word(), "--help")).as(verb.word()).isZero();
            assertThat(out.toString())
                    .as(verb.word())
                    .contains("Usage: brink " + verb.word(), "\n" + verb.summary() + "\n", "Example");
            assertThat(out.toString().lines()).as(verb.word()).allMatch(line -> line.length() <= 90);
        }
    }

    @Test
    void theHelpListsEveryVerbAndWrongWordsAreAnsweredWithTheNearest() {
        assertThat(brink("--help")).isZero();
        for (Verb verb : Verb.values()) {
            assertThat(out.toString()).contains("  " + verb.word() + " ", verb.summary());
        }
        assertThat(out.toString().lines()).allMatch(line -> line.length() <= 80);
        assertThat(brink("chekc")).isEqualTo(2);
        assertThat(err.toString()).contains("Unknown command 'chekc'. Did you mean 'check'?");
    }

    @Test
    void aFileToStartFromIsRightAndIsNotOverwritten() throws IOException {
        assertThat(brink("init", "-o", file(), "--name", "mine"))
                .as(err.toString())
                .isZero();
        String written = Files.readString(Path.of(file()));
        assertThat(written).contains("study: mine", "command: 'python train.py --lr {lr}");
        assertThat(brink("check", file())).as(err.toString()).isZero();
        assertThat(out.toString()).contains("Study mine: minimize loss", "lr: from 1e-5 to 0.1, by order of magnitude");
        assertThat(brink("init", "-o", file())).isEqualTo(2);
        assertThat(err.toString()).contains("--force");
        assertThat(Files.readString(Path.of(file()))).isEqualTo(written);
        assertThat(brink("init", "-o", file(), "--force", "--", "f", "{flag:bool}", "it's {act:relu|it's}"))
                .isZero();
        assertThat(brink("check", file())).as(err.toString()).isZero();
        assertThat(out.toString()).contains("flag: true or false", "act: one of \"relu\", \"it's\"");
    }

    @Test
    void whatIsCommentedOutInTheFileIsRightToo() throws IOException {
        brink("init", "-o", file());
        String all = Files.readString(Path.of(file())).replaceAll("(?m)^( *)# (\\w+: +[{\\[]|timeout)", "$1$2");
        assertThat(all).contains("\n  memory:", "\nknown:", "\ntimeout:");
        Files.writeString(Path.of(file()), all);
        assertThat(brink("check", file())).as(err.toString()).isZero();
        assertThat(out.toString()).contains("liked", "known: lr >= 0", "may take 20m");
    }

    @Test
    void aWrongFileIsRefusedWithItsLine() throws IOException {
        Files.writeString(Path.of(file()), "study: a\nparameter: {}\n");
        assertThat(brink("check", file())).isEqualTo(2);
        assertThat(err.toString())
                .contains(file() + ":2", "'parameter'", "parameters")
                .doesNotContain("\tat ");
        assertThat(brink("check", folder.resolve("absent.yaml").toString())).isEqualTo(2);
        assertThat(err.toString()).contains("absent.yaml", "does not exist");
    }

    @Test
    void onceShowsWhatWasReadAndKeepsNothing() throws IOException {
        String head =
                "study: a\nparameters: {x: {type: real, min: 0, max: 1}}\nobjective: {metric: loss, minimize: true}\n";
        Files.writeString(Path.of(file()), head + "command: echo loss={x}\n");
        assertThat(brink("check", file(), "--once")).as(err.toString()).isZero();
        assertThat(out.toString()).contains("Task run at x=", "echo loss=0.", "ended with status 0", "read: loss 0.");
        assertThat(folder.resolve(".brink/journal")).doesNotExist();
        Files.writeString(Path.of(file()), head + "command: echo lost={x}\n");
        assertThat(brink("check", file(), "--once")).isEqualTo(2);
        assertThat(out.toString()).contains("It reported no 'loss'", "lost=0.");
    }

    @Test
    void theDoctorFindsThisMachineFit() {
        assertThat(brink("doctor")).isZero();
        assertThat(out.toString()).contains("Java " + Runtime.version(), "a shell", "Studies can be run here.");
    }

    @Test
    void theDoctorSeesAFolderThatIsNotThere() {
        assertThat(new Examination(folder.resolve("absent"), Map.of()).findings())
                .anyMatch(finding -> finding.grade() == Examination.Grade.MISSING);
    }

    @Test
    void completionIsAScriptForBash() throws IOException, InterruptedException {
        assertThat(brink("completion")).isZero();
        assertThat(out.toString()).contains("tune", "--subject-to");
        Path script = Files.writeString(folder.resolve("completion"), out.toString(), StandardCharsets.UTF_8);
        assertThat(new ProcessBuilder("bash", "-n", script.toString()).start().waitFor())
                .isZero();
    }

    @Test
    void anUnknownDemo() {
        assertThat(brink("demo", "cookies")).isEqualTo(2);
        assertThat(err.toString()).contains("There is no demo 'cookies'", "'branin'", "'hmc'");
    }
}
