package dev.brink.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.study.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code brink serve --stdio} as a process of its own, as programs in other languages use it. */
@Timeout(180)
class ServeVerbTest {
    private static final String STUDY = "{\"study\": \"tea\", \"parameters\": {\"taste\": {\"type\": \"choice\","
            + " \"values\": [\"süß\", \"苦い\"]}, \"heat\": {\"type\": \"real\", \"min\": 0, \"max\": 1}}, \"objective\":"
            + " {\"minimize\": \"price\"}, \"initial_points\": 2000}";

    @TempDir
    private Path folder;

    /** A process with its streams open. */
    private record Server(Process process, OutputStream in, BufferedReader out, Path err) implements AutoCloseable {
        static Server start(Path folder, String... arguments) throws IOException {
            List<String> command = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-Xmx48m",
                    "-Dfile.encoding=US-ASCII",
                    "-cp",
                    System.getProperty("java.class.path"),
                    Brink.class.getName(),
                    "serve",
                    "--stdio"));
            command.addAll(List.of(arguments));
            Path err = folder.resolve("err");
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectError(err.toFile())
                    .start();
            return new Server(process, process.getOutputStream(), process.inputReader(StandardCharsets.UTF_8), err);
        }

        Map<?, ?> answer(String request) throws IOException {
            in.write((request + "\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
            return (Map<?, ?>) Objects.requireNonNull(Json.parse(Objects.requireNonNull(out.readLine())));
        }

        void endsPolitely() throws IOException, InterruptedException {
            in.close();
            assertThat(out.readLine()).isNull();
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isZero();
            assertThat(Files.readString(err)).isEmpty();
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    @Test
    void aThousandQuestionsAndBrokenLinesInAFewMegabytes() throws Exception {
        try (Server server = Server.start(folder)) {
            assertThat(server.answer("{\"op\": \"define\", \"study\": " + STUDY + "}")
                            .get("parameters"))
                    .isEqualTo(List.of("taste", "heat"));
            for (int i = 1; i <= 1000; i++) {
                Map<?, ?> asked = server.answer("{\"op\": \"ask\", \"id\": " + i + "}");
                assertThat(asked.get("id")).isEqualTo((long) i);
                assertThat(server.answer("{\"op\": \"withdraw\", \"trial\": " + i + "}")
                                .get("trial"))
                        .isNotNull();
                if (i % 100 == 0) {
                    assertThat(server.answer("{broken " + "x".repeat(10_000))
                                    .keySet()
                                    .toString())
                            .isEqualTo("[error]");
                }
            }
            assertThat(server.answer(
                                    "{\"op\": \"tell\", \"point\": {\"taste\": \"苦い\", \"heat\": 1}, \"failed\": \"zu süß\"}")
                            .toString())
                    .contains("reason=zu süß", "taste=苦い");
            server.endsPolitely();
        }
    }

    @Test
    void aStudyOfAFileIsKept() throws Exception {
        Files.writeString(folder.resolve("tea.json"), STUDY);
        try (Server server = Server.start(folder, "tea.json")) {
            assertThat(server.answer("{\"op\": \"define\", \"study\": {}}").toString())
                    .contains("serves the study 'tea' of a file");
            server.answer("{\"op\": \"ask\"}");
            server.answer("{\"op\": \"tell\", \"trial\": 1, \"values\": {\"price\": 2.5}}");
            server.endsPolitely();
        }
        try (Server server = Server.start(folder, "tea.json")) {
            assertThat(server.answer("{\"op\": \"trials\"}").toString()).contains("price=2.5");
            assertThat(server.answer("{\"op\": \"quit\"}").get("quit")).isEqualTo(true);
            server.endsPolitely();
        }
    }

    @Test
    void withoutStdioItSaysThatThereIsNothingElseYet() {
        StringWriter err = new StringWriter();
        int status = Brink.speaking(
                        Brink.commandLine("serve"), new PrintWriter(new StringWriter()), new PrintWriter(err, true))
                .execute("serve");
        assertThat(status).isEqualTo(2);
        assertThat(err.toString())
                .startsWith("brink serve: ")
                .contains("add it")
                .contains("--stdio");
    }
}
