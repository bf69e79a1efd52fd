package dev.brink.entropy;

import dev.brink.data.TaskValue;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
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
    private static final int DRAWS = 128;

    private static final int ROUGH_DRAWS = 32;

    /** How many samples rank points well enough to choose starts among them. */
    private static final int ROUGH_SAMPLES = 4;

    private final Posterior posterior;
    private final List<BeatingSide> sides;
    private final List<BeatingSide> roughSides;

    /** @param points where the constrained minimum may lie, encoded */
    public MaxValueSearch(Posterior posterior, double[][] points, UsualPrecision precision, RandomStream stream) {
        Representers representers = Representers.even(points[0], points);
        this.posterior = posterior;
        this.sides = sides(posterior, representers, precision, DRAWS, stream.split("draws"));
        this.roughSides = sides(
                posterior.thinned(ROUGH_SAMPLES), representers, precision, ROUGH_DRAWS, stream.split("rough draws"));
    }

    private static List<BeatingSide> sides(
            Posterior posterior, Representers representers, UsualPrecision precision, int count, RandomStream stream) {
        JointDraws draws = JointDraws.of(posterior, representers, count, stream);
        List<BeatingSide> sides = new ArrayList<>();
        for (ModelledFunction function : posterior.problem().functions()) {
            sides.add(
                    function instanceof Objective objective
                            ? BeatingSide.of(objective, posterior.of(function), draws, precision)
                            : BeatingSide.of((Constraint) function, posterior.of(function), draws, precision));
        }
        return sides;
    }

    /** What a run of the task tells per unit of its cost, as a logarithm; the landscape is of the cost's logarithm. */
    public Landscape perCost(Task task, Landscape logCost) {
        return new InformationPerCost(of(task, sides, DRAWS), of(task, roughSides, ROUGH_DRAWS), logCost);
    }

    /** What a run of the task at the point tells. */
    public TaskValue valueOf(Task task, double cost, double[] point) {
        return of(task, sides, DRAWS).taskValue(task.name(), cost, point);
    }

    private MaxValueInformation of(Task task, List<BeatingSide> all, int draws) {
        return new MaxValueInformation(
                all.stream().filter(side -> reveals(task, side)).toList(),
                all.stream().filter(side -> !reveals(task, side)).toList(),
                all.stream().filter(side -> isSuccess(task, side)).toList(),
                draws);
    }

    private static boolean reveals(Task task, BeatingSide side) {
        return task.reveals().contains(side.name());
    }

    private boolean isSuccess(Task task, BeatingSide side) {
        return posterior.problem().function(side.name()) instanceof Constraint constraint
                && constraint.succeedsTask().equals(Optional.of(task.name()));
    }
}
