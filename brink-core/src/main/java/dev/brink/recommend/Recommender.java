package dev.brink.recommend;

import dev.brink.data.Chance;
import dev.brink.data.Estimate;
import dev.brink.data.Recommendation;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.posterior.Prediction;
import dev.brink.posterior.TrackRecord;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.search.Landscape;
import dev.brink.search.Maximizer;
import dev.brink.search.Maximum;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The current answer: the least posterior mean of the objective among all points of the space, measured or not, at which
 * every {@code Pr(C_k(x)) >= 1 - delta_k}; where no point passes, the point nearest to passing.
 *
 * <p>paper Eq. 6. Whoever is cautious is answered the best measured point instead where the least mean is a gamble for
 * more than digits, where constraints held less often than expected so far, or where one gives whole numbers. What that is worth is measured in
 * {@code RATIONALE.md}.
 */
public final class Recommender {
    /** The barrier weight of the search over the whole space: too small to favour one region over another. */
    private static final double SEARCH_TAU = 1e-4;

    /**
     * Those of the climbs after it, each from where the one before ended: from a little way inside, so that the edge of
     * what passes can be followed where it bends, to as good as on it.
     */
    private static final double[] TAUS = {1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10};

    /** The share of the objective's range among known points below which only digits are at stake. */
    private static final double DIGITS = 0.01;

    /**
     * In standard deviations: the least of many means is less than it should be, since those that err downwards are among
     * them.
     */
    private static final double CAUTION = 2;

    private final Problem problem;
    private final Maximizer maximizer;
    private final boolean cautious;

    public Recommender(Problem problem, Maximizer maximizer, boolean cautious) {
        this.problem = problem;
        this.maximizer = maximizer;
        this.cautious = cautious;
    }

    /** The answer, given what is believed and the points that have been measured. */
    public Recommendation best(Posterior posterior, List<Point> measured, RandomStream stream) {
        double[][] known = measured.stream()
                .distinct()
                .filter(problem::allows)
                .map(problem.space()::encode)
                .toArray(double[][]::new);
        Incumbents incumbents = new Incumbents(posterior, known);
        Optional<double[]> start = passing(posterior, incumbents.best());
        double[] nearest = start.orElseGet(() -> nearest(posterior, incumbents, stream));
        boolean passes = passes(posterior, nearest);
        double[] hoped = passes && problem.objective().isPresent()
                ? best(posterior, problem.objective().get(), nearest, incumbents, stream)
                : nearest;
        boolean gamble = cautious
                && start.isPresent()
                && (TrackRecord.isDoubtful(posterior)
                        || Explanation.inSteps(problem).isPresent()
                        || isGamble(posterior, start.get(), hoped, incumbents.range()));
        double[] best = gamble ? start.get() : hoped;
        Explanation explanation = new Explanation(problem, posterior, measured.isEmpty(), known, start, hoped);
        return recommendation(posterior, best, passes, explanation);
    }

    /** Whether what is hoped for is the worse of the two if both turn out so much worse than expected. */
    private boolean isGamble(Posterior posterior, double[] known, double[] hoped, double range) {
        if (problem.objective().isEmpty()) {
            return false;
        }
        Objective objective = problem.objective().get();
        List<Estimate> both = posterior.predict(objective, new double[][] {hoped, known}).stream()
                .map(Prediction::estimate)
                .toList();
        double loss = both.get(0).deviation() - both.get(1).deviation();
        double gain = objective.sign() * (both.get(1).mean() - both.get(0).mean());
        return CAUTION * loss > gain && loss > DIGITS * range;
    }

    /** Of some points the one that passes and is expected to be best. */
    private Optional<double[]> passing(Posterior posterior, List<double[]> some) {
        double[][] points = some.toArray(double[][]::new);
        boolean[] confident = posterior.isConfident(points);
        double[] means = problem.objective()
                .map(f -> signedMeans(posterior, f, points))
                .orElseGet(() -> negated(posterior.logProbabilityOfAll(points)));
        int best = -1;
        for (int j = 0; j < points.length; j++) {
            if (confident[j] && (best < 0 || means[j] < means[best])) {
                best = j;
            }
        }
        return best < 0 ? Optional.empty() : Optional.of(points[best]);
    }

    private static double[] signedMeans(Posterior posterior, Objective objective, double[][] points) {
        return posterior.predict(objective, points).stream()
                .mapToDouble(prediction -> objective.sign() * prediction.mean())
                .toArray();
    }

    private static double[] negated(double[] values) {
        return Arrays.stream(values).map(v -> -v).toArray();
    }

    private boolean passes(Posterior posterior, double[] point) {
        return posterior.isConfident(new double[][] {point})[0];
    }

    private double[] nearest(Posterior posterior, Incumbents incumbents, RandomStream stream) {
        return search(maximizer, new Shortfall(posterior), incumbents.best(), stream.split("nearest"))
                .map(Maximum::point)
                .orElseThrow(() -> new IllegalStateException("No point was found to recommend."));
    }

    /** The best of where a search among the points that pass began, where it ended, and where climbs led from there. */
    private double[] best(
            Posterior posterior, Objective objective, double[] start, Incumbents known, RandomStream stream) {
        double unit = known.range(); // no answer depends on it, only how fast it is found
        PassingMean first = new PassingMean(posterior, objective, unit, SEARCH_TAU);
        List<double[]> around = known.anyConfident() ? known.best() : List.of(start);
        double[] found = search(maximizer.brief(), first, around, stream.split("best"))
                .map(Maximum::point)
                .orElse(start);
        double[] climbed = found;
        for (double tau : TAUS) {
            climbed = maximizer.climb(new PassingMean(posterior, objective, unit, tau), climbed);
        }
        return passing(posterior, List.of(start, found, climbed)).orElse(start);
    }

    private static Optional<Maximum> search(
            Maximizer maximizer, Landscape landscape, List<double[]> incumbents, RandomStream stream) {
        return maximizer.argMax(landscape, incumbents, point -> false, stream);
    }

    private Recommendation recommendation(Posterior posterior, double[] x, boolean confident, Explanation explanation) {
        double[][] at = {x};
        List<Chance> chances = new ArrayList<>();
        for (Constraint constraint : problem.constraints()) {
            double probability = Math.exp(posterior.logProbability(constraint, at)[0]);
            chances.add(new Chance(constraint.name(), probability, constraint.confidence()));
        }
        Optional<Estimate> estimate =
                problem.objective().map(f -> posterior.predict(f, at).get(0).estimate());
        double all = Math.exp(posterior.logProbabilityOfAll(at)[0]);
        Point point = problem.space().decode(x);
        String why = explanation.of(x, confident, estimate, chances, all);
        return new Recommendation(point, confident, estimate, chances, all, problem.jointConfidence(), why);
    }
}
