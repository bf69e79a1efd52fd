package dev.brink.experiments.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFoldersTest {
    private static final String TEXT = "first line\nsecond line\n";

    @TempDir
    private Path folder = Path.of("");

    private final List<String> heard = new ArrayList<>();
    private Path cache = Path.of("");
    private DataFile file = file(true);

    @BeforeEach
    void placeTheCache() throws IOException {
        cache = Files.createDirectory(folder.resolve("cache"));
    }

    private static DataFile file(boolean packed) {
        try {
            String sum = Content.checksum(bytes(TEXT), DataFile.Form.LINES);
            return new DataFile(
                    "set", "file.txt", URI.create("http://nowhere.invalid/"), packed, DataFile.Form.LINES, sum);
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] packed(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(bytes(text));
        }
        return bytes.toByteArray();
    }

    private DataFolders folders(Optional<Path> named, Map<String, String> more) {
        Map<String, String> environment = new HashMap<>(more);
        environment.put("XDG_CACHE_HOME", cache.toString());
        environment.put("LOCALAPPDATA", cache.toString());
        return DataFolders.of(named, environment, (name, bytes, of) -> heard.add(name + " " + bytes + "/" + of))
                .patience(Duration.ofMillis(700));
    }

    private DataFolders from(Server server) {
        return folders(Optional.empty(), Map.of("BRINK_DATA_MIRROR", server.address()));
    }

    private List<String> cached() throws IOException {
        try (Stream<Path> all = Files.walk(cache)) {
            return all.filter(Files::isRegularFile)
                    .map(path -> cache.relativize(path).toString())
                    .toList();
        }
    }

    @Test
    void theNamedFolderComesFirstThenTheVariableThenTheCache() throws IOException {
        Path named = Files.createDirectory(folder.resolve("named"));
        Path variable = Files.createDirectory(folder.resolve("variable"));
        Path own = Files.createDirectories(cache.resolve("brink/set"));
        DataFolders all = folders(Optional.of(named), Map.of("BRINK_DATA", variable.toString()));
        for (Path place : List.of(own, variable, named)) {
            String marked = place.equals(own) ? TEXT : TEXT + "\n".repeat(place.equals(named) ? 1 : 2);
            Files.write(place.resolve("file.txt"), bytes(marked)); // blank lines do not count, but tell files apart
            assertThat(all.read(file)).isEqualTo(bytes(marked));
        }
    }

    @Test
    void takesFilesPackedOrNotInTheFolderOfTheirSetOrBesideIt() throws IOException {
        for (String path : List.of("set/file.txt.gz", "set/file.txt", "file.txt.gz", "file.txt")) {
            Path named = Files.createTempDirectory(folder, "named");
            Path place = named.resolve(path);
            Files.createDirectories(Optional.ofNullable(place.getParent()).orElseThrow());
            Files.write(place, path.endsWith(".gz") ? packed(TEXT) : bytes(TEXT));
            assertThat(folders(Optional.of(named), Map.of()).read(file)).isEqualTo(bytes(TEXT));
        }
    }

    @Test
    void lineEndsDoNotCountButLinesDo() throws IOException {
        Path named = Files.createTempDirectory(folder, "named");
        Files.write(named.resolve("file.txt"), bytes("first line\r\nsecond line"));
        assertThat(folders(Optional.of(named), Map.of()).read(file)).isNotEmpty();
        Files.write(named.resolve("file.txt"), bytes("first line\nsecond lime\n"));
        assertThatThrownBy(() -> folders(Optional.of(named), Map.of()).read(file))
                .isInstanceOf(InvalidDataException.class)
                .hasMessageContaining("file.txt")
                .hasMessageContaining(file.sha256());
    }

    @Test
    void downloadsOnceWithProgressAndKeepsIt() throws IOException {
        byte[] archive = packed(TEXT);
        List<String> asked = new ArrayList<>();
        try (Server server = new Server(request -> {
            asked.add(request.getRequestURI().getPath());
            Server.send(request, 200, archive);
        })) {
            assertThat(from(server).read(file)).isEqualTo(bytes(TEXT));
            assertThat(from(server).read(file)).isEqualTo(bytes(TEXT));
        }
        assertThat(asked).containsExactly("/set/file.txt.gz");
        assertThat(heard).contains("file.txt.gz " + archive.length + "/" + archive.length);
        assertThat(cached())
                .containsExactly(Path.of("brink", "set", "file.txt.gz").toString());
    }

    @Test
    void aFileMayNotBePackedAtHome() throws IOException {
        file = file(false);
        try (Server server = new Server(request -> Server.send(request, 200, bytes(TEXT)))) {
            assertThat(from(server).read(file)).isEqualTo(bytes(TEXT));
        }
        assertThat(cached()).containsExactly(Path.of("brink", "set", "file.txt").toString());
    }

    @Test
    void followsRedirects() throws IOException {
        byte[] archive = packed(TEXT);
        try (Server server = new Server(request -> {
            if (request.getRequestURI().getPath().startsWith("/moved")) {
                Server.send(request, 200, archive);
            } else {
                request.getResponseHeaders().add("Location", "/moved/here");
                Server.send(request, 302, new byte[0]);
            }
        })) {
            assertThat(from(server).read(file)).isEqualTo(bytes(TEXT));
        }
    }

    @Test
    void doesNotFollowRedirectsForEver() throws IOException {
        try (Server server = new Server(request -> {
            request.getResponseHeaders().add("Location", request.getRequestURI().toString());
            Server.send(request, 301, new byte[0]);
        })) {
            assertFails(server, "redirects in circles");
        }
    }

    @Test
    void aMissingFileIsSaid() throws IOException {
        try (Server server = new Server(request -> Server.send(request, 404, bytes("nothing here")))) {
            assertFails(server, "status 404");
        }
    }

    @Test
    void aTruncatedDownloadIsNotKept() throws IOException {
        byte[] archive = packed(TEXT);
        try (Server server = new Server(request -> {
            request.sendResponseHeaders(200, archive.length);
            request.getResponseBody().write(archive, 0, archive.length - 5);
            request.getResponseBody().flush();
        })) {
            assertFails(server, "file.txt.gz");
        }
    }

    @Test
    void aTruncatedArchiveThatIsSentInFullIsNotKept() throws IOException {
        byte[] archive = packed(TEXT);
        try (Server server =
                new Server(request -> Server.send(request, 200, Arrays.copyOf(archive, archive.length - 5)))) {
            assertFails(server, "could not be downloaded");
        }
    }

    @Test
    void aCorruptDownloadIsNotKept() throws IOException {
        try (Server server = new Server(request -> Server.send(request, 200, packed("something else\n")))) {
            assertFails(server, "its content has the SHA-256");
        }
    }

    @Test
    void aServerThatGoesSilentIsNotWaitedFor() throws IOException {
        CountDownLatch over = new CountDownLatch(1);
        try (Server server = new Server(request -> {
            request.sendResponseHeaders(200, 1000);
            request.getResponseBody().write(1);
            request.getResponseBody().flush();
            try {
                over.await();
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        })) {
            assertFails(server, "timed out");
            over.countDown();
        }
    }

    /** Whatever went wrong, the message says what is missing, from where, its checksum, and where to put it. */
    private void assertFails(Server server, String why) throws IOException {
        assertThatThrownBy(() -> from(server).read(file))
                .isInstanceOf(InvalidDataException.class)
                .hasMessageContaining(why)
                .hasMessageContaining(server.address() + "/set/file.txt.gz")
                .hasMessageContaining(file.sha256())
                .hasMessageContaining(cache.resolve("brink/set/file.txt.gz").toString());
        assertThat(cached()).isEmpty();
    }

    @Test
    void withoutANetworkItSaysWhatToDo() throws IOException {
        int free;
        try (ServerSocket socket = new ServerSocket(0)) {
            free = socket.getLocalPort();
        }
        assertThatThrownBy(() -> folders(Optional.empty(), Map.of("BRINK_DATA_MIRROR", "http://127.0.0.1:" + free))
                        .read(file))
                .isInstanceOf(InvalidDataException.class)
                .hasMessageContaining("file.txt.gz")
                .hasMessageContaining("127.0.0.1:" + free)
                .hasMessageContaining("--data")
                .hasMessageContaining(file.sha256());
        assertThat(cached()).isEmpty();
    }

    @Test
    void foldersAndAddressesThatAreNoneAreRefused() {
        assertThatThrownBy(() -> folders(Optional.of(folder.resolve("missing")), Map.of()))
                .hasMessageContaining("missing")
                .hasMessageContaining("does not exist");
        assertThatThrownBy(() -> folders(Optional.empty(), Map.of("BRINK_DATA_MIRROR", "ftp://x")))
                .hasMessageContaining("ftp://x");
    }

    @Test
    void theCacheIsWhereTheSystemKeepsCaches() {
        Path home = folder.toAbsolutePath();
        assertThat(DataFolders.cache(Map.of(), "Linux", home)).isEqualTo(home.resolve(".cache/brink"));
        assertThat(DataFolders.cache(Map.of("XDG_CACHE_HOME", home.resolve("c").toString()), "Linux", home))
                .isEqualTo(home.resolve("c/brink"));
        assertThat(DataFolders.cache(Map.of("LOCALAPPDATA", home.resolve("l").toString()), "Windows 11", home))
                .isEqualTo(home.resolve("l/brink"));
    }

    @Test
    void theHomesAreThoseOfTheSets() {
        assertThat(DataFile.TRAIN_IMAGES.address())
                .hasToString("https://ossci-datasets.s3.amazonaws.com/mnist/train-images-idx3-ubyte.gz");
        assertThat(DataFile.KOS_WORDS.address())
                .hasToString("https://archive.ics.uci.edu/ml/machine-learning-databases/bag-of-words/vocab.kos.txt");
    }
}
