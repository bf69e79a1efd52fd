package dev.brink;

import dev.brink.data.Chance;
import dev.brink.data.Estimate;
import dev.brink.entropy.EntropySearch;
import dev.brink.entropy.EntropySettings;
import dev.brink.entropy.PMin;
import dev.brink.entropy.Representers;
import dev.brink.entropy.UsualPrecision;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.posterior.Prediction;
import dev.brink.problem.Constraint;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.search.Landscape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is believed about every point of the space, as of the moment when it was asked for: what the paper's figures show.
 */
public final class Surfaces {
    private final Problem problem;
    private final Posterior posterior;
    private final Landscape acquisition;
    private final UsualPrecision precision;
    private final RandomStream stream;

    /** @param precision of the measurements so far, by which entropy search imagines further ones */
    Surfaces(Posterior posterior, Landscape acquisition, UsualPrecision precision, RandomStream stream) {
        this.problem = posterior.problem();
        this.posterior = posterior;
        this.acquisition = acquisition;
        this.precision = precision;
        this.stream = stream;
    }

    /**
     * What is believed about one point.
     *
     * @param allowed whether the known constraints allow it
     * @param objective what is expected of the objective; empty where the problem has none
     * @param constraints the chance of every constraint, in the order of the problem
     * @param probabilityOfAll that all constraints hold together
     * @param confident whether every constraint holds with the probability that is asked of it
     * @param logAcquisition the logarithm of what it would be worth to measure the point next
     */
    public record At(
            Point point,
            boolean allowed,
            Optional<Estimate> objective,
            List<Chance> constraints,
            double probabilityOfAll,
            boolean confident,
            double logAcquisition) {
        public At {
            constraints = List.copyOf(constraints);
        }
    }

    /** At these points, in this order. */
    public List<At> at(List<Point> points) {
        double[][] encoded = points.stream().map(problem.space()::encode).toArray(double[][]::new);
        double[] worth = acquisition.values(encoded);
        double[] all = posterior.logProbabilityOfAll(encoded);
        boolean[] confident = posterior.isConfident(encoded);
        List<double[]> chances = new ArrayList<>();
        for (Constraint constraint : problem.constraints()) {
            chances.add(posterior.logProbability(constraint, encoded));
        }
        Optional<List<Prediction>> predictions = problem.objective().map(f -> posterior.predict(f, encoded));
        List<At> surfaces = new ArrayList<>(points.size());
        for (int j = 0; j < points.size(); j++) {
            int index = j;
            surfaces.add(new At(
                    points.get(j),
                    problem.allows(points.get(j)),
                    predictions.map(list -> list.get(index).estimate()),
                    chances(chances, j),
                    Math.exp(all[j]),
                    confident[j],
                    worth[j]));
        }
        return surfaces;
    }

    /**
     * Where among some points the constrained minimum may lie.
     *
     * @param probabilities of each point, in the order given, that it is the best of those that are feasible
     * @param none that none of them is feasible
     */
    public record Minimum(List<Double> probabilities, double none) {
        public Minimum {
            probabilities = List.copyOf(probabilities);
        }
    }

    /**
     * How probable it is that each of these points is the constrained minimum among them. A point that the known
     * constraints forbid is never, and of a point given more than once the first counts. The time grows with the third
     * power of the number of points: some hundreds take a second, some thousands minutes.
     *
     * <p>paper §3.3, p_min
     */
    public Minimum minimum(List<Point> points) {
        Map<List<Double>, Double> probabilities = new HashMap<>();
        double none = 1;
        double[][] allowed = points.stream()
                .filter(problem::allows)
                .map(problem.space()::encode)
                .toArray(double[][]::new);
        if (allowed.length > 0) {
            Representers representers = Representers.even(allowed[0], allowed);
            PMin pMin = new EntropySearch(EntropySettings.standard(), precision, Parallel.none())
                    .pMin(representers, posterior, stream);
            for (int i = 0; i < representers.size(); i++) {
                probabilities.put(listed(representers.point(i)), pMin.probability(i));
            }
            none = pMin.probabilityOfNone();
        }
        List<Double> inOrder = new ArrayList<>(points.size());
        for (Point point : points) {
            Double probability = probabilities.remove(listed(problem.space().encode(point)));
            inOrder.add(probability == null ? 0.0 : probability);
        }
        return new Minimum(inOrder, none);
    }

    private static List<Double> listed(double[] coordinates) {
        return Arrays.stream(coordinates).boxed().toList();
    }

    private List<Chance> chances(List<double[]> logProbabilities, int point) {
        List<Chance> chances = new ArrayList<>();
        for (int k = 0; k < logProbabilities.size(); k++) {
            Constraint constraint = problem.constraints().get(k);
            chances.add(
                    new Chance(constraint.name(), Math.exp(logProbabilities.get(k)[point]), constraint.confidence()));
        }
        return chances;
    }
}
