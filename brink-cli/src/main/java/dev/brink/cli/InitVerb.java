package dev.brink.cli;

import dev.brink.runner.command.InlineCommand;
import dev.brink.runner.draft.CommentedDraft;
import dev.brink.study.file.StudyFile;
import dev.brink.study.plan.KnownCommands;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a study file to start from. */
@Command(
        name = "init",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        customSynopsis = "brink init [OPTIONS] [-- COMMAND…]",
        description = {
            "Writes a study file to start from.",
            "",
            "Its comments say what can be changed. A command whose arguments declare parameters, as for 'brink tune', is"
                    + " put into it.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink init",
            "  brink init -o small.yaml -- python train.py --lr '{lr:1e-5..1e-1 log}'",
        })
final class InitVerb implements Callable<Integer> {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "The file to write; study.yaml if not given.")
    private Path file = Path.of(StudyPlace.USUAL_FILE);

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "The name of the study; that of the folder if not given.")
    private String name = "";

    @Option(names = "--force", description = "Overwrite the file if there is one.")
    private boolean force;

    @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "The command, after --.")
    private List<String> command = new ArrayList<>();

    @Spec
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls call().
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        String study = name.isEmpty() ? nameOfFolder() : name;
        String text = command.isEmpty()
                ? CommentedDraft.ofExample(study)
                : CommentedDraft.of(study, InlineCommand.of(command));
        StudyFile.parse(file.toString(), text, KnownCommands.none());
        try {
            Files.writeString(file, text, options());
        } catch (FileAlreadyExistsException exists) {
            throw new InvalidInputException(
                    "There is a file '" + file + "' already: choose another with -o, or overwrite it with --force.");
        } catch (NoSuchFileException missing) {
            throw new InvalidInputException(
                    "The file '" + file + "' cannot be written, since there is no such folder: make it first.");
        } catch (IOException impossible) {
            throw new InvalidInputException("The file '" + file + "' cannot be written: " + impossible
                    + ". Look whether its folder may be written to.");
        }
        spec.commandLine().getOut().println("Wrote " + file + ". Edit it, then: brink check " + file + " --once");
        return ExitCodes.OK;
    }

    private OpenOption[] options() {
        return force
                ? new OpenOption[] {StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING}
                : new OpenOption[] {StandardOpenOption.CREATE_NEW};
    }

    /** Without what the letters of other languages have and names cannot: "Bäckerei" gives "Backerei". */
    private String nameOfFolder() {
        Path parent = file.toAbsolutePath().getParent();
        Path folder = parent == null ? null : parent.getFileName();
        String letters = folder == null ? "" : Normalizer.normalize(folder.toString(), Normalizer.Form.NFD);
        String plain = letters.replaceAll("\\p{M}+", "").replaceAll("[^A-Za-z0-9_.-]+", "-");
        return plain.matches("[A-Za-z_].*") ? plain : "my-study";
    }
}
