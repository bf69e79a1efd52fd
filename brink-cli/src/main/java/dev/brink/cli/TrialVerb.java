package dev.brink.cli;

import dev.brink.study.Study;
import dev.brink.study.Trial;
import dev.brink.study.form.TrialForm;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A verb about one trial, which it shows in the end. */
abstract class TrialVerb extends StudyVerb {
    @Parameters(index = "0", paramLabel = "N", description = "The number of the trial.")
    private long number;

    @Parameters(index = "1", arity = "0..1", paramLabel = "STUDY", description = "The study's file or its name.")
    private @Nullable String study;

    @Option(names = "--json", description = "Print the trial as a JSON object.")
    private boolean json;

    /** Does to the trial what the verb is for; the trial as it is then. */
    abstract Trial act(Study found, long number);

    /** What to say of it to people. */
    abstract List<String> lines(Trial trial);

    @Override
    public final Integer call() {
        return with(study, this::show);
    }

    private int show(Study found) {
        Trial trial = act(found, number);
        if (json) {
            printJson(TrialForm.of(trial));
        } else {
            lines(trial).forEach(out()::println);
        }
        return ExitCodes.OK;
    }
}
