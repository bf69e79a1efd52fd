package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.strategies.Strategy;

/** A run to be made. */
record Job(RunKey key, ProblemRow row, Strategy strategy) {
    Run run() {
        return RunExecution.run(key, row, strategy);
    }
}
