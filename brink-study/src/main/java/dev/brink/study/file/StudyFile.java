package dev.brink.study.file;

import dev.brink.study.plan.KnownCommands;
import dev.brink.study.plan.StudyPlan;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads study files: YAML, or the same as JSON. */
public final class StudyFile {
    private static final int LARGEST = 1 << 20;

    private StudyFile() {}

    /**
     * What the file says.
     *
     * @throws InvalidStudyFileException if it cannot be read or says something wrong: all mistakes at once
     */
    public static StudyPlan read(Path file, KnownCommands commands) {
        return parse(file.toString(), text(file), commands);
    }

    private static String text(Path file) {
        try {
            if (Files.isRegularFile(file) && Files.size(file) > LARGEST) {
                throw unreadable(file, "is larger than 1 MiB, which no study needs: is it the right file?");
            }
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (NoSuchFileException missing) {
            throw unreadable(file, "does not exist: look at its name, or write one with 'brink init'.");
        } catch (CharacterCodingException notText) {
            throw unreadable(file, "is not text in UTF-8: save it as that.");
        } catch (IOException failed) {
            throw unreadable(file, "cannot be read (" + failed + "): look at its permissions.");
        }
    }

    private static InvalidStudyFileException unreadable(Path file, String message) {
        Mistakes mistakes = new Mistakes(file.toString());
        mistakes.add(Optional.empty(), 0, "The study file " + message);
        return mistakes.failure();
    }

    /** What a text says that was read from a file of this name. */
    public static StudyPlan parse(String file, String text, KnownCommands commands) {
        Mistakes mistakes = new Mistakes(file);
        Optional<Node> root = compose(text, mistakes);
        mistakes.throwIfAny();
        if (root.isEmpty()) {
            mistakes.add(Optional.empty(), 0, "The study file is empty: write one with 'brink init'.");
            throw mistakes.failure();
        }
        return new StudyReader(new StudyPlan.Source(file, text), commands, mistakes)
                .read(new Value("The study file", root.get(), mistakes));
    }

    private static Optional<Node> compose(String text, Mistakes mistakes) {
        LoadSettings settings = LoadSettings.builder()
                .setUseMarks(true)
                .setAllowNonScalarKeys(true)
                .setCodePointLimit(LARGEST)
                .build();
        try {
            return new Compose(settings).composeString(text);
        } catch (MarkedYamlEngineException invalid) {
            mistakes.add(
                    invalid.getProblemMark(),
                    0,
                    "This is not YAML: " + invalid.getProblem()
                            + ". Look at the indentation, brackets and quotes here and just above.");
        } catch (YamlEngineException | StackOverflowError invalid) {
            mistakes.add(Optional.empty(), 0, "This is not YAML: " + firstLine(invalid) + ".");
        }
        return Optional.empty();
    }

    private static String firstLine(Throwable invalid) {
        return invalid instanceof StackOverflowError
                ? "it is nested too deeply"
                : String.valueOf(invalid.getMessage()).lines().findFirst().orElse("unknown reason");
    }
}
