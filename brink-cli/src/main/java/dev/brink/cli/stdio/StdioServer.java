package dev.brink.cli.stdio;

import dev.brink.NothingLeftException;
import dev.brink.runner.result.UnreadableResultException;
import dev.brink.study.TrialStateException;
import dev.brink.study.json.Json;
import dev.brink.study.store.StoreException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Answers one line after the other until the client quits, or closes one of the streams. Nothing else ends it. */
public final class StdioServer {
    private static final String ERROR = "error";

    private static final List<Class<? extends RuntimeException>> EXPECTED = List.of(
            InvalidRequestException.class,
            IllegalArgumentException.class,
            NothingLeftException.class,
            TrialStateException.class,
            UnreadableResultException.class,
            StoreException.class);

    private final Dialogue dialogue;
    private final Consumer<Throwable> bugs;

    /** Errors that nobody foresaw are answered like others, and also given to the consumer. */
    public StdioServer(Dialogue dialogue, Consumer<Throwable> bugs) {
        this.dialogue = dialogue;
        this.bugs = bugs;
    }

    /** Nobody else may write to the output. */
    public void serve(InputStream requests, PrintWriter answers) throws IOException {
        RequestLines lines = new RequestLines(new BufferedInputStream(requests));
        Optional<Map<String, @Nullable Object>> answer = next(lines);
        while (answer.isPresent()) {
            if (!answer.get().isEmpty()) {
                answers.println(Json.write(answer.get()));
            }
            answer = dialogue.isOver() || answers.checkError() ? Optional.empty() : next(lines);
        }
    }

    /** The answer to the next line, without members if the line is blank; nothing after the last line. */
    private Optional<Map<String, @Nullable Object>> next(RequestLines lines) throws IOException {
        try {
            return lines.next().map(line -> line.isBlank() ? Map.of() : answer(line));
        } catch (InvalidRequestException unreadable) {
            return Optional.of(error(unreadable));
        }
    }

    private Map<String, @Nullable Object> answer(String line) {
        Map<String, @Nullable Object> answer = new LinkedHashMap<>();
        try {
            Request request = Request.parse(line);
            if (request.fields().containsKey(Request.ID)) {
                answer.put(Request.ID, request.fields().get(Request.ID));
            }
            answer.putAll(dialogue.answer(request));
        } catch (RuntimeException | StackOverflowError refused) {
            answer.putAll(error(refused));
        }
        return answer;
    }

    private Map<String, @Nullable Object> error(Throwable refused) {
        if (EXPECTED.stream().anyMatch(kind -> kind.isInstance(refused))) {
            return Map.of(ERROR, String.valueOf(refused.getMessage()));
        }
        bugs.accept(refused);
        return Map.of(
                ERROR,
                "Unexpected error: " + refused + ". This is a bug in Brink; please report it with the request."
                        + " The session goes on.");
    }
}
