package dev.brink.cli.stdio;

import dev.brink.NothingLeftException;
import dev.brink.data.Recommendation;
import dev.brink.problem.Parameter;
import dev.brink.problem.Task;
import dev.brink.study.Environment;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.file.InvalidStudyFileException;
import dev.brink.study.file.Mistake;
import dev.brink.study.file.StudyFile;
import dev.brink.study.form.BestForm;
import dev.brink.study.form.TrialForm;
import dev.brink.study.json.Json;
import dev.brink.study.plan.StudyPlan;
import dev.brink.study.store.MemoryStore;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Carries requests out, on one study at a time. */
public final class Dialogue {
    private static final List<String> OPS =
            List.of("define", "study", "ask", "tell", "withdraw", "best", "trials", "quit");
    private static final int MOST_AT_ONCE = 1000;
    private static final String UNNAMED = "unnamed";

    private final Environment environment;
    private final boolean kept;
    private Optional<Study> current;
    private boolean over;

    private Dialogue(Environment environment, Optional<Study> study) {
        this.environment = environment;
        this.kept = study.isPresent();
        this.current = study;
    }

    /** About studies that the client defines, and that are forgotten in the end. */
    public static Dialogue inMemory(Environment environment) {
        return new Dialogue(environment, Optional.empty());
    }

    /** About a study that is kept in a store. */
    public static Dialogue about(Study study, Environment environment) {
        return new Dialogue(environment, Optional.of(study));
    }

    /** Whether the client wants to end it. */
    boolean isOver() {
        return over;
    }

    Map<String, @Nullable Object> answer(Request request) {
        return switch (request.op(OPS)) {
            case "define" -> define(request.allowOnly("study"));
            case "study" -> described(studyOf(request.allowOnly()));
            case "ask" -> ask(request.allowOnly("count"));
            case "tell" -> object("trial", TrialForm.of(Telling.of(studyOf(request), request)));
            case "withdraw" -> withdraw(request.allowOnly("trial"));
            case "best" -> best(studyOf(request.allowOnly()));
            case "trials" ->
                object("trials", TrialForm.of(studyOf(request.allowOnly()).trials()));
            default -> {
                request.allowOnly();
                over = true;
                yield object("quit", true);
            }
        };
    }

    private Study studyOf(Request request) {
        return current.orElseThrow(() -> new InvalidRequestException("There is no study yet for the request '"
                + request.fields().get("op")
                + "': define one first, as {\"op\": \"define\", \"study\": {\"parameters\":"
                + " …, \"objective\": …}}."));
    }

    /** In place of the study before, which is forgotten. */
    private Map<String, @Nullable Object> define(Request request) {
        if (kept) {
            throw new InvalidRequestException("This session serves the study '"
                    + current.orElseThrow().name() + "' of a file, so none can be defined: leave it out, or start"
                    + " 'brink serve --stdio' without a file.");
        }
        Map<String, @Nullable Object> form = request.object("study")
                .orElseThrow(() -> new InvalidRequestException("The request 'define' has no 'study': add what a study"
                        + " file holds, as \"study\": {\"parameters\": …, \"objective\": …}."));
        Study study = Study.open(new MemoryStore(), plan(form), environment);
        current = Optional.of(study);
        return described(study);
    }

    /** Reads it as a study file; there the names of studies become those of files, here they need not be chosen. */
    private StudyPlan plan(Map<String, @Nullable Object> form) {
        Map<String, @Nullable Object> named = new LinkedHashMap<>(form);
        named.putIfAbsent("study", UNNAMED);
        try {
            return StudyFile.parse("request", Json.write(named), environment.commands());
        } catch (InvalidStudyFileException invalid) {
            throw new InvalidRequestException(
                    invalid.mistakes().stream().map(Mistake::message).collect(Collectors.joining("\n")));
        }
    }

    private static Map<String, @Nullable Object> described(Study study) {
        StudyPlan plan = study.plan();
        Map<String, @Nullable Object> form = object("study", study.name());
        form.put(
                "parameters",
                plan.problem().space().parameters().stream()
                        .map(Parameter::name)
                        .toList());
        Map<String, Object> tasks = new LinkedHashMap<>();
        for (Task task : plan.problem().tasks()) {
            tasks.put(task.name(), plan.metrics().reportedBy(plan.problem(), task.name()));
        }
        form.put("tasks", tasks);
        form.put("trials", study.trials().size());
        return form;
    }

    private Map<String, @Nullable Object> ask(Request request) {
        Study study = studyOf(request);
        long count = request.whole("count").orElse(1);
        if (count < 1 || count > MOST_AT_ONCE) {
            throw new InvalidRequestException("The field 'count' is " + count + ", but it must be from 1 to "
                    + MOST_AT_ONCE + ": ask for so many at a time.");
        }
        long started = System.nanoTime();
        Map<String, @Nullable Object> form = object("trials", TrialForm.of(asked(study, count)));
        form.put("seconds", secondsSince(started));
        return form;
    }

    /** As many as there are, if that is at least one. */
    private static List<Trial> asked(Study study, long count) {
        List<Trial> trials = new ArrayList<>();
        try {
            while (trials.size() < count) {
                trials.add(study.ask());
            }
        } catch (NothingLeftException nothingLeft) {
            if (trials.isEmpty()) {
                throw nothingLeft;
            }
        }
        return trials;
    }

    private static double secondsSince(long started) {
        return (System.nanoTime() - started) / 1e9;
    }

    private Map<String, @Nullable Object> withdraw(Request request) {
        long number = request.whole("trial")
                .orElseThrow(() -> new InvalidRequestException(
                        "The request 'withdraw' does not say what: add the number of a trial, as \"trial\": 1."));
        return object("trial", TrialForm.of(studyOf(request).cancelled(number, "withdrawn")));
    }

    private static Map<String, @Nullable Object> best(Study study) {
        long started = System.nanoTime();
        Recommendation best = study.recommend();
        Map<String, @Nullable Object> form = BestForm.of(study.plan(), best);
        form.put("seconds", secondsSince(started));
        return form;
    }

    private static Map<String, @Nullable Object> object(String name, Object value) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put(name, value);
        return object;
    }
}
