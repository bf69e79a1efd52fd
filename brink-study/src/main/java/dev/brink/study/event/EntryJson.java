package dev.brink.study.event;

import dev.brink.data.Suggestion.Reason;
import dev.brink.data.TaskValue;
import dev.brink.observation.Observation;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Entries as JSON objects, version {@value #VERSION} of their form. */
public final class EntryJson {
    /** The form that {@link #write} gives and {@link #read} takes. */
    public static final int VERSION = 1;

    private EntryJson() {}

    public static Map<String, Object> write(Entry entry) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("at", entry.at().toString());
        if (entry.session() != 0) {
            json.put("session", entry.session());
        }
        json.put("events", entry.events().stream().map(EventWriter::write).toList());
        return json;
    }

    /**
     * The entry of a JSON object.
     *
     * @throws UnreadableEventException if it is none
     */
    public static Entry read(@Nullable Object json) {
        try {
            Fields fields = Fields.of(json);
            List<Event> events = new ArrayList<>();
            fields.list("events").forEach(event -> events.add(event(Fields.of(event))));
            return new Entry(
                    Instant.parse(fields.text("at")), fields.has("session") ? fields.whole("session") : 0, events);
        } catch (DateTimeParseException | UnsupportedOperationException | ClassCastException invalid) {
            throw new UnreadableEventException("an entry is not understood: " + invalid.getMessage());
        }
    }

    private static Event event(Fields fields) {
        return switch (fields.text("is")) {
            case "configured" ->
                new Event.Configured(fields.text("file"), fields.text("text"), strings(fields.list("changes")));
            case "created" ->
                new Event.Created(
                        fields.whole("number"),
                        constant(Origin.class, fields.text("origin").toUpperCase(Locale.ROOT)),
                        fields.text("task"),
                        fields.map("point"),
                        fields.has("why") ? Optional.of(why(Fields.of(fields.any("why")))) : Optional.empty());
            case "started" -> new Event.Started(fields.whole("number"), details(fields));
            case "measured" -> new Event.Measured(fields.whole("number"), values(fields), fields.numberIfAny("cost"));
            case "failed" ->
                new Event.Failed(fields.whole("number"), fields.text("reason"), fields.numberIfAny("cost"));
            case "lost" -> new Event.Lost(fields.whole("number"), fields.text("reason"), fields.yes("requeued"));
            case "cancelled" -> new Event.Cancelled(fields.whole("number"), fields.text("reason"));
            case "retried" -> new Event.Retried(fields.whole("number"));
            case "session began" -> new Event.SessionBegan(fields.text("by"));
            case "session seen" -> new Event.SessionSeen();
            case "session ended" -> new Event.SessionEnded();
            default -> throw new UnreadableEventException("there is an unknown event '" + fields.text("is") + "'");
        };
    }

    private static Map<String, Observation> values(Fields fields) {
        Map<String, Observation> values = new LinkedHashMap<>();
        fields.map("values").forEach((metric, value) -> values.put(metric, ObservationJson.read(value)));
        return values;
    }

    private static Map<String, String> details(Fields fields) {
        Map<String, String> details = new LinkedHashMap<>();
        fields.map("details").forEach((name, value) -> details.put(name, value.toString()));
        return details;
    }

    private static Why why(Fields fields) {
        return new Why(
                constant(Reason.class, fields.text("reason")),
                fields.number("log_acquisition"),
                fields.list("tasks").stream()
                        .map(value -> taskValue(Fields.of(value)))
                        .toList(),
                strings(fields.list("notes")));
    }

    private static TaskValue taskValue(Fields fields) {
        return new TaskValue(fields.text("task"), fields.number("cost"), fields.number("gain"), fields.number("error"));
    }

    private static List<String> strings(List<?> list) {
        return list.stream().map(String.class::cast).toList();
    }

    private static <E extends Enum<E>> E constant(Class<E> type, String name) {
        try {
            return Enum.valueOf(type, name);
        } catch (IllegalArgumentException unknown) {
            throw new UnreadableEventException("an event has the unknown word '" + name + "'");
        }
    }
}
