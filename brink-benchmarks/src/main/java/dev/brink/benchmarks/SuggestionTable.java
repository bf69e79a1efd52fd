package dev.brink.benchmarks;

import dev.brink.benchmarks.work.SuggestionSize;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Measures how long a suggestion takes, and prints one table. */
final class SuggestionTable {
    private static final MarkedSection SECTION = new MarkedSection("suggestion table");

    /** Seconds after which a study gets no further repetitions, if it has had one. */
    private static final double PATIENCE = 4;

    private SuggestionTable() {}

    static void run(List<String> arguments) throws IOException {
        if (arguments.contains("--help")) {
            System.out.println(SuggestionOptions.USAGE);
            return;
        }
        SuggestionOptions options = SuggestionOptions.parse(arguments);
        if (options.output().isPresent()) {
            SECTION.require(options.output().get());
        }
        Machine machine = Machine.now();
        machine.warnIfBusy();
        String text = machine.describe() + "; Java " + Runtime.version() + ".\n\n"
                + new SuggestionMarkdown(rows(options)).format();
        System.out.print(text);
        if (options.output().isPresent()) {
            SECTION.replace(options.output().get(), text);
        }
    }

    private static List<SuggestionRow> rows(SuggestionOptions options) {
        SuggestionTimes times = new SuggestionTimes(options.repetitions(), PATIENCE);
        SuggestionTimes.warmUp();
        List<SuggestionRow> rows = new ArrayList<>();
        for (SuggestionSize size : options.sizes()) {
            System.err.println("suggestions, " + size);
            rows.add(times.of(size));
        }
        return rows;
    }
}
