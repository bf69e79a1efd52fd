package dev.brink.benchmarks.strategies;

import dev.brink.Optimizer;
import dev.brink.Settings;
import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;

/** The optimizer of this project, on the calling thread alone. */
record BrinkStrategy(String name, Settings settings) implements Strategy {
    @Override
    public Session start(Problem problem, long seed) {
        return new BrinkSession(new Optimizer(problem, settings.seed(seed)));
    }

    private record BrinkSession(Optimizer optimizer) implements Session {
        @Override
        public Proposal ask() {
            Suggestion suggestion = optimizer.ask();
            return new Proposal(suggestion.point(), suggestion.task());
        }

        @Override
        public void tell(Measurement measurement) {
            optimizer.tell(measurement);
        }

        @Override
        public Point recommend() {
            return optimizer.recommend().point();
        }
    }
}
