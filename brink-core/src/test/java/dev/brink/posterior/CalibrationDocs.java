package dev.brink.posterior;

import dev.brink.testkit.CalibrationReport;
import java.nio.file.Path;
import java.util.Optional;

/** Where long calibration runs leave their tables and pictures: a folder of the documentation, when one is named. */
final class CalibrationDocs {
    private CalibrationDocs() {}

    static Optional<CalibrationReport> report() {
        String docs = System.getProperty("brink.docs", "");
        return docs.isBlank() ? Optional.empty() : Optional.of(CalibrationReport.in(Path.of(docs, "calibration")));
    }
}
