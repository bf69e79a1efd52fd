package dev.brink.cli;

import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;

/**
 * What the command can do, in the order in which its help lists it. The class of a verb is loaded only when that verb is
 * used: to look at all of them would double the time that the help takes.
 */
enum Verb {
    TUNE("Finds the best settings of a command, without a study file."),
    INIT("Writes a study file to start from."),
    CHECK("Says what a study file means, or what is wrong with it."),
    RUN("Runs a study, or goes on with it."),
    BEST("Shows the answer so far."),
    STATUS("Shows how far a study is."),
    TRIALS("Lists the trials of a study, by number."),
    SHOW("Shows all that is known of one trial."),
    LOGS("Shows what the command of a trial wrote."),
    ASK("Asks what to try next, by hand."),
    TELL("Takes what came of a trial."),
    ADD("Puts a point of your own into the queue."),
    IMPORT("Takes results that are known already from a table."),
    RETRY("Gives a trial another attempt."),
    CANCEL("Cancels a trial."),
    EXPORT("Writes a study for other programs."),
    PLOT("Draws what is believed along one or two parameters."),
    REPORT("Writes all that is known about a study as one page."),
    SERVE("Serves other programs, in any language."),
    DEMO("Runs an experiment of the paper, live."),
    DOCTOR("Says what works on this machine and what is missing."),
    COMPLETION("Prints a script by which bash and zsh complete the words of brink.");

    private final String summary;

    Verb(String summary) {
        this.summary = summary;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What it does; also the first line of its own help. */
    String summary() {
        return summary;
    }

    /** The verb itself. */
    Object command() {
        return switch (this) {
            case TUNE -> new TuneVerb();
            case INIT -> new InitVerb();
            case CHECK -> new CheckVerb();
            case RUN -> new RunVerb();
            case BEST -> new BestVerb();
            case STATUS -> new StatusVerb();
            case TRIALS -> new TrialsVerb();
            case SHOW -> new ShowVerb();
            case LOGS -> new LogsVerb();
            case ASK -> new AskVerb();
            case TELL -> new TellVerb();
            case ADD -> new AddVerb();
            case IMPORT -> new ImportVerb();
            case RETRY -> new RetryVerb();
            case CANCEL -> new CancelVerb();
            case EXPORT -> new ExportVerb();
            case PLOT -> new PlotVerb();
            case REPORT -> new ReportVerb();
            case SERVE -> new ServeVerb();
            case DEMO -> new DemoVerb();
            case DOCTOR -> new DoctorVerb();
            case COMPLETION -> new CompletionVerb();
        };
    }

    /** Its name and summary only. */
    CommandSpec entry() {
        CommandSpec entry = CommandSpec.create().name(word());
        entry.usageMessage().description(summary);
        return entry;
    }
}
