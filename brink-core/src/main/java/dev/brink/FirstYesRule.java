package dev.brink;

import dev.brink.data.Datum;
import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.Verdicts;
import dev.brink.numeric.Distance;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Observation;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.problem.Task;
import dev.brink.search.KnownRegion;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Where to look for the first yes. As long as every answer is no, or every run fails, all that a model can say is that
 * things are likelier to work far from where they did not. The farthest points are the corners of the space, and there is
 * no reason why it should be there: a yes is as likely in any place of which nothing is known. So the point is taken, of
 * some that are spread over the space, that has the largest empty space around it, as far as it may keep the other
 * constraints. What that is worth is measured in {@code RATIONALE.md}.
 */
final class FirstYesRule {
    static final String NOTE =
            "A constraint has never held so far, and nothing that was seen of it tells where it may, so"
                    + " this point was chosen to spread what is tried.";

    /** How many points are compared. */
    private static final int COMPARED = 64;

    private final History history;
    private final double[][] tried;
    private final KnownRegion region;
    private final TaskRule tasks;

    /** @param history with failures learned from */
    FirstYesRule(History history, Pending pending, KnownRegion region, TaskRule tasks) {
        this.history = history;
        this.region = region;
        this.tasks = tasks;
        this.tried = Stream.concat(history.measurements().stream().map(Measurement::point), pending.points().stream())
                .map(history.problem().space()::encode)
                .toArray(double[][]::new);
    }

    /** Where to run what; empty where every constraint has held somewhere, or may have, and where nothing is left to try. */
    Optional<Try> choose(Posterior posterior, RandomStream stream) {
        List<Constraint> awaited = awaited();
        if (awaited.isEmpty()) {
            return Optional.empty();
        }
        double[][] points = Arrays.stream(region.spread(COMPARED, stream))
                .filter(point -> tasks.cheapest(awaited, point).isPresent())
                .toArray(double[][]::new);
        double[] worth = worth(points, posterior, awaited);
        return IntStream.range(0, points.length)
                .boxed()
                .max(Comparator.comparingDouble(i -> worth[i]))
                .map(i -> new Try(points[i], tasks.cheapest(awaited, points[i]).orElseThrow()));
    }

    /** A point, encoded, and the task to run there. */
    static final class Try {
        private final double[] point;
        private final Task task;

        private Try(double[] point, Task task) {
            this.point = point;
            this.task = task;
        }

        double[] point() {
            return point;
        }

        Task task() {
            return task;
        }
    }

    private List<Constraint> awaited() {
        return history.problem().constraints().stream()
                .filter(constraint -> hasNeverHeld(history.data(constraint), constraint))
                .toList();
    }

    /** Whether all that was seen is no, or always the same number and not within the limit. */
    private static boolean hasNeverHeld(List<Datum> data, Constraint constraint) {
        List<Observation> seen =
                data.stream().map(Datum::observation).distinct().toList();
        boolean alwaysTheSame = data.size() > 1 && seen.size() == 1 && seen.get(0) instanceof Observation.Real;
        return !data.isEmpty()
                && seen.stream()
                        .allMatch(observation ->
                                isNo(observation) || (alwaysTheSame && !Verdicts.holds(constraint, observation)));
    }

    private static boolean isNo(Observation observation) {
        if (observation instanceof Observation.YesNo answer) {
            return !answer.yes();
        }
        return observation instanceof Observation.Counts counts && counts.successes() == 0;
    }

    /** The logarithm of the empty volume around each point, times the chance that the constraints hold of which more is known. */
    private double[] worth(double[][] points, Posterior posterior, List<Constraint> awaited) {
        int axes = history.problem().space().axes();
        double[] worth = Arrays.stream(points)
                .mapToDouble(point -> axes * Math.log(nearest(point)))
                .toArray();
        for (Constraint constraint : posterior.problem().constraints()) {
            if (awaited.stream().noneMatch(other -> other.name().equals(constraint.name()))) {
                double[] chances = posterior.logProbability(constraint, points);
                Arrays.setAll(worth, i -> worth[i] + chances[i]);
            }
        }
        return worth;
    }

    private double nearest(double[] point) {
        return Arrays.stream(tried)
                .mapToDouble(other -> Distance.between(point, other))
                .min()
                .orElse(1);
    }
}
