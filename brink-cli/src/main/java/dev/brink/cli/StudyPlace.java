package dev.brink.cli;

import dev.brink.runner.ShellConditions;
import dev.brink.study.Environment;
import dev.brink.study.Study;
import dev.brink.study.file.StudyFile;
import dev.brink.study.store.StudyStore;
import dev.brink.text.Text;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;

/**
 * Where a study is. Its project folder is that of its file: there its commands are run and its store is kept.
 *
 * @param file that describes it, where that was named or found
 * @param name by which it was asked for instead
 */
record StudyPlace(Path folder, Optional<Path> file, Optional<String> name) {
    static final String USUAL_FILE = "study.yaml";

    /**
     * The place that an argument stands for: a file, the name of a study that has begun here, or neither.
     *
     * @param here the current folder
     */
    static StudyPlace of(@Nullable String argument, Path here) {
        if (argument == null) {
            Path usual = here.resolve(USUAL_FILE);
            return Files.exists(usual) ? ofFile(usual) : new StudyPlace(here, Optional.empty(), Optional.empty());
        }
        Path file = here.resolve(argument);
        boolean looksLikeFile = argument.contains("/") || argument.matches(".*\\.(ya?ml|json)");
        return Files.exists(file) || looksLikeFile
                ? ofFile(file)
                : new StudyPlace(here, Optional.empty(), Optional.of(argument));
    }

    private static StudyPlace ofFile(Path file) {
        Path folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(Path.of("/"));
        return new StudyPlace(folder, Optional.of(file), Optional.empty());
    }

    /** What studies in this folder get from the world around them. */
    Environment environment() {
        return Environment.standard().running(conditions()).on(ForkJoinPool.commonPool());
    }

    ShellConditions conditions() {
        return new ShellConditions(folder);
    }

    /** The study, begun now if it has not begun. */
    Study open(StudyStore store) {
        Environment environment = environment();
        return file.isPresent()
                ? Study.open(store, StudyFile.read(file.get(), environment.commands()), environment)
                : Study.find(store, name.orElseGet(() -> only(store)), environment);
    }

    /** The study as it stands in the store; a file only says its name. */
    Study find(StudyStore store) {
        Environment environment = environment();
        String wanted = file.map(
                        path -> StudyFile.read(path, environment.commands()).name())
                .or(() -> name)
                .orElseGet(() -> only(store));
        return Study.find(store, wanted, environment);
    }

    private static String only(StudyStore store) {
        List<String> studies = store.studies();
        if (studies.size() != 1) {
            throw new InvalidInputException(
                    studies.isEmpty()
                            ? "There is no study here: name a study file, or write one with 'brink init'."
                            : "This folder holds " + studies.size() + " studies: name one of " + Text.names(studies)
                                    + ".");
        }
        return studies.get(0);
    }

    /** Where the files of trials are. */
    Path trials() {
        return folder.resolve(".brink").resolve("trials");
    }
}
