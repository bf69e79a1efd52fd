package dev.brink.benchmarks.strategies;

import dev.brink.Optimizer;
import dev.brink.Settings;
import dev.brink.data.MeasuredPoint;
import dev.brink.data.MeasuredPoints;
import dev.brink.data.Measurement;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;

/**
 * The optimizer as if every task had to be run at every point: what choosing the task must be better than at the same
 * cost.
 */
record CoupledStrategy(String name, Settings settings) implements Strategy {
    @Override
    public Session start(Problem problem, long seed) {
        return new CoupledSession(problem, new Optimizer(Coupling.of(problem), settings.seed(seed)));
    }

    private static final class CoupledSession implements Session {
        private final Optimizer optimizer;
        private final EveryTask everyTask;
        private final MeasuredPoints measured;

        private CoupledSession(Problem problem, Optimizer optimizer) {
            this.optimizer = optimizer;
            this.everyTask = new EveryTask(problem);
            this.measured = new MeasuredPoints(problem);
        }

        @Override
        public Proposal ask() {
            return everyTask.next(() -> optimizer.ask().point());
        }

        /** The optimizer hears of a point when every task has been run there. */
        @Override
        public void tell(Measurement measurement) {
            MeasuredPoint point = measured.add(measurement);
            if (point.isComplete()) {
                optimizer.tell(point.measurement(Coupling.TASK));
            }
        }

        @Override
        public Point recommend() {
            return optimizer.recommend().point();
        }
    }
}
