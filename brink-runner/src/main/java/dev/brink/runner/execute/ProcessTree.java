package dev.brink.runner.execute;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All processes of a job: its supervisor and its descendants and, on Linux, also those that have lost their parents or
 * have gone into a session of their own: they still carry the mark of the job in their environment. A process that has
 * done all of that and cleared its environment is beyond reach, and so is, elsewhere, one whose parents have ended.
 */
final class ProcessTree {
    private final String mark;
    private final Set<ProcessHandle> known = new HashSet<>();

    /**
     * The tree of a job.
     *
     * @param leader its supervisor, if it is running
     */
    ProcessTree(Optional<ProcessHandle> leader, Job job) {
        this.mark = job.id();
        leader.ifPresent(known::add);
    }

    /** Asks all to end, or makes them; whether there were any. */
    boolean end(boolean forcibly) {
        List<ProcessHandle> running = running();
        running.forEach(forcibly ? ProcessHandle::destroyForcibly : ProcessHandle::destroy);
        return !running.isEmpty();
    }

    /** Those that are running now, of all that were ever seen. */
    List<ProcessHandle> running() {
        ProcessHandle.allProcesses().filter(this::belongs).forEach(known::add);
        for (ProcessHandle process : List.copyOf(known)) {
            process.descendants().forEach(known::add);
        }
        known.removeIf(process -> !Processes.isRunning(process));
        return List.copyOf(known);
    }

    private boolean belongs(ProcessHandle process) {
        return Processes.hasVariable(process.pid(), Supervisor.MARK, mark).orElse(false);
    }
}
