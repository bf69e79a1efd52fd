package dev.brink.runner.execute;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What the operating system knows of processes beyond what Java tells; on Linux, from {@code /proc}. */
final class Processes {
    private static final Path PROC = Path.of("/proc");

    private Processes() {}

    /** Whether it still does something: one that has ended stays in the table until its parent has asked for its end. */
    static boolean isRunning(ProcessHandle process) {
        return process.isAlive() && !hasEnded(process.pid());
    }

    /** Whether it was started with this variable in its environment; empty where that cannot be found out. */
    static Optional<Boolean> hasVariable(long pid, String variable, String value) {
        try {
            String environment = Files.readString(file(pid, "environ"), StandardCharsets.ISO_8859_1);
            return Optional.of(("\0" + environment).contains("\0" + variable + "=" + value + "\0"));
        } catch (IOException unknown) {
            return Optional.empty();
        }
    }

    /** By its state, which follows its name in parentheses, which may itself hold anything: see proc(5). */
    private static boolean hasEnded(long pid) {
        try {
            String stat = Files.readString(file(pid, "stat"), StandardCharsets.ISO_8859_1);
            return "ZX".indexOf(stat.charAt(stat.lastIndexOf(')') + 2)) >= 0;
        } catch (IOException unknown) {
            return false;
        }
    }

    private static Path file(long pid, String name) {
        return PROC.resolve(Long.toString(pid)).resolve(name);
    }
}
