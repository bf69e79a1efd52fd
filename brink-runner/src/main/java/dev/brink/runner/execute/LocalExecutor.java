package dev.brink.runner.execute;

import dev.brink.study.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Carries jobs out as processes of this machine. May be used by several threads. */
public final class LocalExecutor implements Executor {
    /** Long enough to write a checkpoint, short enough to wait for. */
    public static final Duration GRACE = Duration.ofSeconds(5);

    private final Path trials;
    private final Path workingFolder;
    private final Duration grace;
    private final Clock clock;
    private final Runnable wake;
    private final Map<String, LocalJob> running = new LinkedHashMap<>();

    /**
     * An executor with nothing running yet.
     *
     * @param trials the folder in which every job gets one of its own
     * @param workingFolder where commands are run
     * @param grace from the signal that asks a job to end to the one that makes it
     * @param wake is called, by some thread, when it is worth to {@link #poll}
     */
    public LocalExecutor(Path trials, Path workingFolder, Duration grace, Clock clock, Runnable wake) {
        this.trials = trials.toAbsolutePath();
        this.workingFolder = workingFolder.toAbsolutePath();
        this.grace = grace;
        this.clock = clock;
        this.wake = wake;
    }

    /** Whether jobs get sessions of their own on this machine, so that Ctrl-C in the terminal does not reach them. */
    public static boolean hasOwnSessions() {
        return Supervisor.ownSession().isPresent();
    }

    public TrialFolder folder(Job job) {
        return TrialFolder.of(trials, job.study(), job.number(), job.attempt());
    }

    @Override
    public synchronized void submit(Job job) throws IOException {
        TrialFolder folder = folder(job);
        if (!folder.isOf(job)) {
            prepare(job, folder);
        }
        LocalJob local = new LocalJob(job, folder, grace);
        if (folder.owner().isEmpty()) {
            local.startedAs(Supervisor.start(job, folder), wake);
        }
        running.put(job.id(), local);
    }

    private void prepare(Job job, TrialFolder folder) throws IOException {
        folder.clear();
        TrialFolder.replace(folder.parameters(), Json.write(job.point().asMap()) + "\n");
        TrialFolder.replace(folder.command(), JobScript.of(job, folder, workingFolder));
        folder.markAsOf(job);
    }

    @Override
    public synchronized List<Finished> poll() {
        List<Finished> finished = new ArrayList<>();
        for (LocalJob local : List.copyOf(running.values())) {
            ending(local).ifPresent(ending -> finished.add(new Finished(local.job(), ending, folder(local.job()))));
        }
        finished.forEach(end -> running.remove(end.job().id()));
        return finished;
    }

    private Optional<Ending> ending(LocalJob local) {
        try {
            return local.ending(clock.instant());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(
                    "The files of trial " + local.job().number() + " in '"
                            + folder(local.job()).path() + "' cannot be read: " + unreadable
                            + ". Look whether the disk is there, and run again.",
                    unreadable);
        }
    }

    @Override
    public synchronized void cancel(Job job) {
        LocalJob local = running.get(job.id());
        if (local != null) {
            local.end(new Ending.Cancelled(), clock.instant());
        }
    }
}
