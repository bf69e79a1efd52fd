package dev.brink.study.event;

import dev.brink.observation.Observation;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Something that happened to a study. Events are never changed; each says all that replaying it needs. */
public sealed interface Event {
    /** Tells a listener of this event. */
    void tell(Listener listener);

    /** Hears of every kind of event by its own method. */
    interface Listener {
        void configured(Configured event);

        void created(Created event);

        void started(Started event);

        void measured(Measured event);

        void failed(Failed event);

        void lost(Lost event);

        void cancelled(Cancelled event);

        void retried(Retried event);

        void sessionBegan(SessionBegan event);

        void sessionSeen(SessionSeen event);

        void sessionEnded(SessionEnded event);
    }

    /** The study file as it was when the study began or went on, and what had changed in it. */
    record Configured(String file, String text, List<String> changes) implements Event {
        public Configured {
            changes = List.copyOf(changes);
        }

        @Override
        public void tell(Listener listener) {
            listener.configured(this);
        }
    }

    /** A trial with the next number waits to be carried out. */
    record Created(long number, Origin origin, String task, Map<String, Object> point, Optional<Why> why)
            implements Event {
        public Created {
            point = Collections.unmodifiableMap(new LinkedHashMap<>(point));
        }

        @Override
        public void tell(Listener listener) {
            listener.created(this);
        }
    }

    /** An attempt began; the details are for whoever carries it out, to recognise it later. */
    record Started(long number, Map<String, String> details) implements Event {
        public Started {
            details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
        }

        @Override
        public void tell(Listener listener) {
            listener.started(this);
        }
    }

    /** Values came back, as they were reported. */
    record Measured(long number, Map<String, Observation> values, OptionalDouble cost) implements Event {
        public Measured {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }

        @Override
        public void tell(Listener listener) {
            listener.measured(this);
        }
    }

    /** The run failed through the fault of its parameters. */
    record Failed(long number, String reason, OptionalDouble cost) implements Event {
        @Override
        public void tell(Listener listener) {
            listener.failed(this);
        }
    }

    /** The run was lost through no fault of its parameters; if requeued, it waits for another attempt. */
    record Lost(long number, String reason, boolean requeued) implements Event {
        @Override
        public void tell(Listener listener) {
            listener.lost(this);
        }
    }

    /** Somebody does not want the trial any more. */
    record Cancelled(long number, String reason) implements Event {
        @Override
        public void tell(Listener listener) {
            listener.cancelled(this);
        }
    }

    /** Somebody wants another attempt at a trial that had ended; what it taught is forgotten. */
    record Retried(long number) implements Event {
        @Override
        public void tell(Listener listener) {
            listener.retried(this);
        }
    }

    /** A program began to carry out trials. */
    record SessionBegan(String by) implements Event {
        @Override
        public void tell(Listener listener) {
            listener.sessionBegan(this);
        }
    }

    /** The program is still at it; nothing else has happened for a while. */
    record SessionSeen() implements Event {
        @Override
        public void tell(Listener listener) {
            listener.sessionSeen(this);
        }
    }

    /** The program stopped in an orderly way. */
    record SessionEnded() implements Event {
        @Override
        public void tell(Listener listener) {
            listener.sessionEnded(this);
        }
    }
}
