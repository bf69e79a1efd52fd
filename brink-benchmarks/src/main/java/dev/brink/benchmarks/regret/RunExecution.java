package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.problems.TestProblem;
import dev.brink.benchmarks.problems.Variant;
import dev.brink.benchmarks.strategies.Proposal;
import dev.brink.benchmarks.strategies.Strategy;
import dev.brink.data.Measurement;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Carries out one run: starting points, then what the strategy proposes as long as it can be paid for. A proposal that
 * costs more than is left ends the run.
 */
final class RunExecution {
    /** Costs are added up in rounded arithmetic. */
    private static final double COST_ROUNDING = 1e-9;

    private static final double NANOS = 1e9;

    private final RunKey key;
    private final Variant variant;
    private final Problem problem;
    private final Strategy.Session session;
    private final List<Evaluation> evaluations = new ArrayList<>();
    private final List<Recommended> recommendations = new ArrayList<>();
    private double spent;
    private double bestValue = Double.POSITIVE_INFINITY;

    private RunExecution(RunKey key, ProblemRow row, Strategy strategy) {
        this.key = key;
        this.variant = row.variant(Starts.noise(row.truth(), key.seed()).generator());
        this.problem = row.problem(variant);
        this.session = strategy.start(problem, key.seed());
    }

    static Run run(RunKey key, ProblemRow row, Strategy strategy) {
        return new RunExecution(key, row, strategy).run();
    }

    /** What the starting points of a row cost, each measured by every task. */
    static double costOfStarts(ProblemRow row, Problem problem) {
        return Starts.count(row.truth()) * TaskCost.ofAll(problem);
    }

    private Run run() {
        for (Point start : Starts.of(variant.truth(), key.seed())) {
            problem.tasks().forEach(task -> evaluate(new Proposal(start, task.name()), 0));
        }
        int starts = evaluations.size();
        recommendIfDue(spent);
        while (affords(cheapest())) {
            long before = System.nanoTime();
            Proposal proposal = session.ask();
            double seconds = secondsSince(before);
            double cost = TaskCost.of(problem.task(proposal.task()));
            if (!affords(cost)) {
                break;
            }
            evaluate(proposal, seconds);
            recommendIfDue(cost);
        }
        recommend();
        return new Run(key, starts, evaluations, recommendations);
    }

    private double cheapest() {
        return problem.tasks().stream().mapToDouble(TaskCost::of).min().orElseThrow();
    }

    private boolean affords(double cost) {
        return spent + cost <= key.budget() * (1 + COST_ROUNDING);
    }

    /** Recommends if this last cost has passed a multiple of the distance; the last recommendation comes at the end. */
    private void recommendIfDue(double lastCost) {
        double every = key.recommendEvery();
        if (every > 0 && checkpoints(spent, every) > checkpoints(spent - lastCost, every) && affords(cheapest())) {
            recommend();
        }
    }

    private static double checkpoints(double amount, double every) {
        return Math.floor(amount / every * (1 + COST_ROUNDING));
    }

    private void evaluate(Proposal proposal, double askSeconds) {
        Measurement measurement = variant.measure(proposal.point(), proposal.task());
        long before = System.nanoTime();
        session.tell(measurement);
        double seconds = askSeconds + secondsSince(before);
        double[] x = variant.truth().coordinates(proposal.point());
        boolean feasible = isFeasible(x);
        boolean failed = measurement.failure().isPresent();
        if (feasible && !failed && reveals(proposal.task(), Variant.OBJECTIVE)) {
            bestValue = Math.min(bestValue, variant.truth().objective(x));
        }
        spent += TaskCost.of(problem.task(proposal.task()));
        evaluations.add(new Evaluation(proposal.task(), listed(x), spent, feasible, failed, regret(), seconds));
    }

    private boolean isFeasible(double[] x) {
        return !variant.crashesAt(x) && variant.truth().isFeasible(x);
    }

    private boolean reveals(String task, String function) {
        return problem.task(task).reveals().contains(function);
    }

    /** The distance, because f* is known to a number of digits and a value may be the better by rounding. */
    private double regret() {
        TestProblem truth = variant.truth();
        return Math.abs(bestValue - truth.optimalValue());
    }

    private void recommend() {
        long before = System.nanoTime();
        Point point = session.recommend();
        double seconds = secondsSince(before);
        double[] x = variant.truth().coordinates(point);
        recommendations.add(new Recommended(listed(x), spent, isFeasible(x), variant.utilityGap(point), seconds));
    }

    private static List<Double> listed(double[] x) {
        return Arrays.stream(x).boxed().toList();
    }

    private static double secondsSince(long nanoTime) {
        return (System.nanoTime() - nanoTime) / NANOS;
    }
}
