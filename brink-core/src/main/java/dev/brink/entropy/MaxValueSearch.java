package dev.brink.entropy;

import dev.brink.data.TaskValue;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import dev.brink.problem.Problem;
import dev.brink.problem.Task;
import dev.brink.search.Landscape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a run of each task at any point is expected to tell about the least feasible value: max-value entropy search with
 * constraints (Perrone et al. 2019), as the lower bound of the mutual information of Takeno et al. (2022), for tasks
 * that reveal only some of the functions.
 *
 * <p>Without an objective every feasible point is as good as any other, and what is to be learned is where one is.
 */
public final class MaxValueSearch {
    /** Of the least feasible value. */
    private static final int DRAWS = 64;

    private static final int ROUGH_DRAWS = 32;

    /** How many samples rank points well enough to choose starts among them. */
    private static final int ROUGH_SAMPLES = 4;

    private final Problem problem;
    private final Drawn exact;
    private final Drawn rough;

    /** The sides of all functions that would beat each draw, and how much each draw counts. */
    private static final class Drawn {
        private final List<BeatingSide> sides = new ArrayList<>();
        private final double[] logWeights;

        Drawn(Posterior posterior, int standing, UsualPrecision precision, JointDraws draws) {
            for (ModelledFunction function : posterior.problem().functions()) {
                sides.add(
                        function instanceof Objective objective
                                ? BeatingSide.of(objective, posterior.of(function), draws, precision)
                                : BeatingSide.of((Constraint) function, posterior.of(function), draws, precision));
            }
            this.logWeights = posterior
                    .problem()
                    .objective()
                    .filter(objective -> standing > 0)
                    .map(f -> DrawWeights.byImprovement(f, posterior.of(f), draws, standing))
                    .orElseGet(() -> DrawWeights.even(draws.size()));
        }
    }

    /**
     * @param points where the constrained minimum may lie, encoded
     * @param standing the first so many of them are confidently feasible, and one could settle on them
     */
    public MaxValueSearch(
            Posterior posterior, double[][] points, int standing, UsualPrecision precision, RandomStream stream) {
        this(posterior, points, standing, precision, DRAWS, stream);
    }

    MaxValueSearch(
            Posterior posterior,
            double[][] points,
            int standing,
            UsualPrecision precision,
            int draws,
            RandomStream stream) {
        Representers representers = Representers.even(points[0], points);
        Posterior thinned = posterior.thinned(ROUGH_SAMPLES);
        this.problem = posterior.problem();
        this.exact = new Drawn(
                posterior,
                standing,
                precision,
                JointDraws.of(posterior, representers, draws, stream.split("draws"), Parallel.none()));
        this.rough = new Drawn(
                thinned,
                standing,
                precision,
                JointDraws.of(thinned, representers, ROUGH_DRAWS, stream.split("rough draws"), Parallel.none()));
    }

    /** What a run of the task tells per unit of its cost, as a logarithm; the landscape is of the cost's logarithm. */
    public Landscape perCost(Task task, Landscape logCost) {
        return new InformationPerCost(of(task, exact), of(task, rough), logCost);
    }

    /** What a run of the task at the point tells. */
    public TaskValue valueOf(Task task, double cost, double[] point) {
        return of(task, exact).taskValue(task.name(), cost, point);
    }

    private MaxValueInformation of(Task task, Drawn drawn) {
        return new MaxValueInformation(
                drawn.sides.stream().filter(side -> reveals(task, side)).toList(),
                drawn.sides.stream().filter(side -> !reveals(task, side)).toList(),
                drawn.sides.stream().filter(side -> isSuccess(task, side)).toList(),
                drawn.logWeights);
    }

    private static boolean reveals(Task task, BeatingSide side) {
        return task.reveals().contains(side.name());
    }

    private boolean isSuccess(Task task, BeatingSide side) {
        return problem.function(side.name()) instanceof Constraint constraint
                && constraint.succeedsTask().equals(Optional.of(task.name()));
    }
}
