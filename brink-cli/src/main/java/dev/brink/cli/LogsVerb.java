package dev.brink.cli;

import dev.brink.runner.execute.TrialFolder;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.json.Json;
import dev.brink.study.store.Journal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows what a trial wrote. */
@Command(
        name = "logs",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Shows what the command of a trial wrote.",
            "",
            "Its standard output comes on that of this command, its standard error likewise.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink logs 7                   trial 7 of the only study in this folder",
            "  brink logs 7 small.yaml",
            "  brink logs 7 --attempt 1       before it was lost and tried again",
            "  ls \"$(brink logs 7 --path)\"",
            "  brink logs 7 --json | jq -r .stderr",
        })
final class LogsVerb implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "N", description = "The number of the trial.")
    private long number;

    @Parameters(index = "1", arity = "0..1", paramLabel = "STUDY", description = "The study's file or its name.")
    private @Nullable String study;

    @Option(names = "--attempt", paramLabel = "K", description = "Of an earlier attempt; of the latest if not given.")
    private @Nullable Integer attempt;

    @Option(names = "--path", description = "Print the folder in which the files of the trial are.")
    private boolean path;

    @Option(names = "--json", description = "Print a JSON object with the folder and what was written.")
    private boolean json;

    @Spec
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls call().
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        StudyPlace place = StudyPlace.of(study, Path.of(""));
        PrintWriter out = spec.commandLine().getOut();
        try (Journal journal = Journal.in(place.folder())) {
            TrialFolder folder = folder(place, place.find(journal));
            if (json) {
                out.println(Json.pretty(form(folder)));
            } else if (path) {
                out.println(folder.path());
            } else {
                copy(folder.stdout(), out);
                copy(folder.stderr(), spec.commandLine().getErr());
            }
        }
        return ExitCodes.OK;
    }

    private TrialFolder folder(StudyPlace place, Study found) {
        Trial trial = found.trial(number);
        int wanted = attempt == null ? Math.max(1, trial.attempts()) : attempt;
        TrialFolder folder = TrialFolder.of(place.trials(), found.name(), number, wanted);
        if (!Files.isDirectory(folder.path())) {
            throw new InvalidInputException("Trial " + number + " of study '" + found.name() + "' (" + trial.state()
                    + ", attempts: " + trial.attempts() + ") has no files in '" + folder.path()
                    + "': it was not run by 'brink run' here, or not so often.");
        }
        return folder;
    }

    private Map<String, Object> form(TrialFolder folder) throws IOException {
        Map<String, Object> form = new LinkedHashMap<>();
        form.put("number", number);
        form.put("path", folder.path().toString());
        form.put("stdout", text(folder.stdout()));
        form.put("stderr", text(folder.stderr()));
        return form;
    }

    private static String text(Path file) throws IOException {
        StringWriter text = new StringWriter();
        copy(file, new PrintWriter(text));
        return text.toString();
    }

    private static void copy(Path file, PrintWriter to) throws IOException {
        if (!Files.exists(file)) {
            return;
        }
        char[] buffer = new char[1 << 16];
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8))) {
            for (int read = reader.read(buffer); read >= 0; read = reader.read(buffer)) {
                to.write(buffer, 0, read);
            }
        }
        to.flush();
    }
}
