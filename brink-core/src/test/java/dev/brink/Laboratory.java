package dev.brink;

import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.observation.LatentScale;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Problem;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Carries suggestions out and reports what comes back, in the spirit of its temper. */
final class Laboratory {
    /** What the reported data are like. */
    enum Temper {
        /** Smooth functions with some noise, a failure now and then, and a number cut off at a limit now and then. */
        ORDINARY,
        /** Numbers of any size that a double can have. */
        EXTREME,
        /** Always the same. */
        EQUAL,
        /** Nothing ever works. */
        FAILING,
        /** Numbers are only ever known to be more than something. */
        CENSORED,
        /** Measuring again gives something entirely different, and everything is said to be exact. */
        CONTRADICTORY
    }

    private final Problem problem;
    private final Temper temper;
    private final RandomGenerator random;

    Laboratory(Problem problem, Temper temper, RandomGenerator random) {
        this.problem = problem;
        this.temper = temper;
        this.random = random;
    }

    Measurement measure(Suggestion suggestion) {
        if (temper == Temper.FAILING || (temper == Temper.ORDINARY && random.nextInt(8) == 0)) {
            return Measurement.failed(suggestion.point(), suggestion.task(), "it broke");
        }
        Map<String, Observation> values = new LinkedHashMap<>();
        for (String name : problem.task(suggestion.task()).reveals()) {
            ModelledFunction function = problem.function(name);
            if (function.isReported()) {
                values.put(function.metric(), observe(function, problem.space().encode(suggestion.point())));
            }
        }
        return Measurement.of(suggestion.point(), suggestion.task(), values);
    }

    private Observation observe(ModelledFunction function, double[] x) {
        double latent = latent(function, x);
        if (function.model() instanceof ObservationModel.Gaussian gaussian) {
            return number(gaussian.scale(), latent);
        }
        if (function.model() instanceof ObservationModel.Binomial) {
            long trials = temper == Temper.EXTREME ? random.nextLong(1, Long.MAX_VALUE) : random.nextLong(1, 20);
            return Observation.counts(Math.min(trials, (long) (trials / (1 + Math.exp(-latent)))), trials);
        }
        return Observation.of(latent > 0);
    }

    private double latent(ModelledFunction function, double[] x) {
        if (temper == Temper.EQUAL) {
            return 0.25;
        }
        if (temper == Temper.CONTRADICTORY) {
            return random.nextGaussian();
        }
        double sum = 0;
        for (int a = 0; a < x.length; a++) {
            sum += Math.sin(3 * x[a] + function.name().hashCode() + a);
        }
        return sum + 0.05 * random.nextGaussian();
    }

    private Observation number(LatentScale scale, double latent) {
        double value = temper == Temper.EXTREME ? extreme(scale) : scale.fromLatent(latent);
        if (temper == Temper.CENSORED || (temper == Temper.ORDINARY && random.nextInt(10) == 0)) {
            return Observation.moreThan(value);
        }
        return temper == Temper.CONTRADICTORY ? Observation.of(value, 0) : Observation.of(value);
    }

    private double extreme(LatentScale scale) {
        double size = Math.pow(10, random.nextDouble(-300, 300));
        return switch (scale) {
            case IDENTITY -> random.nextBoolean() ? size : -size;
            case LOG -> size;
            case LOGIT, PROBIT -> random.nextBoolean() ? Math.pow(10, random.nextDouble(-300, -1)) : Math.nextDown(1.0);
        };
    }
}
