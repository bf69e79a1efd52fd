package dev.brink.cli.progress;

import dev.brink.experiments.data.DownloadListener;
import java.io.PrintWriter;
import java.util.Locale;

/** A bar for each download that grows in a terminal; elsewhere a line when it begins and when it ends. */
public final class DownloadProgress implements DownloadListener {
    private static final int BAR = 30;
    private static final long MEGABYTE = 1 << 20;

    private final PrintWriter out;
    private final boolean live;
    private String file = "";
    private long shown;

    public DownloadProgress(PrintWriter out, boolean live) {
        this.out = out;
        this.live = live;
    }

    @Override
    public void received(String name, long bytes, long of) {
        boolean begins = !name.equals(file);
        boolean ends = bytes == of;
        long step = of > 0 ? BAR * bytes / of : bytes / MEGABYTE;
        if (!begins && !ends && step == shown) {
            return;
        }
        file = name;
        shown = step;
        if (live) {
            out.print("\r" + line(name, bytes, of) + (ends ? "\n" : ""));
            out.flush();
        } else if (begins || ends) {
            out.println(line(name, bytes, of));
        }
    }

    private static String line(String name, long bytes, long of) {
        String amount = String.format(Locale.ROOT, "%.1f MB", (double) bytes / MEGABYTE);
        if (of <= 0) {
            return "downloading " + name + "  " + amount;
        }
        int full = (int) (BAR * bytes / of);
        return "downloading " + name + "  " + "#".repeat(full) + ".".repeat(BAR - full) + "  " + amount;
    }
}
