package dev.brink.benchmarks.strategies;

import dev.brink.data.MeasuredPoints;
import dev.brink.data.Measurement;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.function.Supplier;

/**
 * Points by chance: what any other strategy must beat. At each point it runs every task, and it recommends the best of
 * the {@link MeasuredPoints}.
 */
record RandomStrategy(String name, Design design) implements Strategy {
    @Override
    public Session start(Problem problem, long seed) {
        RandomStream stream = RandomStream.of(seed).split("random strategy");
        return new RandomSession(problem, design.points(problem.space().axes(), stream));
    }

    private static final class RandomSession implements Session {
        private final Problem problem;
        private final Supplier<double[]> design;
        private final EveryTask everyTask;
        private final MeasuredPoints measured;

        private RandomSession(Problem problem, Supplier<double[]> design) {
            this.problem = problem;
            this.design = design;
            this.everyTask = new EveryTask(problem);
            this.measured = new MeasuredPoints(problem);
        }

        @Override
        public Proposal ask() {
            return everyTask.next(this::allowedPoint);
        }

        private Point allowedPoint() {
            Point point;
            do {
                point = problem.space().decode(design.get());
            } while (!problem.allows(point));
            return point;
        }

        @Override
        public void tell(Measurement measurement) {
            measured.add(measurement);
        }

        @Override
        public Point recommend() {
            return measured.best();
        }
    }
}
