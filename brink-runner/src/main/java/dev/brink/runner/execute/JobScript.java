package dev.brink.runner.execute;

import dev.brink.runner.command.ParameterText;
import dev.brink.runner.command.ShellWords;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What is run for a job, as a shell script. Values travel in this file and not in arguments or the environment of the
 * process, which Java encodes by the locale: in a plain {@code C} locale an umlaut would arrive as a question mark.
 */
final class JobScript {
    private JobScript() {}

    static String of(Job job, TrialFolder folder, Path workingFolder) {
        return "# Trial " + job.number() + " of study " + job.study() + ", as Brink ran it.\n"
                + "cd " + quoted(workingFolder) + " || exit 126\n"
                + environment(job, folder).entrySet().stream()
                        .map(variable -> "export " + variable.getKey() + "=" + quoted(variable.getValue()) + "\n")
                        .collect(Collectors.joining())
                + job.command() + "\n";
    }

    private static Map<String, Object> environment(Job job, TrialFolder folder) {
        Map<String, Object> variables = new LinkedHashMap<>();
        variables.put("BRINK_STUDY", job.study());
        variables.put("BRINK_TRIAL", job.number());
        variables.put("BRINK_ATTEMPT", job.attempt());
        variables.put("BRINK_TASK", job.task());
        variables.put("BRINK_PARAMS", folder.parameters());
        variables.put("BRINK_RESULT", folder.result());
        job.point()
                .asMap()
                .forEach((name, value) -> variables.put(ParameterText.environmentName(name), ParameterText.of(value)));
        return variables;
    }

    private static String quoted(Object value) {
        return ShellWords.join(List.of(String.valueOf(value)));
    }
}
