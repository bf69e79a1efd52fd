package dev.brink.runner;

import dev.brink.NothingLeftException;
import dev.brink.data.Recommendation;
import dev.brink.problem.InvalidProblemException;
import dev.brink.runner.command.InvalidCommandException;
import dev.brink.runner.execute.Executor;
import dev.brink.runner.execute.Finished;
import dev.brink.runner.execute.Job;
import dev.brink.runner.result.Verdict;
import dev.brink.study.Session;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.TrialState;
import dev.brink.study.TrialStateException;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Carries out the trials of a study until its budget is used up or somebody wants it to stop. Whatever it does is
 * written down before and after, so that a run that was killed at any instant is resumed by running again.
 */
public final class RunLoop {
    private static final Duration TICK = Duration.ofMillis(200);
    /** So often the passing of time is written down, and what other processes did to the study is looked at. */
    private static final Duration SEEN = Duration.ofSeconds(10);

    private static final Duration REFRESH = Duration.ofSeconds(1);

    private final Study study;
    private final TaskCommands commands;
    private final Executor executor;
    private final RunOptions options;
    private final RunListener listener;
    private final Clock clock;
    private final Semaphore wake;
    private final Schedule schedule;
    private final Settlement settlement;
    private final Trouble trouble = new Trouble();
    private final AtomicInteger interruptions = new AtomicInteger();
    private final Map<Long, Job> running = new LinkedHashMap<>();
    private Optional<Recommendation> best = Optional.empty();
    private @Nullable Stop stop;

    /**
     * A run that has not begun.
     *
     * @param wake has permits when something may have happened: the executor releases one when a job has ended
     * @throws InvalidCommandException if a task of the study cannot be run
     */
    public RunLoop(
            Study study, Executor executor, RunOptions options, RunListener listener, Clock clock, Semaphore wake) {
        this.study = study;
        this.commands = new TaskCommands(study.plan());
        this.executor = executor;
        this.options = options;
        this.listener = listener;
        this.clock = clock;
        this.wake = wake;
        this.schedule = new Schedule(study, options, clock);
        this.settlement = new Settlement(study);
    }

    /** Wants the run to stop: once lets running trials finish, twice ends them. May be called by any thread. */
    public void interrupt() {
        interruptions.incrementAndGet();
        wake.release();
    }

    /**
     * Runs until there is a reason to stop and nothing is running any more.
     *
     * @throws dev.brink.study.store.StudyInUseException if another program is running the study
     */
    public RunReport run() throws IOException {
        try (Session session = study.beginSession();
                Thinking thinking = new Thinking(study, wake::release)) {
            List<Pulse> pulses =
                    List.of(new Pulse(REFRESH, clock, this::heedOthers), new Pulse(SEEN, clock, session::seen));
            resume();
            while (!isOver(thinking)) {
                step(thinking);
                pulses.forEach(Pulse::beat);
            }
        }
        return new RunReport(reason(), study.usage(), best);
    }

    private void step(Thinking thinking) throws IOException {
        for (Finished finished : executor.poll()) {
            settle(finished);
        }
        listen(thinking);
        obeyInterruptions();
        startWaiting();
        think(thinking);
        listener.stands(status(thinking));
        pause();
    }

    /** What an earlier run had started goes on, or has ended meanwhile, or is started now if it never was. */
    private void resume() throws IOException {
        for (Trial trial : study.trials()) {
            if (trial.state() == TrialState.RUNNING && !trial.isByHand()) {
                String id = trial.details().get(TaskCommands.JOB);
                if (id == null) {
                    study.lost(trial.number(), "nobody knows who was carrying it out");
                } else {
                    submit(trial, id);
                    listener.resumed(trial);
                }
            }
        }
    }

    private void submit(Trial trial, String id) {
        try {
            Job job = commands.job(trial, id);
            executor.submit(job);
            running.put(trial.number(), job);
        } catch (InvalidCommandException impossible) {
            String message = "Trial " + trial.number() + " could not be started: " + impossible.getMessage();
            study.lost(trial.number(), message);
            stop = new Stop.SetupWrong(message);
        } catch (IOException impossible) {
            // It stays as it is, and is started when the study is run again: this is no attempt that was lost.
            stop = new Stop.SetupWrong(
                    "Trial " + trial.number() + " could not be started, because its files could not be" + " written ("
                            + impossible + "): make room on the disk, or look at the permissions of .brink/trials.");
        }
    }

    private void settle(Finished finished) throws IOException {
        long number = finished.job().number();
        if (!finished.job().equals(running.get(number))) {
            return;
        }
        Verdict verdict = settlement.settle(
                number, commands.verdict(finished), finished.ending().seconds());
        running.remove(number);
        trouble.note(study.trial(number), verdict).ifPresent(message -> stop = new Stop.SetupWrong(message));
        listener.ended(study.trial(number), verdict);
    }

    private void listen(Thinking thinking) {
        try {
            thinking.suggested();
        } catch (NothingLeftException nothingLeft) {
            stop = new Stop.NothingLeft(String.valueOf(nothingLeft.getMessage()));
        } catch (InvalidProblemException | InvalidCommandException noPointToBeHad) {
            stop = new Stop.SetupWrong(String.valueOf(noPointToBeHad.getMessage()));
        }
        thinking.recommended().ifPresent(recommendation -> {
            best = Optional.of(recommendation);
            listener.recommended(recommendation);
        });
    }

    /** Somebody else may have cancelled a trial, or told its result. */
    private void heedOthers() {
        study.refresh();
        running.forEach((number, job) -> {
            if (study.trial(number).state() != TrialState.RUNNING) {
                executor.cancel(job);
            }
        });
    }

    private void obeyInterruptions() {
        if (interruptions.get() > 0 && stop == null) {
            stop = new Stop.Interrupted();
        }
        if (interruptions.get() > 1) {
            running.values().forEach(executor::cancel);
        }
    }

    private void startWaiting() {
        for (Trial trial : schedule.due()) {
            boolean free = running.size() < options.slots() && !running.containsKey(trial.number());
            if (free && schedule.mayStart(stop)) {
                start(trial);
            }
        }
    }

    private void start(Trial trial) {
        String id = UUID.randomUUID().toString();
        try {
            Trial started = study.started(trial.number(), Map.of(TaskCommands.JOB, id));
            submit(started, id);
            listener.started(started);
        } catch (TrialStateException takenByOthers) {
            study.refresh();
        }
    }

    private void think(Thinking thinking) {
        if (!thinking.isIdle()) {
            return;
        }
        boolean recommending = stop == null && options.recommending();
        boolean suggesting = running.size() < options.slots() && schedule.mayCreate(stop);
        if (suggesting && !(recommending && thinking.isBehind())) {
            thinking.suggest();
        } else if (isFinished() || recommending) {
            thinking.recommend();
        }
    }

    private boolean isFinished() {
        return running.isEmpty() && schedule.isExhausted(stop);
    }

    /** The answer is worth waiting for at the end, unless somebody does not want to wait. */
    private boolean isOver(Thinking thinking) {
        boolean wantsAnswer = stop == null || stop instanceof Stop.NothingLeft;
        return isFinished() && (!wantsAnswer || interruptions.get() > 0 || thinking.isUpToDate());
    }

    private Stop reason() {
        Stop known = stop;
        return known != null ? known : new Stop.BudgetUsed(schedule.limit().orElseThrow());
    }

    private RunStatus status(Thinking thinking) {
        List<Trial> trials = running.keySet().stream().map(study::trial).toList();
        return new RunStatus(
                trials, study.usage(), study.plan().budget(), thinking.isSuggesting(), interruptions.get(), best);
    }

    private void pause() {
        try {
            if (wake.tryAcquire(TICK.toMillis(), TimeUnit.MILLISECONDS)) {
                wake.drainPermits();
            }
        } catch (InterruptedException interrupted) {
            interrupt();
        }
    }
}
