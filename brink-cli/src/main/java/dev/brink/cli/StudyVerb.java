package dev.brink.cli;

import dev.brink.study.Study;
import dev.brink.study.json.Json;
import dev.brink.study.store.Journal;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A verb that looks at one study or does something to it. */
abstract class StudyVerb implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // Picocli sets it before it calls call().
    private CommandSpec spec;

    final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /** For what is no result, so that results can be piped. */
    final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    final void printJson(@Nullable Object json) {
        out().println(Json.pretty(json));
    }

    /** Looks at a study as it stands in the store; the argument is its file, its name, or nothing for the only one. */
    final <T> T with(@Nullable String study, Function<Study, T> work) {
        StudyPlace place = StudyPlace.of(study, Path.of(""));
        try (Journal journal = Journal.in(place.folder())) {
            return work.apply(place.find(journal));
        }
    }

    /** Does something to a study, which begins with that if it has not begun. */
    final <T> T withBegun(@Nullable String study, Function<Study, T> work) {
        StudyPlace place = StudyPlace.of(study, Path.of(""));
        try (Journal journal = Journal.in(place.folder())) {
            return work.apply(place.open(journal));
        }
    }
}
