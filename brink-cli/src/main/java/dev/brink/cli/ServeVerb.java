package dev.brink.cli;

import dev.brink.cli.stdio.Dialogue;
import dev.brink.cli.stdio.StdioServer;
import dev.brink.study.store.Journal;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Serves other programs. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Serves other programs, in any language.",
            "",
            "With --stdio it reads requests from its standard input and answers on its standard output: one JSON object"
                    + " a line, until the input ends. docs/stdio.md tells what can be asked.",
            "",
            "Without a study the program defines one, which is forgotten in the end; with one, everything is kept as"
                    + " by 'brink ask' and 'brink tell'.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink serve --stdio               then, line by line:",
            "    {\"op\": \"define\", \"study\": {\"objective\": {\"minimize\": \"loss\"},",
            "     \"parameters\": {\"x\": {\"type\": \"real\", \"min\": 0, \"max\": 1}}}}   (on one line)",
            "    {\"op\": \"ask\"}",
            "    {\"op\": \"tell\", \"trial\": 1, \"values\": {\"loss\": 0.25}}",
            "    {\"op\": \"best\"}",
            "  brink serve --stdio small.yaml    a study that is kept",
        })
final class ServeVerb implements Callable<Integer> {
    @Parameters(arity = "0..1", paramLabel = "STUDY", description = "The study's file, or its name if it has begun.")
    private @Nullable String study;

    @Option(names = "--stdio", description = "Serve the standard input and output, the only way so far.")
    private boolean stdio;

    @Spec
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls call().
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (!stdio) {
            throw new InvalidInputException(
                    "Only the standard input and output can be served so far, but --stdio was not given: add it.");
        }
        StudyPlace place = StudyPlace.of(study, Path.of(""));
        if (study == null) {
            serve(Dialogue.inMemory(place.environment()));
        } else {
            try (Journal journal = Journal.in(place.folder())) {
                serve(Dialogue.about(place.open(journal), place.environment()));
            }
        }
        return ExitCodes.OK;
    }

    private void serve(Dialogue dialogue) throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        boolean traced = System.getenv().containsKey(UnexpectedErrors.STACK_TRACE);
        new StdioServer(dialogue, bug -> {
                    if (traced) {
                        bug.printStackTrace(err);
                    }
                })
                .serve(System.in, spec.commandLine().getOut());
    }
}
