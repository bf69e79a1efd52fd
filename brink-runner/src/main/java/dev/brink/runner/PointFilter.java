package dev.brink.runner;

import dev.brink.problem.Point;
import dev.brink.runner.execute.ShellProcess;
import dev.brink.study.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A program that is told points, each a JSON object on a line of its standard input, and answers each with a line that
 * says whether it is allowed. It ends when its input does, also when Brink is killed.
 */
final class PointFilter {
    /** Long enough for a start that loads much; after that answers come at once or never. */
    private static final int PATIENCE_SECONDS = 60;

    private final String line;
    private final Path workingFolder;
    private @Nullable Talk talk;

    PointFilter(String line, Path workingFolder) {
        this.line = line;
        this.workingFolder = workingFolder;
    }

    /** What the program wrote, line by line, and then that there is no more. */
    private record Talk(Process process, OutputStream questions, BlockingQueue<Optional<String>> answers) {}

    /** Whether the program allows the point; it is asked by one thread at a time. */
    synchronized boolean allows(Point point) throws IOException, InterruptedException {
        if (talk == null) {
            talk = begin();
        }
        String question = Json.write(point.asMap());
        String answer = ask(talk, question);
        if (!answer.equals("true") && !answer.equals("false")) {
            throw new IOException("it answered " + quoted(answer) + " to " + question + ", but an answer is true or"
                    + " false on a line of its own: print nothing else to the standard output.");
        }
        return answer.equals("true");
    }

    private String ask(Talk with, String question) throws IOException, InterruptedException {
        try {
            with.questions().write((question + "\n").getBytes(StandardCharsets.UTF_8));
            with.questions().flush();
        } catch (IOException closed) {
            throw ended(with, question);
        }
        Optional<String> answer = with.answers().poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (answer == null) {
            throw new IOException(
                    "it did not answer " + question + " within " + PATIENCE_SECONDS
                            + " s: answer every line at once, and flush the output, such as with print(…, flush=True) in Python.");
        }
        return answer.orElseThrow(() -> ended(with, question)).strip();
    }

    private IOException ended(Talk with, String question) {
        talk = null;
        int status = with.process().onExit().join().exitValue();
        return new IOException("it ended with exit status " + status + " instead of answering " + question
                + ". See why with: echo '" + question + "' | " + line);
    }

    private static String quoted(String answer) {
        return "'" + (answer.length() > 80 ? answer.substring(0, 80) + "…" : answer) + "'";
    }

    private Talk begin() throws IOException {
        Process process = ShellProcess.startApart(workingFolder, line);
        BlockingQueue<Optional<String>> answers = new LinkedBlockingQueue<>();
        Thread listener = new Thread(() -> listen(process, answers), "brink-filter");
        listener.setDaemon(true);
        listener.start();
        return new Talk(process, process.getOutputStream(), answers);
    }

    private static void listen(Process process, BlockingQueue<Optional<String>> answers) {
        try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
            for (String answer = reader.readLine(); answer != null; answer = reader.readLine()) {
                answers.add(Optional.of(answer));
            }
        } catch (IOException broken) {
            // The same as its end.
        }
        answers.add(Optional.empty());
    }
}
