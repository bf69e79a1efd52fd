package dev.brink.study.event;

import dev.brink.data.TaskValue;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes an event down as a JSON object; {@link EntryJson} reads it again. */
final class EventWriter implements Event.Listener {
    private final Map<String, Object> json = new LinkedHashMap<>();

    private EventWriter() {}

    static Map<String, Object> write(Event event) {
        EventWriter writer = new EventWriter();
        event.tell(writer);
        return writer.json;
    }

    private EventWriter is(String kind) {
        return with("is", kind);
    }

    private EventWriter with(String name, Object value) {
        json.put(name, value);
        return this;
    }

    @Override
    public void configured(Event.Configured event) {
        is("configured").with("file", event.file()).with("text", event.text()).with("changes", event.changes());
    }

    @Override
    public void created(Event.Created event) {
        is("created")
                .with("number", event.number())
                .with("origin", event.origin().toString());
        with("task", event.task()).with("point", event.point());
        event.why().ifPresent(why -> with("why", write(why)));
    }

    @Override
    public void started(Event.Started event) {
        is("started").with("number", event.number()).with("details", event.details());
    }

    @Override
    public void measured(Event.Measured event) {
        Map<String, Object> values = new LinkedHashMap<>();
        event.values().forEach((metric, observation) -> values.put(metric, ObservationJson.write(observation)));
        is("measured").with("number", event.number()).with("values", values);
        event.cost().ifPresent(cost -> with("cost", cost));
    }

    @Override
    public void failed(Event.Failed event) {
        is("failed").with("number", event.number()).with("reason", event.reason());
        event.cost().ifPresent(cost -> with("cost", cost));
    }

    @Override
    public void lost(Event.Lost event) {
        is("lost").with("number", event.number()).with("reason", event.reason()).with("requeued", event.requeued());
    }

    @Override
    public void cancelled(Event.Cancelled event) {
        is("cancelled").with("number", event.number()).with("reason", event.reason());
    }

    @Override
    public void retried(Event.Retried event) {
        is("retried").with("number", event.number());
    }

    @Override
    public void sessionBegan(Event.SessionBegan event) {
        is("session began").with("by", event.by());
    }

    @Override
    public void sessionSeen(Event.SessionSeen event) {
        is("session seen");
    }

    @Override
    public void sessionEnded(Event.SessionEnded event) {
        is("session ended");
    }

    private static Map<String, Object> write(Why why) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("reason", why.reason().name());
        json.put("log_acquisition", why.logAcquisition());
        if (!why.taskValues().isEmpty()) {
            json.put("tasks", why.taskValues().stream().map(EventWriter::write).toList());
        }
        if (!why.notes().isEmpty()) {
            json.put("notes", why.notes());
        }
        return json;
    }

    private static Map<String, Object> write(TaskValue value) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("task", value.task());
        json.put("cost", value.cost());
        json.put("gain", value.gain());
        json.put("error", value.standardError());
        return json;
    }
}
