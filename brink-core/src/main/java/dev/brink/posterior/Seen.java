package dev.brink.posterior;

import dev.brink.data.Datum;
import dev.brink.gp.HyperPrior;
import dev.brink.gp.Marginals;
import dev.brink.numeric.Normal;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.Constraint;
import dev.brink.problem.SearchSpace;
import java.util.Arrays;
import java.util.List;

/**
 * Points at which a constraint was seen to hold, as far as what was seen can be taken at its word. A model knows no value
 * to all its digits, and near the edge of what holds it is never sure.
 */
final class Seen {
    static final Seen NOTHING = new Seen(new double[0][], new double[0]);

    private final double[][] points; // encoded
    private final double[] logProbabilities;

    private Seen(double[][] points, double[] logProbabilities) {
        this.points = points;
        this.logProbabilities = logProbabilities;
    }

    static Seen of(Constraint constraint, List<Datum> data, SearchSpace space, LatentPosterior beliefs) {
        if (constraint.model() instanceof ObservationModel.Gaussian gaussian && beliefs.isAsGoodAsExact()) {
            return atLimit(gaussian, constraint.latentThreshold(), data, space);
        }
        return constraint.takesAnswersAtTheirWord() ? answeredYes(data, space, beliefs) : NOTHING;
    }

    /**
     * A function that is as good as exact does not meet its limit to the last digit by chance: it counts something, or it
     * is printed in few digits, and the best points of such problems are often just there.
     */
    private static Seen atLimit(ObservationModel.Gaussian gaussian, double limit, List<Datum> data, SearchSpace space) {
        double[][] points = data.stream()
                .filter(datum -> datum.observation() instanceof Observation.Real real
                        && gaussian.scale().toLatent(real.value()) == limit
                        && real.standardDeviation().orElse(0) == 0)
                .map(datum -> space.encode(datum.point()))
                .toArray(double[][]::new);
        return new Seen(points, new double[points.length]);
    }

    /**
     * Where answers are certain a yes is a fact. A model only knows them to be nearly so, and near a no it would take
     * the yes for chance. How probable it is that they are certain, each sample of its variance tells; where they are
     * not, its own probability stands.
     */
    private static Seen answeredYes(List<Datum> data, SearchSpace space, LatentPosterior beliefs) {
        List<double[]> no = answered(false, data, space);
        double[][] points = answered(true, data, space).stream()
                .filter(yes -> no.stream().noneMatch(other -> Arrays.equals(yes, other)))
                .toArray(double[][]::new);
        if (points.length == 0) {
            return NOTHING;
        }
        double[] probabilities = new double[points.length];
        List<Marginals> marginals = beliefs.marginals(points);
        for (int s = 0; s < marginals.size(); s++) {
            Marginals ofSample = marginals.get(s);
            double weight = Math.exp(beliefs.logWeight(s));
            double certain = HyperPrior.certainty(Math.log(
                    beliefs.samples().get(s).process().hyperparameters().variance()));
            for (int j = 0; j < points.length; j++) {
                double ifByChance = Normal.cdf(ofSample.mean(j) / ofSample.standardDeviation(j));
                probabilities[j] += weight * (certain + (1 - certain) * ifByChance);
            }
        }
        return new Seen(
                points,
                Arrays.stream(probabilities).map(p -> Math.log(Math.min(1, p))).toArray());
    }

    private static List<double[]> answered(boolean yes, List<Datum> data, SearchSpace space) {
        return data.stream()
                .filter(datum -> datum.observation() instanceof Observation.YesNo answer && answer.yes() == yes)
                .map(datum -> space.encode(datum.point()))
                .toList();
    }

    /** Raises the logarithms of probabilities at many points to what was seen at these. */
    void raise(double[] others, double[][] at) {
        for (int i = 0; i < points.length; i++) {
            for (int j = 0; j < at.length; j++) {
                if (Arrays.equals(at[j], points[i])) {
                    others[j] = Math.max(others[j], logProbabilities[i]);
                }
            }
        }
    }
}
