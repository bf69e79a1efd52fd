package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.strategies.Proposal;
import dev.brink.benchmarks.strategies.Strategy;
import dev.brink.data.Measurement;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.ArrayList;
import java.util.List;

/** Proposes the same again and again, recommends it, and remembers what it was told. */
final class FixedStrategy implements Strategy {
    private final Proposal proposal;
    private final List<Measurement> told = new ArrayList<>();

    FixedStrategy(Proposal proposal) {
        this.proposal = proposal;
    }

    List<Measurement> told() {
        return told;
    }

    @Override
    public String name() {
        return "fixed";
    }

    @Override
    public Session start(Problem problem, long seed) {
        return new Session() {
            @Override
            public Proposal ask() {
                return proposal;
            }

            @Override
            public void tell(Measurement measurement) {
                told.add(measurement);
            }

            @Override
            public Point recommend() {
                return proposal.point();
            }
        };
    }
}
