package dev.brink.benchmarks.regret;

/** Names of rows and strategies as names of files. */
final class FileName {
    private FileName() {}

    /** Only letters that every file system takes. */
    static String of(String name) {
        return name.replaceAll("[^A-Za-z0-9._+=,()-]", "_");
    }
}
