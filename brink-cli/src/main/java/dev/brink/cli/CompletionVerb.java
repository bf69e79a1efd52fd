package dev.brink.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a script by which a shell completes our words. */
@Command(
        name = "completion",
        mixinStandardHelpOptions = true,
        description = {"Prints a script by which bash and zsh complete the words of brink.", ""},
        footerHeading = "%nExamples:%n",
        footer = {
            "  source <(brink completion)                       for this shell",
            "  echo 'source <(brink completion)' >> ~/.bashrc   for all to come",
        })
final class CompletionVerb implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls call().
    private CommandSpec spec;

    @Override
    public Integer call() {
        CommandSpec root = spec.root();
        spec.commandLine().getOut().print(AutoComplete.bash(root.name(), root.commandLine()));
        spec.commandLine().getOut().flush();
        return ExitCodes.OK;
    }
}
