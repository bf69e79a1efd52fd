package dev.brink.cli;

import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.report.Importance;
import dev.brink.report.Panels;
import dev.brink.report.Snapshot;
import dev.brink.study.plan.WrittenValues;
import dev.brink.text.Spelling;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws what is believed along one or two parameters. */
@Command(
        name = "plot",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Draws what is believed along one or two parameters.",
            "",
            "One SVG, for two parameters with a panel each for: mean and standard deviation of the objective, the"
                    + " probability of each constraint and of all, where they are as probable as required, the"
                    + " acquisition, and where the minimum may lie. Along one parameter, curves.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink plot -x lr -y units -o out.svg",
            "  brink plot -x lr                        curves along one parameter, into STUDY.svg",
            "  brink plot                              over the two parameters that matter most",
            "  brink plot -x lr -y units --at act=tanh --at layers=3",
            "  brink plot small.yaml -o - > out.svg",
        })
final class PlotVerb extends StudyVerb {
    @Parameters(index = "0", arity = "0..1", paramLabel = "STUDY", description = "The study's file or its name.")
    private @Nullable String study;

    @Option(names = "-x", paramLabel = "NAME", description = "The parameter from left to right.")
    private @Nullable String x;

    @Option(names = "-y", paramLabel = "NAME", description = "The parameter from bottom to top.")
    private @Nullable String y;

    @Option(
            names = "--at",
            paramLabel = "NAME=VALUE",
            description = "Hold another parameter at this value instead of the recommended one.")
    private List<String> at = new ArrayList<>();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "The file to write, or - for the standard output; STUDY.svg if not given.")
    private @Nullable String output;

    @Override
    public Integer call() {
        Snapshot snapshot = with(study, StudySnapshot::of);
        String svg = drawn(snapshot);
        if ("-".equals(output)) {
            out().print(svg);
            out().flush();
        } else {
            Path file = Path.of(output == null ? snapshot.name() + ".svg" : output);
            OutputFile.write(file, svg);
            err().println("Wrote " + file + ".");
        }
        return ExitCodes.OK;
    }

    private String drawn(Snapshot snapshot) {
        Panels panels = Panels.of(snapshot).through(through(snapshot));
        List<String> axes = axes(snapshot);
        return axes.size() == 1 ? panels.svg(axes.get(0)) : panels.svg(axes.get(0), axes.get(1));
    }

    /** The recommended point, but for the values that were given. */
    private Point through(Snapshot snapshot) {
        Map<String, String> values = new LinkedHashMap<>();
        snapshot.recommendation().point().asMap().forEach((name, value) -> values.put(name, value.toString()));
        values.putAll(Assignments.of(at, "parameter", names(snapshot)));
        try {
            return WrittenValues.point(snapshot.problem().space(), values);
        } catch (IllegalArgumentException refused) {
            throw new InvalidInputException(String.valueOf(refused.getMessage()));
        }
    }

    private static List<String> names(Snapshot snapshot) {
        return snapshot.problem().space().parameters().stream()
                .map(Parameter::name)
                .toList();
    }

    /** Those that were named; where none was, the two that matter most. */
    private List<String> axes(Snapshot snapshot) {
        List<String> axes = new ArrayList<>();
        if (x != null) {
            axes.add(known(snapshot, "-x", x));
        }
        if (y != null) {
            axes.add(known(snapshot, "-y", y));
        }
        if (axes.size() == 2 && axes.get(0).equals(axes.get(1))) {
            throw new InvalidInputException(
                    "Both -x and -y are '" + axes.get(0) + "', but they must differ: name another, or leave out -y.");
        }
        List<String> ranked = Importance.ranked(snapshot);
        return axes.isEmpty() ? ranked.subList(0, Math.min(2, ranked.size())) : axes;
    }

    private static String known(Snapshot snapshot, String option, String name) {
        List<String> names = names(snapshot);
        if (!names.contains(name)) {
            throw new InvalidInputException("Option " + option + " is '" + name
                    + "', but the study has no such parameter: " + Spelling.suggestion(name, names));
        }
        return name;
    }
}
