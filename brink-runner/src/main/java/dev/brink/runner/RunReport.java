package dev.brink.runner;

import dev.brink.data.Recommendation;
import dev.brink.study.Usage;
import java.util.Optional;

/**
 * What came of a run.
 *
 * @param best the answer; empty if nothing was measured, and where nobody waits for it
 */
public record RunReport(Stop stop, Usage usage, Optional<Recommendation> best) {}
