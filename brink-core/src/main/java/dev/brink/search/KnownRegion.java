package dev.brink.search;

import dev.brink.numeric.RandomStream;
import dev.brink.problem.InvalidProblemException;
import dev.brink.problem.Problem;
import dev.brink.problem.SearchSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The part of the search space that the problem's known constraints allow. Its points are coordinates in the unit cube
 * that were snapped to the space. Where the constraints leave little, points inside are searched for once, when first
 * needed, and then spread by a random walk.
 */
public final class KnownRegion {
    /** The most points that are listed rather than sampled. */
    static final int FEW_ENOUGH_TO_LIST = 4096;
    /** Tries for each point wanted, where the points already taken or not allowed are left out. */
    private static final int TRIES_EACH = 4;
    /** Tried for in addition, so that even a single point is found by all but one in {@code e^64} searches. */
    private static final int SPARE = 16;

    private final Problem problem;
    private final SearchSpace space;
    private final RandomStream stream;
    private final Supplier<RegionSurvey> survey;
    private final List<double[]> told;
    private final Supplier<RegionPool> pool = new Once<>(this::makePool);
    private final Supplier<Optional<List<double[]>>> listed = new Once<>(this::list);

    public KnownRegion(Problem problem, RandomStream stream) {
        this(problem, stream, new Once<>(() -> RegionSurvey.of(problem, stream.split("survey"))), List.of());
    }

    private KnownRegion(Problem problem, RandomStream stream, Supplier<RegionSurvey> survey, List<double[]> told) {
        this.problem = problem;
        this.space = problem.space();
        this.stream = stream;
        this.survey = survey;
        this.told = told;
    }

    public SearchSpace space() {
        return space;
    }

    /** Whether there are no known constraints, so that everything is allowed. */
    public boolean isWholeSpace() {
        return problem.known().isEmpty();
    }

    /** The region with one more point to start from where few can be found; one that is not allowed changes nothing. */
    public KnownRegion knowing(double[] point) {
        if (isWholeSpace()
                || survey.get().isComplete()
                || survey.get().inside().size() + told.size() >= RegionSurvey.FEW) {
            return this;
        }
        double[] snapped = space.snap(point);
        if (!allows(snapped)) {
            return this;
        }
        List<double[]> more = new ArrayList<>(told);
        more.add(snapped);
        return new KnownRegion(problem, stream, survey, List.copyOf(more));
    }

    /** Whether the point that these coordinates decode to fulfils every known constraint. */
    public boolean allows(double[] snapped) {
        return isWholeSpace() || problem.allows(space.decode(snapped));
    }

    /**
     * All points of the region, where the space has only few.
     *
     * @throws InvalidProblemException if there are none
     */
    public Optional<double[][]> everything() {
        return listed.get().map(points -> points.stream().map(double[]::clone).toArray(double[][]::new));
    }

    private Optional<List<double[]>> list() {
        if (space.size().orElse(Long.MAX_VALUE) <= FEW_ENOUGH_TO_LIST) {
            List<double[]> points = new ArrayList<>();
            new EveryPoint(space).forEach(point -> {
                if (allows(point)) {
                    points.add(point);
                }
            });
            if (points.isEmpty()) {
                throw nothingAllowed();
            }
            return Optional.of(points);
        }
        if (isWholeSpace()
                || !survey.get().isComplete()
                || survey.get().inside().size() > FEW_ENOUGH_TO_LIST) {
            return Optional.empty();
        }
        if (survey.get().inside().isEmpty()) {
            throw nothingAllowed();
        }
        return Optional.of(survey.get().inside().stream().map(space::place).toList());
    }

    /**
     * About so many different points of the region, spread well over it.
     *
     * @throws InvalidProblemException if no point of the region can be found
     */
    public double[][] spread(int count, RandomStream use) {
        if (isWholeSpace() || survey.get().isFair()) {
            int tries = (count + SPARE) * TRIES_EACH * (isWholeSpace() ? 1 : RegionSurvey.FAIR_ONE_IN);
            DistinctPoints points = new DistinctPoints();
            Supplier<double[]> even = ShareSequence.even(space.parameters().size(), use);
            for (int i = 0; i < tries && points.size() < count; i++) {
                double[] point = space.place(even.get());
                if (allows(point)) {
                    points.add(point);
                }
            }
            return points.toArray();
        }
        return pool.get().spread(count, use);
    }

    private RegionPool makePool() {
        List<double[]> starts = new ArrayList<>(survey.get().inside());
        if (starts.size() < RegionSurvey.FEW && !survey.get().isComplete()) {
            told.forEach(point -> starts.add(space.shares(point)));
        }
        if (starts.isEmpty()) {
            throw nothingAllowed();
        }
        return new RegionPool(
                space,
                shares -> problem.allows(space.decode(space.place(shares))),
                starts,
                survey.get().isComplete(),
                stream.split("pool"));
    }

    private InvalidProblemException nothingAllowed() {
        return new InvalidProblemException(survey.get().complaint());
    }
}
