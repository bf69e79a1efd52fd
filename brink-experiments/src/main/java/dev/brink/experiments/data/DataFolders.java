package dev.brink.experiments.data;

import java.io.IOException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where data are looked for: in the folder that the user named, in that of {@code BRINK_DATA}, in the user's cache; what
 * is in none of them is downloaded into the cache. A folder has one for each set, or the files themselves.
 */
public final class DataFolders {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final List<Path> folders;
    private final Path cache;
    private final Optional<URI> mirror;
    private final Duration patience;
    private final DownloadListener listener;

    private DataFolders(
            List<Path> folders, Path cache, Optional<URI> mirror, Duration patience, DownloadListener listener) {
        this.folders = folders;
        this.cache = cache;
        this.mirror = mirror;
        this.patience = patience;
        this.listener = listener;
    }

    /**
     * The folders that a user has.
     *
     * @param named by the user, if any
     * @param environment variables: {@code BRINK_DATA} is a folder, {@code BRINK_DATA_MIRROR} the address of a folder that
     *     is asked instead of the homes of the sets
     * @throws InvalidDataException if the folder that was named does not exist, or the address is none
     */
    public static DataFolders of(Optional<Path> named, Map<String, String> environment, DownloadListener listener) {
        named.filter(folder -> !Files.isDirectory(folder)).ifPresent(missing -> {
            throw new InvalidDataException("The data folder '" + missing
                    + "' does not exist: name a folder with data, or none to have them downloaded.");
        });
        List<Path> folders = new ArrayList<>();
        named.ifPresent(folders::add);
        variable(environment, "BRINK_DATA").map(Path::of).ifPresent(folders::add);
        Path cache = cache(environment, System.getProperty("os.name"), Path.of(System.getProperty("user.home")));
        return new DataFolders(folders, cache, mirror(environment), PATIENCE, listener);
    }

    /** Waits so long for the next bytes of a download. */
    DataFolders patience(Duration other) {
        return new DataFolders(folders, cache, mirror, other, listener);
    }

    private static Optional<String> variable(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank());
    }

    private static Optional<URI> mirror(Map<String, String> environment) {
        Optional<String> address = variable(environment, "BRINK_DATA_MIRROR");
        address.filter(text -> !text.matches("https?://\\S+")).ifPresent(wrong -> {
            throw new InvalidDataException("BRINK_DATA_MIRROR is '" + wrong
                    + "', but it is the address of a folder: give one that begins with http:// or https://.");
        });
        return address.map(text -> URI.create(text.endsWith("/") ? text : text + "/"));
    }

    /** The user's cache by the custom of the system. */
    static Path cache(Map<String, String> environment, String system, Path home) {
        Optional<String> variable = system.startsWith("Windows")
                ? variable(environment, "LOCALAPPDATA")
                : variable(environment, "XDG_CACHE_HOME");
        Path caches = variable.map(Path::of).filter(Path::isAbsolute).orElse(home.resolve(".cache"));
        return caches.resolve("brink");
    }

    /**
     * The content of a file, unpacked and checked.
     *
     * @throws InvalidDataException if it is broken, or nowhere to be had
     */
    byte[] read(DataFile file) {
        Optional<Path> found = Stream.concat(folders.stream(), Stream.of(cache))
                .flatMap(folder -> Stream.of(folder.resolve(file.set()), folder))
                .flatMap(folder -> Stream.of(folder.resolve(file.packedName()), folder.resolve(file.name())))
                .filter(Files::isRegularFile)
                .findFirst();
        return found.map(path -> checked(file, path)).orElseGet(() -> downloaded(file));
    }

    private static byte[] checked(DataFile file, Path path) {
        try {
            byte[] content = Content.read(path);
            String checksum = Content.checksum(content, file.form());
            if (!checksum.equals(file.sha256())) {
                throw new InvalidDataException("The content of " + path + " has the SHA-256 " + checksum
                        + ", but it must be " + file.sha256() + ": remove the file, and get it again from "
                        + file.address() + ".");
            }
            return content;
        } catch (IOException unreadable) {
            throw new InvalidDataException(
                    "The file " + path + " cannot be read (" + unreadable.getMessage()
                            + "): remove it, and get it again from " + file.address() + ".",
                    unreadable);
        }
    }

    private byte[] downloaded(DataFile wanted) {
        DataFile file = mirror.map(wanted::at).orElse(wanted);
        Path folder = cache.resolve(file.set());
        Path target = folder.resolve(file.nameAtHome());
        try {
            Files.createDirectories(folder);
            Path unfinished = Files.createTempFile(folder, file.nameAtHome(), ".unfinished");
            try {
                new Download(patience, listener).fetch(file.address(), unfinished);
                byte[] content = Content.read(unfinished);
                String checksum = Content.checksum(content, file.form());
                if (!checksum.equals(file.sha256())) {
                    throw new IOException("its content has the SHA-256 " + checksum);
                }
                Files.move(unfinished, target, StandardCopyOption.REPLACE_EXISTING);
                return content;
            } finally {
                Files.deleteIfExists(unfinished);
            }
        } catch (IOException failed) {
            throw new InvalidDataException(unavailable(file, target, failed), failed);
        }
    }

    private static String unavailable(DataFile file, Path target, IOException failed) {
        String why = failed instanceof UnknownHostException
                ? "its host is not found; is there a network?"
                : Optional.ofNullable(failed.getMessage())
                        .orElse(failed.getClass().getSimpleName());
        return "The file " + file.nameAtHome() + " of the data set '" + file.set() + "' could not be downloaded from "
                + file.address() + " (" + why + "). Get it by other means, and put it at " + target
                + ", or into a folder that --data or BRINK_DATA names. The SHA-256 of its "
                + (file.form() == DataFile.Form.LINES ? "lines" : "content, unpacked,") + " is " + file.sha256() + ".";
    }
}
