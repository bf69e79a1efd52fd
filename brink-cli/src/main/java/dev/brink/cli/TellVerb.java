package dev.brink.cli;

import dev.brink.cli.progress.Words;
import dev.brink.observation.Observation;
import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.form.TrialForm;
import dev.brink.study.plan.StudyPlan;
import dev.brink.study.plan.WrittenValues;
import dev.brink.text.Text;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Takes what came of a trial that a person carried out. */
@Command(
        name = "tell",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Takes what came of a trial.",
            "",
            "Give a value for each metric, or say that it failed or was lost.",
            "",
            "A value is a number, true or false, 9/10 for successes out of trials, 0.93±0.01 with its standard deviation,"
                    + " or '>60' for more than a limit.",
            "",
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  brink tell 7 loss=0.25 mem_mb=812",
            "  brink tell 7 price=1.2 liked=9 asked=10      or liked=9/10",
            "  brink tell 7 --failed \"fell apart\"           the settings' fault: it teaches",
            "  brink tell 7 loss=0.25 --cost 42              where the task says cost: measured",
            "  brink tell 7 --lost \"the oven broke\"         the machine's: it waits again",
        })
final class TellVerb extends StudyVerb {
    @Parameters(index = "0", paramLabel = "N", description = "The number of the trial.")
    private long number;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "NAME=VALUE", description = "What was measured.")
    private List<String> values = List.of();

    @ArgGroup
    private Otherwise otherwise = new Otherwise();

    @Option(
            names = {"-s", "--study"},
            paramLabel = "STUDY",
            description = "The study's file or its name.")
    private @Nullable String study;

    @Option(
            names = "--cost",
            paramLabel = "COST",
            description = "What it has cost, where that is not the same for every run.")
    private @Nullable Double cost;

    @Option(names = "--json", description = "Print the trial as a JSON object.")
    private boolean json;

    /** What else can come of a trial; at most one of them. */
    static final class Otherwise {
        @Option(
                names = "--failed",
                arity = "0..1",
                fallbackValue = "told by hand",
                paramLabel = "WHY",
                description = "It failed through the fault of its settings.")
        private @Nullable String failed;

        @Option(
                names = "--lost",
                arity = "0..1",
                fallbackValue = "told by hand",
                paramLabel = "WHY",
                description = "It was lost through no fault of its settings.")
        private @Nullable String lost;

        @Option(names = "--done", description = "It succeeded, where there is nothing else to report.")
        private boolean done;
    }

    @Override
    public Integer call() {
        return with(study, this::tell);
    }

    private int tell(Study found) {
        Trial trial = told(found);
        if (json) {
            printJson(TrialForm.of(trial));
        } else {
            out().println(Words.ended(trial));
        }
        return ExitCodes.OK;
    }

    private Trial told(Study found) {
        boolean other = otherwise.failed != null || otherwise.lost != null;
        if (other && !values.isEmpty()) {
            throw new InvalidInputException("Trial " + number + " cannot have both values and --failed or --lost: say"
                    + " either what was measured or what went wrong.");
        }
        if (otherwise.failed != null) {
            return found.failed(number, otherwise.failed, cost());
        }
        if (otherwise.lost != null) {
            return found.lost(number, otherwise.lost);
        }
        if (values.isEmpty() && !otherwise.done) {
            throw new InvalidInputException("Nothing was told of trial " + number
                    + ": give name=value for each metric, or" + " --failed, --lost or --done.");
        }
        return found.measured(number, observations(found), cost());
    }

    private OptionalDouble cost() {
        if (cost == null) {
            return OptionalDouble.empty();
        }
        if (!(cost > 0) || cost.isInfinite()) {
            throw new InvalidInputException("Trial " + number + " is told to have cost " + Text.number(cost)
                    + ", but a cost is finite and more than 0: give such a number, or leave --cost out.");
        }
        return OptionalDouble.of(cost);
    }

    private Map<String, Observation> observations(Study found) {
        StudyPlan plan = found.plan();
        String task = found.trial(number).task();
        List<String> known = plan.metrics().reportedBy(plan.problem(), task);
        Map<String, Object> reported = new LinkedHashMap<>();
        Assignments.of(values, "metric", known).forEach((metric, text) -> reported.put(metric, observed(metric, text)));
        return plan.metrics().observations(plan.problem(), task, reported);
    }

    private static Object observed(String metric, String text) {
        try {
            return WrittenValues.observed(metric, text);
        } catch (IllegalArgumentException refused) {
            throw new InvalidInputException(String.valueOf(refused.getMessage()));
        }
    }
}
