package dev.brink.cli;

import dev.brink.cli.progress.Answer;
import dev.brink.cli.progress.JsonProgress;
import dev.brink.cli.progress.LiveProgress;
import dev.brink.cli.progress.PlainProgress;
import dev.brink.runner.RunListener;
import dev.brink.runner.RunLoop;
import dev.brink.runner.RunOptions;
import dev.brink.runner.RunReport;
import dev.brink.runner.Stop;
import dev.brink.runner.execute.LocalExecutor;
import dev.brink.study.Study;
import dev.brink.study.Usage;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Clock;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Runs a study in front of whoever called the command, and says at the end what came of it. */
final class StudyRun {
    @Option(
            names = "--parallel",
            paramLabel = "N",
            description = "Run so many trials at once, instead of what the study file says.")
    private @Nullable Integer parallel;

    @Option(names = "--json", description = "Print a JSON object for everything that happens, one a line.")
    private boolean json;

    @Option(names = "--plain", description = "Print plain lines also in a terminal.")
    private boolean plain;

    @Option(names = "--quiet", description = "Print nothing before the end.")
    private boolean quiet;

    int run(Study study, StudyPlace place, PrintWriter out, PrintWriter err) throws IOException {
        Semaphore wake = new Semaphore(0);
        LocalExecutor executor = new LocalExecutor(
                place.trials(), place.folder(), LocalExecutor.GRACE, Clock.systemUTC(), wake::release);
        int slots = parallel == null ? study.plan().parallel() : parallel;
        if (slots < 1) {
            throw new InvalidInputException("--parallel is " + slots + ", but trials need a slot: give 1 or more.");
        }
        RunListener progress = progress(out);
        RunOptions options = quiet ? RunOptions.of(slots).unwatched() : RunOptions.of(slots);
        RunLoop loop = new RunLoop(study, executor, options, progress, Clock.systemUTC(), wake);
        Interruptions.tell(loop::interrupt);
        RunReport report = loop.run();
        if (progress instanceof LiveProgress live) {
            live.clear();
        }
        if (progress instanceof JsonProgress lines) {
            lines.stopped(report, why(report));
        }
        conclude(report, study, json ? err : out, err);
        return ExitCodes.of(report);
    }

    private RunListener progress(PrintWriter out) {
        if (quiet) {
            return new RunListener() {};
        }
        if (json) {
            return new JsonProgress(out);
        }
        return !plain && Terminal.isLive(System.getenv())
                ? new LiveProgress(out, Terminal.width(), Clock.systemUTC())
                : new PlainProgress(out);
    }

    private static void conclude(RunReport report, Study study, PrintWriter out, PrintWriter err) {
        if (report.stop() instanceof Stop.SetupWrong) {
            err.println("brink: stopped. " + why(report));
            err.println("All that was measured is saved: mend this, and run again to go on.");
            return;
        }
        out.println(why(report));
        if (report.stop() instanceof Stop.Interrupted) {
            out.println("Everything is saved: run the same command again to go on.");
        }
        report.best()
                .ifPresent(best -> Answer.lines(best, study.plan().problem()).forEach(out::println));
    }

    private static String why(RunReport report) {
        Usage usage = report.usage();
        String counts = usage.done() + " trials measured, " + usage.failed() + " failed";
        if (report.stop() instanceof Stop.BudgetUsed used) {
            return used.limit() == Usage.Limit.FAILURES
                    ? "Too many trials failed: " + counts + ". See why with 'brink trials' and 'brink logs N'."
                    : "The budget is used (" + used.limit() + "): " + counts + ".";
        }
        if (report.stop() instanceof Stop.SetupWrong wrong) {
            return wrong.message();
        }
        return report.stop() instanceof Stop.NothingLeft nothing
                ? nothing.message() + " (" + counts + ")"
                : "Interrupted: " + counts + ".";
    }
}
