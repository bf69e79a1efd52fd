package dev.brink;

import dev.brink.data.Chance;
import dev.brink.data.Estimate;
import dev.brink.posterior.Posterior;
import dev.brink.posterior.Prediction;
import dev.brink.problem.Constraint;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.search.Landscape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is believed about every point of the space, as of the moment when it was asked for: what the paper's figures show.
 */
public final class Surfaces {
    private final Problem problem;
    private final Posterior posterior;
    private final Landscape acquisition;

    Surfaces(Posterior posterior, Landscape acquisition) {
        this.problem = posterior.problem();
        this.posterior = posterior;
        this.acquisition = acquisition;
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
