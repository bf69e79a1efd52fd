package dev.brink.benchmarks.strategies;

import dev.brink.Optimizer;
import dev.brink.Settings;
import dev.brink.data.MeasuredPoint;
import dev.brink.data.MeasuredPoints;
import dev.brink.data.Measurement;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.KnownConstraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;

/**
 * The optimizer on the problem without its constraints: what learning constraints must be better than. At each point it
 * runs every task, and it recommends the best of the {@link MeasuredPoints}.
 */
record UnconstrainedStrategy(String name, Settings settings, Violations violations) implements Strategy {
    @Override
    public Session start(Problem problem, long seed) {
        Objective objective = problem.objective()
                .filter(function -> function.model() instanceof ObservationModel.Gaussian)
                .orElseThrow(() -> new IllegalArgumentException("Strategy '" + name
                        + "' was started on a problem whose objective is no number, but it does nothing else than"
                        + " improve a number: use another strategy."));
        return new UnconstrainedSession(
                problem, objective, new Optimizer(unconstrained(problem, objective), settings.seed(seed)), violations);
    }

    private static Problem unconstrained(Problem problem, Objective objective) {
        ProblemBuilder builder = Problem.over(problem.space()).objective(objective);
        for (KnownConstraint known : problem.known()) {
            builder.known(known.description(), known::allows);
        }
        return builder.build();
    }

    private static final class UnconstrainedSession implements Session {
        private final Objective objective;
        private final Optimizer optimizer;
        private final Violations violations;
        private final EveryTask everyTask;
        private final MeasuredPoints measured;
        private final String onlyTask;

        private UnconstrainedSession(Problem problem, Objective objective, Optimizer optimizer, Violations violations) {
            this.objective = objective;
            this.optimizer = optimizer;
            this.violations = violations;
            this.everyTask = new EveryTask(problem);
            this.measured = new MeasuredPoints(problem);
            this.onlyTask = optimizer.history().problem().tasks().get(0).name();
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
                optimizer.tell(violations.told(point, measured, objective, onlyTask));
            }
        }

        @Override
        public Point recommend() {
            return measured.best();
        }
    }
}
