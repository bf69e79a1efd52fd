package dev.brink.cli;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The {@code brink} command itself: help and version; the verbs are its subcommands. */
@Command(
        name = "brink",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Finds the best settings of something expensive, subject to limits that can only be discovered by measuring:"
                    + " the fastest configuration that stays within memory, the leanest recipe that 95 %% of people"
                    + " still like.",
            "",
            "Brink models the objective and every limit with Gaussian processes, asks for the measurement that promises"
                    + " most, and recommends only settings that keep each limit with the confidence you ask for.",
            "",
        },
        commandListHeading = "%nCommands:%n",
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink demo branin        the paper's first experiment, in half a minute",
            "  brink tune --minimize loss -- python train.py '{lr:1e-5..1e-1 log}'",
            "  brink init               write a study.yaml to start from",
            "  brink run --help         what one of the commands does",
            "",
            "Read more: README.md tells what works today, ARCHITECTURE.md how it is built,",
            "NOTATION.md which symbol of the paper has which name in the code.",
        })
public final class Brink implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls run().
    private CommandSpec spec;

    Brink() {}

    public static void main(String[] arguments) {
        String[] words = askedForHelp(arguments);
        System.exit(
                speaking(commandLine(words), utf8(System.out), utf8(System.err)).execute(words));
    }

    /** {@code brink help run} is what many type for {@code brink run --help}. */
    static String[] askedForHelp(String... arguments) {
        if (arguments.length == 0 || !arguments[0].equals("help")) {
            return arguments;
        }
        return Stream.concat(Stream.of(arguments).skip(1), Stream.of("--help")).toArray(String[]::new);
    }

    /** The command with all its verbs, of which only those are complete that the arguments need. */
    static CommandLine commandLine(String... arguments) {
        CommandLine brink = new CommandLine(new Brink());
        List<String> words = List.of(arguments);
        boolean all = words.contains(Verb.COMPLETION.word());
        for (Verb verb : Verb.values()) {
            brink.addSubcommand(verb.word(), all || words.contains(verb.word()) ? verb.command() : verb.entry());
        }
        return brink;
    }

    /** What is printed may be parsed: its bytes must not depend on the locale of whoever runs it. */
    private static PrintWriter utf8(OutputStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }

    /** The given command with our error messages, on the given streams; it must already have its subcommands. */
    static CommandLine speaking(CommandLine command, PrintWriter out, PrintWriter err) {
        return command.setOut(out)
                .setErr(err)
                .setParameterExceptionHandler(new ArgumentErrors())
                .setExecutionExceptionHandler(new ExpectedErrors(new UnexpectedErrors(System.getenv())));
    }

    /** Without a verb there is nothing to do but to say what could be done. */
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
