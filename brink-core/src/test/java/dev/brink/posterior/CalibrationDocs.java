package dev.brink.posterior;

import dev.brink.testkit.CalibrationReport;
import java.nio.file.Path;
import java.util.Optional;

/** Where long calibration runs leave their tables and pictures: a folder of the documentation, when one is named. */
public final class CalibrationDocs {
    private CalibrationDocs() {}

    static Optional<CalibrationReport> report() {
        return docs().map(docs -> CalibrationReport.in(docs.resolve("calibration")));
    }

    /** The document that tells about all of them. */
    public static Optional<Path> document() {
        return docs().map(docs -> docs.resolve("calibration.md"));
    }

    private static Optional<Path> docs() {
        String docs = System.getProperty("brink.docs", "");
        return docs.isBlank() ? Optional.empty() : Optional.of(Path.of(docs));
    }
}
