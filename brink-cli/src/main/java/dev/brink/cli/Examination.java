package dev.brink.cli;

import dev.brink.runner.execute.LocalExecutor;
import dev.brink.study.store.Journal;
import dev.brink.study.store.StoreException;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Looks at all that running studies needs: Java, memory, the shell, and what may be written in a folder. */
final class Examination {
    private static final long MEGABYTE = 1 << 20;
    /** A study of a few hundred trials in ten dimensions needs some of it. */
    private static final long ENOUGH_MEMORY = 256 * MEGABYTE;

    private static final long ENOUGH_DISK = 100 * MEGABYTE;

    private final Path folder;
    private final Map<String, String> environment;

    Examination(Path folder, Map<String, String> environment) {
        this.folder = folder;
        this.environment = Map.copyOf(environment);
    }

    /** How well something is. */
    enum Grade {
        OK,
        POOR,
        MISSING
    }

    /** What was found of one thing. */
    record Finding(Grade grade, String what) {
        String line() {
            return String.format(Locale.ROOT, "%-8s %s", grade.name().toLowerCase(Locale.ROOT), what);
        }
    }

    List<Finding> findings() {
        return List.of(java(), memory(), encoding(), shell(), sessions(), writing(), disk(), store(), terminal());
    }

    private static Finding java() {
        return new Finding(Grade.OK, "Java " + Runtime.version() + " in " + System.getProperty("java.home"));
    }

    private static Finding memory() {
        long most = Runtime.getRuntime().maxMemory();
        String what = "memory: " + most / MEGABYTE + " MB for Brink, "
                + Runtime.getRuntime().availableProcessors() + " processors";
        return most >= ENOUGH_MEMORY
                ? new Finding(Grade.OK, what)
                : new Finding(Grade.POOR, what + "; give more with BRINK_JAVA_OPTS=-Xmx512m");
    }

    private static Finding encoding() {
        String names =
                System.getProperty("sun.jnu.encoding", Charset.defaultCharset().name());
        return names.toUpperCase(Locale.ROOT).replace("-", "").equals("UTF8")
                ? new Finding(Grade.OK, "file names in UTF-8")
                : new Finding(
                        Grade.POOR,
                        "file names in " + names + ": those with other letters cannot be opened; set LC_ALL=C.UTF-8");
    }

    private Finding shell() {
        return runs("sh", "-c", "ln -s x \"$0/probe\" && rm \"$0/probe\"")
                ? new Finding(Grade.OK, "a shell, and symbolic links in this folder")
                : new Finding(
                        Grade.MISSING,
                        "sh that can make a symbolic link in " + folder
                                + ": commands are run by it. Is there a POSIX shell, and may this folder be written to?");
    }

    private boolean runs(String... command) {
        Path probe = folder.resolve(".brink-probe-" + ProcessHandle.current().pid());
        try {
            Files.createDirectory(probe);
            try {
                Process process = new ProcessBuilder(command[0], command[1], command[2], probe.toString()).start();
                return process.waitFor() == 0;
            } finally {
                Files.delete(probe);
            }
        } catch (IOException impossible) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static Finding sessions() {
        return LocalExecutor.hasOwnSessions()
                ? new Finding(Grade.OK, "trials in sessions of their own")
                : new Finding(
                        Grade.POOR,
                        "neither setsid nor perl: Ctrl-C in a terminal reaches the commands of trials, too");
    }

    private Finding writing() {
        return Files.isWritable(folder)
                ? new Finding(Grade.OK, "this folder can be written to: " + folder)
                : new Finding(Grade.MISSING, "write access to " + folder + ": studies are stored in .brink there");
    }

    private Finding disk() {
        try {
            long free = Files.getFileStore(folder).getUsableSpace();
            String what = free / MEGABYTE + " MB free on the disk";
            return new Finding(free >= ENOUGH_DISK ? Grade.OK : Grade.POOR, what);
        } catch (IOException unknown) {
            return new Finding(Grade.POOR, "how much is free on the disk is unknown: " + unknown.getMessage());
        }
    }

    private Finding store() {
        try (Journal journal = Journal.in(folder)) {
            int studies = journal.studies().size();
            String notes = journal.notes().isEmpty() ? "" : "; " + String.join(" ", journal.notes());
            return new Finding(Grade.OK, "studies that have begun here: " + studies + notes);
        } catch (StoreException damaged) {
            return new Finding(Grade.MISSING, "a store that can be read: " + damaged.getMessage());
        }
    }

    private Finding terminal() {
        return Terminal.isLive(environment)
                ? new Finding(Grade.OK, "a terminal for live progress")
                : new Finding(Grade.OK, "no terminal: progress is shown as plain lines");
    }
}
