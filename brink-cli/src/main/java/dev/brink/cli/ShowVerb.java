package dev.brink.cli;

import dev.brink.cli.progress.Words;
import dev.brink.data.TaskValue;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.event.Why;
import dev.brink.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;

/** Shows all that is known of one trial. */
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Shows all that is known of one trial.",
            "",
            "Its point, what was measured, when, and why it was suggested.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {"  brink show 7", "  brink show 7 small.yaml --json | jq .point"})
final class ShowVerb extends TrialVerb {
    @Override
    Trial act(Study found, long number) {
        return found.trial(number);
    }

    @Override
    List<String> lines(Trial trial) {
        List<String> lines = new ArrayList<>();
        lines.add("Trial " + trial.number() + " of task " + trial.task() + ": " + trial.state());
        trial.point().asMap().forEach((name, value) -> lines.add("  " + name + " = " + plain(value)));
        trial.values().forEach((metric, value) -> lines.add("  measured " + metric + ": " + value.describe()));
        trial.reason().ifPresent(reason -> lines.add("  because: " + reason));
        trial.cost().ifPresent(cost -> lines.add("  cost: " + Words.number(cost)));
        lines.add("  created " + trial.times().created() + ", " + trial.origin());
        trial.times().started().ifPresent(at -> lines.add("  started " + at + ", attempt " + trial.attempts()));
        trial.times().ended().ifPresent(at -> lines.add("  ended " + at));
        trial.why().ifPresent(why -> lines.addAll(why(why)));
        return lines;
    }

    private static String plain(Object value) {
        return value instanceof Double number ? Text.number(number) : String.valueOf(value);
    }

    private static List<String> why(Why why) {
        List<String> lines = new ArrayList<>();
        lines.add("  suggested "
                + switch (why.reason()) {
                    case INITIAL_DESIGN -> "as one of the first points, spread over the space";
                    case FEASIBILITY -> "as the likeliest to keep every limit, while nothing does so confidently";
                    case IMPROVEMENT -> "as the most promising improvement";
                    case INFORMATION -> "as what tells most about the best value, for its cost";
                    case REPETITION -> "next to a measured point, to see whether what looks like noise is noise";
                });
        if (!why.taskValues().isEmpty()) {
            lines.add("  task            cost        gain   gain/cost");
            why.taskValues().forEach(value -> lines.add(row(value)));
        }
        why.notes().forEach(note -> lines.add("  note: " + note));
        return lines;
    }

    private static String row(TaskValue value) {
        return String.format(
                Locale.ROOT,
                "  %-12s %7s  %10s  %10s",
                value.task(),
                Words.number(value.cost()),
                Words.number(value.gain()),
                Words.number(value.gainPerCost()));
    }
}
