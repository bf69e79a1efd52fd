package dev.brink.study.form;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import dev.brink.observation.Observation;
import dev.brink.study.Trial;
import dev.brink.study.TrialState;
import dev.brink.study.plan.StudyPlan;
import dev.brink.text.Text;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Trials as a table that spreadsheets open and {@link ResultsCsv} reads. */
public final class TrialsCsv {
    private TrialsCsv() {}

    public static String write(StudyPlan plan, List<Trial> trials) {
        List<String> about = ResultColumns.about(plan);
        List<String> header = new ArrayList<>(about);
        header.addAll(ResultColumns.parameters(plan));
        header.addAll(ResultColumns.metrics(plan));
        StringWriter text = new StringWriter();
        try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
            csv.writeRecord(header);
            for (Trial trial : trials) {
                Map<String, String> fields = fields(plan, trial);
                csv.writeRecord(header.stream()
                        .map(name -> fields.getOrDefault(name, ""))
                        .toList());
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException("Text in memory could not be written.", impossible);
        }
        return text.toString();
    }

    private static Map<String, String> fields(StudyPlan plan, Trial trial) {
        Map<String, String> fields = new HashMap<>(about(trial));
        trial.point().asMap().forEach((name, value) -> fields.put(name, written(value)));
        trial.values().forEach((metric, observation) -> {
            String trials = plan.metrics().outOf().get(metric);
            if (trials != null && observation instanceof Observation.Counts counts) {
                fields.put(metric, Long.toString(counts.successes()));
                fields.put(trials, Long.toString(counts.trials()));
            } else {
                fields.put(metric, written(observation));
            }
        });
        return fields;
    }

    private static Map<String, String> about(Trial trial) {
        Map<String, String> about = new HashMap<>();
        about.put("number", Long.toString(trial.number()));
        about.put(ResultColumns.STATE, trial.state().toString());
        about.put(ResultColumns.TASK, trial.task());
        about.put("origin", trial.origin().toString());
        about.put("attempts", Integer.toString(trial.attempts()));
        about.put("created", trial.times().created().toString());
        about.put("started", trial.times().started().map(Instant::toString).orElse(""));
        about.put("ended", trial.times().ended().map(Instant::toString).orElse(""));
        if (trial.state() == TrialState.FAILED) {
            about.put(ResultColumns.FAILED, trial.reason().orElse("failed"));
        }
        return about;
    }

    private static String written(Object value) {
        return value instanceof Double number ? Text.number(number) : String.valueOf(value);
    }

    /** As {@link dev.brink.study.plan.WrittenValues#observed} reads it. */
    private static String written(Observation observation) {
        if (observation instanceof Observation.Real real) {
            return Text.number(real.value())
                    + (real.standardDeviation().isPresent()
                            ? "±" + Text.number(real.standardDeviation().getAsDouble())
                            : "");
        }
        if (observation instanceof Observation.Counts counts) {
            return counts.successes() + "/" + counts.trials();
        }
        if (observation instanceof Observation.YesNo answer) {
            return Boolean.toString(answer.yes());
        }
        return ">" + Text.number(((Observation.Censored) observation).above());
    }
}
