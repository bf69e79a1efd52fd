package dev.brink.runner.execute;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** A job that is running on this machine, started by this process or by one before it. */
final class LocalJob {
    /**
     * The system tells when a process began from the time it was switched on, in whole seconds, and the clock may since
     * have been set: so far apart may the same instant seem.
     */
    private static final Duration CLOCK_ERROR = Duration.ofSeconds(2);

    private final Job job;
    private final TrialFolder folder;
    private final Duration grace;
    private @Nullable Process starter;
    private @Nullable Stop stop;

    /** An end that was brought about: why, by when it should be reached, and of which processes. */
    private record Stop(Ending ending, Instant deadline, ProcessTree tree) {}

    LocalJob(Job job, TrialFolder folder, Duration grace) {
        this.job = job;
        this.folder = folder;
        this.grace = grace;
    }

    Job job() {
        return job;
    }

    void startedAs(Process process, Runnable wake) {
        starter = process;
        var unused = process.onExit().thenRun(wake);
    }

    /** How it ended, if it has. Also looks after what should end: a job past its time, or one that ignores a signal. */
    Optional<Ending> ending(Instant now) throws IOException {
        if (stop != null) {
            return ended(stop, now);
        }
        // In this order: a starter that has ended leaves a claim, and a supervisor that has ended leaves a status.
        boolean starting = starter != null && starter.isAlive();
        Optional<ProcessHandle> supervisor = supervisor();
        OptionalInt status = folder.status();
        if (status.isPresent()) {
            return Optional.of(new Ending.Exited(status.getAsInt(), took()));
        }
        if (supervisor.isPresent()) {
            checkTime(now);
        } else if (!starting) {
            vanish(now);
        }
        return Optional.empty();
    }

    private Optional<Ending> ended(Stop stopped, Instant now) {
        boolean late = !now.isBefore(stopped.deadline());
        boolean running =
                late ? stopped.tree().end(true) : !stopped.tree().running().isEmpty();
        return running ? Optional.empty() : Optional.of(stopped.ending());
    }

    private void checkTime(Instant now) throws IOException {
        Instant started = folder.startedAt().orElse(now);
        if (job.timeout().isPresent() && now.isAfter(started.plus(job.timeout().get()))) {
            end(new Ending.TimedOut(job.timeout().get()), now);
        }
    }

    /** Nothing of a job whose supervisor is gone may go on while the trial is tried again. */
    private void vanish(Instant now) throws IOException {
        String reason = folder.owner().isEmpty()
                ? "its process could not be started"
                : "its process was killed from outside, the machine went down, or the disk was full";
        ProcessTree tree = new ProcessTree(Optional.empty(), job);
        tree.end(true);
        stop = new Stop(new Ending.Vanished(reason), now, tree);
    }

    /** Asks all its processes to end; those that are left when the grace is over are made to. */
    void end(Ending ending, Instant now) {
        if (stop == null) {
            ProcessTree tree = new ProcessTree(leader(), job);
            tree.end(false);
            stop = new Stop(ending, now.plus(grace), tree);
        }
    }

    private Optional<ProcessHandle> leader() {
        try {
            Optional<ProcessHandle> supervisor = supervisor();
            return supervisor.isPresent()
                    ? supervisor
                    : Optional.ofNullable(starter).map(Process::toHandle);
        } catch (IOException unreadable) {
            return Optional.ofNullable(starter).map(Process::toHandle);
        }
    }

    /** The process that claimed the folder, if it is running: the same number may by now belong to another. */
    private Optional<ProcessHandle> supervisor() throws IOException {
        OptionalLong owner = folder.owner();
        Optional<Instant> claimed = folder.startedAt();
        if (owner.isEmpty() || claimed.isEmpty()) {
            return Optional.empty();
        }
        Instant latestStart = claimed.get().plus(CLOCK_ERROR);
        return ProcessHandle.of(owner.getAsLong())
                .filter(Processes::isRunning)
                .filter(process ->
                        !process.info().startInstant().orElse(Instant.MIN).isAfter(latestStart))
                .filter(process -> Processes.hasVariable(process.pid(), Supervisor.MARK, job.id())
                        .orElse(true));
    }

    private Duration took() throws IOException {
        Optional<Instant> started = folder.startedAt();
        Optional<Instant> ended = folder.endedAt();
        return started.isPresent() && ended.isPresent() ? Duration.between(started.get(), ended.get()) : Duration.ZERO;
    }
}
