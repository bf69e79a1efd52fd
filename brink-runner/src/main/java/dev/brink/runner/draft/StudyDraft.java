package dev.brink.runner.draft;

import dev.brink.runner.command.InlineCommand;
import dev.brink.runner.command.InlineParameter;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The text of a study file whose command declares its parameters.
 *
 * @param objective as the study file says it, such as {@code metric: loss, minimize: true}; empty for none
 * @param limits further lines: the budget, how many trials run at once, and the like
 */
public record StudyDraft(InlineCommand command, Optional<String> objective, List<Goal> goals, List<String> limits) {
    /** The task of a study whose one command measures everything. */
    public static final String TASK = "run";

    private static final int HASH_LENGTH = 8;

    public StudyDraft {
        goals = distinct(goals);
        limits = List.copyOf(limits);
    }

    /** Two constraints on the same metric need names of their own. */
    private static List<Goal> distinct(List<Goal> goals) {
        Set<String> names = new LinkedHashSet<>();
        List<Goal> distinct = new ArrayList<>();
        for (Goal goal : goals) {
            String name = goal.name();
            for (int i = 2; !names.add(name); i++) {
                name = goal.name() + "-" + i;
            }
            distinct.add(goal.named(name));
        }
        return List.copyOf(distinct);
    }

    /**
     * A name that says what is run, and is the same whenever the same is searched for, so that running again goes on;
     * a larger budget or more slots do not matter.
     */
    public String name() {
        String program = command.line().strip().replaceAll("[\\s'\"].*", "").replaceAll(".*/", "");
        String plain = program.replaceAll("[^A-Za-z0-9_.-]", "_");
        return "tune-" + (plain.length() > 40 ? plain.substring(0, 40) : plain) + "-" + hash();
    }

    private String hash() {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(problem().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, HASH_LENGTH);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("Every Java has SHA-256.", impossible);
        }
    }

    /** The whole file. */
    public String text(String name) {
        return "study: " + name + "\n" + problem()
                + limits.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    private String problem() {
        StringBuilder text = new StringBuilder("parameters:\n");
        command.parameters()
                .forEach(parameter -> text.append("  ").append(line(parameter)).append('\n'));
        objective.ifPresent(what -> text.append("objective: {").append(what).append("}\n"));
        if (!goals.isEmpty()) {
            text.append("constraints:\n");
            goals.forEach(goal -> text.append("  ").append(goal.line()).append('\n'));
        }
        return text.append("command: ")
                .append(Yaml.quoted(command.line()))
                .append('\n')
                .toString();
    }

    /** A parameter as a line of the study file. */
    static String line(InlineParameter parameter) {
        String range =
                "min: " + parameter.min() + ", max: " + parameter.max() + (parameter.log() ? ", scale: log" : "");
        String kind = switch (parameter.kind()) {
            case REAL -> "real, " + range;
            case INTEGER -> "integer, " + range;
            case BOOLEAN -> "boolean";
            case CHOICE ->
                "choice, values: ["
                        + parameter.values().stream().map(Yaml::quoted).collect(Collectors.joining(", ")) + "]";
        };
        return parameter.name() + ": {type: " + kind + "}";
    }
}
