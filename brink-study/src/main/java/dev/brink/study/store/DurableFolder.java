package dev.brink.study.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Makes names in a folder survive a loss of power, where the operating system offers that. */
final class DurableFolder {
    private DurableFolder() {}

    static void force(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException notOffered) {
            // Windows cannot open a folder, and makes names durable by itself.
            return;
        }
    }
}
