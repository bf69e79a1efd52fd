package dev.brink.study.file;

import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/** Reads {@code objective} and {@code constraints}, and on the way what their metrics mean. */
final class FunctionReader {
    private static final String OBJECTIVE = "{metric: loss, minimize: true}";
    private static final String CONSTRAINT = "{metric: mem_mb, at_most: 900}";
    private static final Map<String, LatentScale> SCALES = Map.of(
            "linear", LatentScale.IDENTITY,
            "log", LatentScale.LOG,
            "logit", LatentScale.LOGIT,
            "probit", LatentScale.PROBIT);

    private final Map<String, String> outOf = new HashMap<>();
    private final Set<String> mustBeFalse = new HashSet<>();

    Map<String, String> outOf() {
        return outOf;
    }

    Set<String> mustBeFalse() {
        return mustBeFalse;
    }

    Optional<Objective> objective(Value value) {
        return value.block(OBJECTIVE).flatMap(this::objective);
    }

    private Optional<Objective> objective(Block block) {
        block.allowOnly("metric", "name", "minimize", "maximize", "out_of", "scale", "noise");
        Optional<Boolean> maximized = direction(block);
        Optional<String> metric = metric(block);
        if (maximized.isEmpty() || metric.isEmpty()) {
            return Optional.empty();
        }
        String name = block.get("name").flatMap(Value::text).orElse(metric.get());
        Optional<Objective> plain = Built.in(
                block,
                () -> (maximized.get() ? Objective.maximize(name) : Objective.minimize(name)).metric(metric.get()));
        Optional<Objective> scaled = plain.flatMap(one -> applied(one, scale(block), block, Objective::scale));
        Optional<Objective> noisy = scaled.flatMap(one -> applied(one, noise(block), block, Objective::noise));
        return noisy.flatMap(one -> counted(block, metric.get()) ? Built.in(block, one::counted) : Optional.of(one));
    }

    /** {@code minimize: true} or {@code maximize: true}; also {@code minimize: loss}, which names the metric too. */
    private static Optional<Boolean> direction(Block block) {
        boolean minimize = wants(block, "minimize");
        boolean maximize = wants(block, "maximize");
        if (minimize == maximize) {
            block.mistake(
                    minimize
                            ? "is both minimized and maximized, but it can only be one of them: remove the other."
                            : "says neither what to minimize nor what to maximize: add 'minimize: true' or"
                                    + " 'maximize: true'.");
            return Optional.empty();
        }
        return Optional.of(maximize);
    }

    private static boolean wants(Block block, String direction) {
        Optional<Value> value = block.get(direction);
        return value.isPresent()
                && (namesMetric(block, value.get()) || value.get().truth().orElse(true));
    }

    private static boolean namesMetric(Block block, Value value) {
        return !block.has("metric") && value.isWord();
    }

    private static Optional<String> metric(Block block) {
        for (String direction : List.of("minimize", "maximize")) {
            Optional<Value> value = block.get(direction);
            if (value.isPresent() && namesMetric(block, value.get())) {
                return value.get().text();
            }
        }
        return block.require("metric", "metric: loss").flatMap(Value::text);
    }

    private boolean counted(Block block, String metric) {
        Optional<String> trials = block.get("out_of").flatMap(Value::text);
        trials.ifPresent(name -> outOf.put(metric, name));
        return trials.isPresent();
    }

    /** Applies a setting that was given; empty if the core refuses it. */
    private static <F, S> Optional<F> applied(
            F function, Optional<S> setting, Block block, BiFunction<F, S, F> applying) {
        return setting.isEmpty()
                ? Optional.of(function)
                : Built.in(block, () -> applying.apply(function, setting.get()));
    }

    private static Optional<LatentScale> scale(Block block) {
        return block.get("scale")
                .flatMap(value -> value.word(SCALES.keySet().stream().sorted().toList()))
                .map(SCALES::get);
    }

    private static Optional<Noise> noise(Block block) {
        Optional<Value> value = block.get("noise");
        if (value.isEmpty()) {
            return Optional.empty();
        }
        if (value.get().isNumber()) {
            OptionalDouble deviation = value.get().number();
            return deviation.isEmpty() ? Optional.empty() : Built.in(block, () -> Noise.fixed(deviation.getAsDouble()));
        }
        return value.get()
                .word(List.of("auto", "none"))
                .map(word -> word.equals("none") ? Noise.none() : Noise.learned());
    }

    List<Constraint> constraints(Value constraints) {
        List<Constraint> read = new ArrayList<>();
        constraints.block("{small: " + CONSTRAINT + "}").ifPresent(block -> {
            for (String name : block.names()) {
                block.named(name, "Constraint '" + name + "'")
                        .block(CONSTRAINT)
                        .flatMap(one -> constraint(name, one))
                        .ifPresent(read::add);
            }
        });
        return read;
    }

    private Optional<Constraint> constraint(String name, Block block) {
        List<String> forms = List.of("at_most", "at_least", "succeeds", "must_be").stream()
                .filter(block::has)
                .toList();
        if (forms.size() != 1) {
            block.allowOnly(
                    "metric",
                    "out_of",
                    "at_most",
                    "at_least",
                    "succeeds",
                    "must_be",
                    "scale",
                    "noise",
                    "confidence",
                    "probability");
            block.mistake(
                    forms.isEmpty()
                            ? "says nothing that must hold: add one of 'at_most', 'at_least', 'must_be' and 'succeeds'."
                            : "has '" + String.join("' and '", forms)
                                    + "', but it can demand only one thing: make two constraints of it.");
            return Optional.empty();
        }
        Optional<Constraint> plain = switch (forms.get(0)) {
            case "succeeds" -> succeeds(name, block);
            case "must_be" -> mustBe(name, block);
            default -> bounded(name, block);
        };
        return plain.flatMap(one -> withNumber(one, block, "confidence", Constraint::confidence));
    }

    private static Optional<Constraint> succeeds(String name, Block block) {
        block.allowOnly("succeeds", "confidence", "probability");
        return block.get("succeeds")
                .flatMap(Value::text)
                .flatMap(task -> Built.in(block, () -> Constraint.succeeds(name, task)))
                .flatMap(one -> withNumber(one, block, "probability", Constraint::probability));
    }

    private Optional<Constraint> mustBe(String name, Block block) {
        block.allowOnly("metric", "must_be", "confidence", "probability");
        Optional<Boolean> wanted = block.get("must_be").flatMap(Value::truth);
        String metric = block.get("metric").flatMap(Value::text).orElse(name);
        if (wanted.isPresent() && !wanted.get()) {
            mustBeFalse.add(metric);
        }
        return Built.in(block, () -> Constraint.holds(name).metric(metric))
                .flatMap(one -> withNumber(one, block, "probability", Constraint::probability));
    }

    private Optional<Constraint> bounded(String name, Block block) {
        block.allowOnly("metric", "out_of", "at_most", "at_least", "scale", "noise", "confidence");
        boolean atMost = block.has("at_most");
        Optional<Value> bound = block.get(atMost ? "at_most" : "at_least");
        OptionalDouble threshold = bound.isPresent() ? bound.get().number() : OptionalDouble.empty();
        String metric = block.get("metric").flatMap(Value::text).orElse(name);
        if (threshold.isEmpty()) {
            return Optional.empty();
        }
        double limit = threshold.getAsDouble();
        if (counted(block, metric)) {
            List.of("scale", "noise").stream()
                    .filter(block::has)
                    .forEach(setting -> block.mistakeAt(
                            setting, block.what() + " counts, and counts have no " + setting + ": leave it out."));
            return Built.in(
                    block,
                    () -> (atMost ? Constraint.atMostShare(name, limit) : Constraint.share(name, limit))
                            .metric(metric));
        }
        Optional<LatentScale> scale = scale(block);
        Optional<Noise> noise = noise(block);
        UnaryOperator<Constraint> settings = one -> {
            Constraint scaled = scale.map(one::scale).orElse(one);
            return noise.map(scaled::noise).orElse(scaled).metric(metric);
        };
        return Built.in(
                block, () -> settings.apply(atMost ? Constraint.atMost(name, limit) : Constraint.atLeast(name, limit)));
    }

    /** Sets a number that may be given. */
    private static Optional<Constraint> withNumber(
            Constraint one, Block block, String key, BiFunction<Constraint, Double, Constraint> set) {
        Optional<Value> value = block.get(key);
        if (value.isEmpty()) {
            return Optional.of(one);
        }
        OptionalDouble number = value.get().number();
        return number.isEmpty() ? Optional.empty() : Built.in(block, () -> set.apply(one, number.getAsDouble()));
    }
}
