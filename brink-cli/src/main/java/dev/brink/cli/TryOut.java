package dev.brink.cli;

import dev.brink.Optimizer;
import dev.brink.cli.progress.Words;
import dev.brink.problem.Point;
import dev.brink.runner.TaskCommands;
import dev.brink.runner.execute.Ending;
import dev.brink.runner.execute.Finished;
import dev.brink.runner.execute.Job;
import dev.brink.runner.execute.LocalExecutor;
import dev.brink.runner.result.OutputTail;
import dev.brink.runner.result.Verdict;
import dev.brink.study.plan.StudyPlan;
import dev.brink.study.plan.TaskPlan;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Runs the tasks of a study once, at the first point that would be tried, and shows what was read. */
final class TryOut {
    private static final int TICK_MILLIS = 200;

    private final StudyPlan plan;
    private final TaskCommands commands;
    private final PrintWriter out;
    private final Semaphore wake = new Semaphore(0);
    private final LocalExecutor executor;

    TryOut(StudyPlan plan, TaskCommands commands, StudyPlace place, PrintWriter out) {
        this.plan = plan;
        this.commands = commands;
        this.out = out;
        this.executor = new LocalExecutor(
                place.trials(), place.folder(), LocalExecutor.GRACE, Clock.systemUTC(), wake::release);
    }

    int run(@Nullable String only) throws IOException {
        Point point = new Optimizer(plan.problem(), plan.settings()).ask().point();
        List<TaskPlan> tasks = only == null ? plan.tasks() : List.of(plan.task(only));
        boolean usable = true;
        for (TaskPlan task : tasks) {
            usable &= run(commands.job(task.name(), point));
        }
        return usable ? ExitCodes.OK : ExitCodes.INVALID;
    }

    private boolean run(Job job) throws IOException {
        out.println();
        out.println("Task " + job.task() + " at " + Words.of(job.point()));
        out.println("  " + job.command());
        executor.submit(job);
        Interruptions.tell(() -> executor.cancel(job));
        Finished finished = awaited();
        Verdict verdict = commands.verdict(finished);
        if (finished.ending() instanceof Ending.Exited exited) {
            out.println("  ended with status " + exited.status() + " after "
                    + exited.took().toMillis() / 1000.0 + " s");
        }
        describe(verdict, finished).lines().forEach(line -> out.println("  " + line));
        out.println("  files: " + finished.folder().path());
        return verdict instanceof Verdict.Measured || verdict instanceof Verdict.Failed;
    }

    private Finished awaited() {
        while (true) {
            List<Finished> finished = executor.poll();
            if (!finished.isEmpty()) {
                return finished.get(0);
            }
            try {
                var unused = wake.tryAcquire(TICK_MILLIS, TimeUnit.MILLISECONDS);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static String describe(Verdict verdict, Finished finished) throws IOException {
        if (verdict instanceof Verdict.Measured measured) {
            return "read: " + Words.of(measured.values());
        }
        if (verdict instanceof Verdict.Failed failed) {
            return "failed, which teaches where not to look: " + failed.reason() + "\n"
                    + OutputTail.of(finished.folder());
        }
        if (verdict instanceof Verdict.Lost lost) {
            return "lost: " + lost.reason();
        }
        return verdict instanceof Verdict.Unusable unusable ? unusable.message() : "cancelled";
    }
}
