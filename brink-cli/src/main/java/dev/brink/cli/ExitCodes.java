package dev.brink.cli;

import dev.brink.data.Recommendation;
import dev.brink.runner.RunReport;
import dev.brink.runner.Stop;
import dev.brink.study.Usage;

/** How the command ends, for scripts. */
final class ExitCodes {
    /** A recommendation at the asked confidence, or whatever else was asked for. */
    static final int OK = 0;

    /** A file, an argument or a command that is wrong. */
    static final int INVALID = 2;

    /** The budget is used and nothing is confident. */
    static final int NOT_CONFIDENT = 3;

    /** Too many failures. */
    static final int TOO_MANY_FAILURES = 4;

    /** Interrupted; everything is saved. */
    static final int INTERRUPTED = 130;

    private ExitCodes() {}

    static int of(RunReport report) {
        if (report.stop() instanceof Stop.Interrupted) {
            return INTERRUPTED;
        }
        if (report.stop() instanceof Stop.SetupWrong) {
            return INVALID;
        }
        if (report.stop() instanceof Stop.BudgetUsed used && used.limit() == Usage.Limit.FAILURES) {
            return TOO_MANY_FAILURES;
        }
        return report.best().filter(Recommendation::confident).isPresent() ? OK : NOT_CONFIDENT;
    }
}
