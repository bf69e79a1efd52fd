package dev.brink.recommend;

import dev.brink.numeric.Normal;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Constraint;
import dev.brink.search.Landscape;
import java.util.Arrays;
import java.util.OptionalDouble;

/** How near a point is to passing: {@code sum_k min(0, margin_k(x))}, zero where it passes. */
final class Shortfall implements Landscape {
    private final Posterior posterior;
    private final Margins margins;

    Shortfall(Posterior posterior) {
        this.posterior = posterior;
        this.margins = new Margins(posterior);
    }

    @Override
    public double[] roughValues(double[][] points) {
        double[] values = new double[points.length];
        OptionalDouble joint = posterior.problem().jointConfidence();
        if (joint.isPresent()) {
            add(values, posterior.logProbabilityOfAll(points), joint.getAsDouble());
        } else {
            for (Constraint constraint : posterior.problem().constraints()) {
                add(values, posterior.logProbability(constraint, points), constraint.confidence());
            }
        }
        return values;
    }

    private static void add(double[] values, double[] logProbabilities, double required) {
        for (int j = 0; j < values.length; j++) {
            values[j] += Math.min(0, Normal.quantileOfLog(logProbabilities[j]) - Normal.quantile(required));
        }
    }

    @Override
    public double value(double[] point, double[] gradient) {
        double[][] marginGradients = new double[margins.count()][point.length];
        double[] margin = margins.at(point, marginGradients);
        Arrays.fill(gradient, 0);
        double sum = 0;
        for (int k = 0; k < margin.length; k++) {
            if (margin[k] < 0) {
                sum += margin[k];
                for (int a = 0; a < gradient.length; a++) {
                    gradient[a] += marginGradients[k][a];
                }
            }
        }
        return sum;
    }
}
