package dev.brink.cli.progress;

import dev.brink.experiments.data.DownloadListener;
import java.io.PrintWriter;
import java.util.Locale;

/** A line for every tenth of a file that has come. */
public final class DownloadProgress implements DownloadListener {
    private static final double MEGABYTE = 1e6;

    private final PrintWriter out;
    private String file = "";
    private long tenths;

    public DownloadProgress(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void received(String name, long bytes, long of) {
        if (!name.equals(file)) {
            file = name;
            tenths = -1;
        }
        long now = of > 0 ? 10 * bytes / of : (long) (bytes / MEGABYTE);
        if (now > tenths) {
            tenths = now;
            out.println("Downloading " + name + ": " + megabytes(bytes) + (of > 0 ? " of " + megabytes(of) : ""));
            out.flush();
        }
    }

    private static String megabytes(long bytes) {
        return String.format(Locale.ROOT, "%.1f MB", bytes / MEGABYTE);
    }
}
