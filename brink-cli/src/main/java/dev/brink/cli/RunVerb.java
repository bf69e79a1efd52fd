package dev.brink.cli;

import dev.brink.study.store.Journal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs or resumes a study. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Runs a study, or goes on with it.",
            "",
            "It runs until the budget is used. A run that was stopped or killed goes on where it was."
                    + " Ctrl-C once lets the running trials finish, twice ends them; they are run again next time.",
            "",
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:a recommendation at the asked confidence",
            "2:a wrong file, argument or command",
            "3:the budget is used and nothing is confident",
            "4:stopped by too many failures",
            "130:interrupted; everything is saved",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink run                       the study of study.yaml in this folder",
            "  brink run small.yaml --parallel 4",
            "  brink run small.yaml --json | jq -c 'select(.event == \"ended\")'",
        })
final class RunVerb implements Callable<Integer> {
    @Parameters(arity = "0..1", paramLabel = "STUDY", description = "The study's file, or its name if it has begun.")
    private @Nullable String study;

    @Mixin
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls call().
    private StudyRun run;

    @Spec
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls call().
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        StudyPlace place = StudyPlace.of(study, Path.of(""));
        try (Journal journal = Journal.in(place.folder())) {
            return run.run(
                    place.open(journal),
                    place,
                    spec.commandLine().getOut(),
                    spec.commandLine().getErr());
        }
    }
}
