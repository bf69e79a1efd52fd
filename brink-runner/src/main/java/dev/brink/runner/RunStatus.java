package dev.brink.runner;

import dev.brink.data.Recommendation;
import dev.brink.study.Trial;
import dev.brink.study.Usage;
import dev.brink.study.plan.Budget;
import java.util.List;
import java.util.Optional;

/**
 * Where a run stands.
 *
 * @param running the trials that are being carried out
 * @param suggesting whether the next trial is being worked out
 * @param interruptions how often somebody wanted it to stop
 * @param best the answer so far, as far as it has been worked out
 */
public record RunStatus(
        List<Trial> running,
        Usage usage,
        Budget budget,
        boolean suggesting,
        int interruptions,
        Optional<Recommendation> best) {
    public RunStatus {
        running = List.copyOf(running);
    }
}
