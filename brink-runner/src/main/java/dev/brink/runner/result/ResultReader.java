package dev.brink.runner.result;

import dev.brink.observation.Observation;
import dev.brink.runner.execute.Ending;
import dev.brink.runner.execute.TrialFolder;
import dev.brink.text.Spelling;
import dev.brink.text.Text;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Says what the end of a job means for its trial.
 *
 * <p>A result file counts however the job ended, since it was written on purpose. Without one, an exit status other
 * than 0 is a failure, whatever was printed: programs print numbers on their way and then crash. Of these, 126 and 127
 * say that there is no such command, and 129, 130, 137 and 143 that somebody else sent HUP, INT, KILL or TERM.
 */
public final class ResultReader {
    private static final Set<Integer> NO_SUCH_COMMAND = Set.of(126, 127);
    private static final Map<Integer, String> SIGNALS_FROM_OUTSIDE =
            Map.of(129, "HUP", 130, "INT", 137, "KILL", 143, "TERM");
    private static final int KILLED = 137;

    private final List<Metric> metrics;

    /**
     * A reader of one task's results.
     *
     * @param metrics all that the task must report
     */
    public ResultReader(List<Metric> metrics) {
        this.metrics = List.copyOf(metrics);
    }

    public Verdict read(Ending ending, TrialFolder folder) throws IOException {
        if (ending instanceof Ending.Cancelled) {
            return new Verdict.Cancelled();
        }
        try {
            ReportSearch search = new ReportSearch(folder, names());
            Optional<Reported> deliberate = search.inFile();
            return deliberate.isPresent() && !(ending instanceof Ending.Exited)
                    ? verdict(deliberate.get(), Duration.ZERO)
                    : byEnding(ending, search, folder);
        } catch (UnreadableResultException | IllegalArgumentException unreadable) {
            return new Verdict.Unusable(unreadable.getMessage() + "\n" + OutputTail.of(folder));
        }
    }

    private Verdict byEnding(Ending ending, ReportSearch search, TrialFolder folder) throws IOException {
        if (ending instanceof Ending.TimedOut timedOut) {
            return timedOut(timedOut.limit());
        }
        if (ending instanceof Ending.Vanished vanished) {
            return new Verdict.Lost(vanished.reason(), false);
        }
        Ending.Exited exited = (Ending.Exited) ending;
        Optional<Reported> reported = search.find();
        boolean counts = exited.status() == 0
                || reported.filter(report ->
                                report.deliberate() || report.failure().isPresent())
                        .isPresent();
        return counts
                ? verdict(reported.orElseGet(() -> new Reported("output has", false, Map.of())), exited.took())
                : byStatus(exited.status(), folder);
    }

    /** Where the time is all that is measured, it is now known to be more than the limit. */
    private Verdict timedOut(Duration limit) {
        double seconds = limit.toMillis() / 1000.0;
        return names().equals(List.of(Metric.WALL_SECONDS))
                ? new Verdict.Measured(Map.of(Metric.WALL_SECONDS, Observation.moreThan(seconds)))
                : new Verdict.Failed("took longer than " + Text.number(seconds) + " s");
    }

    private static Verdict byStatus(int status, TrialFolder folder) throws IOException {
        String words = OutputTail.lastLine(folder.stderr());
        String reason = "exit status " + status + (words.isEmpty() ? "" : ": " + words);
        if (NO_SUCH_COMMAND.contains(status)) {
            return new Verdict.Unusable("The command could not be run (" + reason
                    + "): look whether it is spelled right, installed and executable.");
        }
        String signal = SIGNALS_FROM_OUTSIDE.get(status);
        return signal == null
                ? new Verdict.Failed(reason)
                : new Verdict.Lost("ended by the signal " + signal, status == KILLED);
    }

    private Verdict verdict(Reported reported, Duration took) {
        if (!names().contains(Reported.FAILED) && reported.failure().isPresent()) {
            return new Verdict.Failed(reported.failure().get());
        }
        Map<String, Observation> values = new LinkedHashMap<>();
        for (Metric metric : metrics) {
            if (metric.isWallSeconds() && !reported.values().containsKey(metric.name())) {
                values.put(metric.name(), Observation.of(took.toNanos() / 1e9));
                continue;
            }
            Object value = required(reported, metric.name());
            if (value == null || Observed.isNoNumber(value)) {
                return new Verdict.Failed("'" + metric.name() + "' is " + Text.value(value));
            }
            values.put(metric.name(), observation(reported, metric, value));
        }
        return new Verdict.Measured(values);
    }

    private static Observation observation(Reported reported, Metric metric, Object value) {
        return metric.outOf().isPresent() && value instanceof Number
                ? Observed.of(
                        metric.name(), value, required(reported, metric.outOf().get()))
                : Observed.of(metric.name(), value);
    }

    private static @Nullable Object required(Reported reported, String name) {
        if (!reported.values().containsKey(name)) {
            throw new UnreadableResultException("It reported no '" + name + "': its " + reported.source() + " "
                    + Text.names(reported.values().keySet()) + "."
                    + Spelling.nearest(name, reported.values().keySet())
                            .map(near -> " Is '" + near + "' meant?")
                            .orElse("")
                    + " Let it print a line '" + name + "=…', a last line {\"" + name
                    + "\": …}, or write such an object to the file named by BRINK_RESULT.");
        }
        return reported.values().get(name);
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        for (Metric metric : metrics) {
            names.add(metric.name());
            metric.outOf().ifPresent(names::add);
        }
        return names;
    }
}
