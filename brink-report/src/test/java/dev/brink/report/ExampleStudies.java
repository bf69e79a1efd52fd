package dev.brink.report;

import dev.brink.Optimizer;
import dev.brink.Settings;
import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** Small studies of every kind that a picture or a page may have to show. */
final class ExampleStudies {
    private ExampleStudies() {}

    static Optimizer run(Problem problem, int measurements, Function<Suggestion, Measurement> laboratory) {
        Optimizer optimizer = new Optimizer(problem, Settings.standard().seed(3).hyperparameterSamples(4));
        while (optimizer.history().size() < measurements) {
            optimizer.tell(laboratory.apply(optimizer.ask()));
        }
        return optimizer;
    }

    private static Measurement measured(Suggestion suggestion, Map<String, ?> values) {
        return Measurement.of(suggestion.point(), suggestion.task(), values);
    }

    /** Branin's function in a disk (paper, section 4.1), objective and constraint apart. */
    static Optimizer disk(int measurements) {
        Problem problem = Problem.over(Parameter.real("x1", -5, 10), Parameter.real("x2", 0, 15))
                .objective(Objective.minimize("branin").noise(Noise.none()))
                .constraint(Constraint.atMost("disk", 50).noise(Noise.none()).confidence(0.99))
                .task("objective", 1, "branin")
                .task("constraint", 1, "disk")
                .build();
        return run(problem, measurements, suggestion -> {
            double a = suggestion.point().real("x1");
            double b = suggestion.point().real("x2");
            return measured(
                    suggestion,
                    suggestion.task().equals("objective")
                            ? Map.of("branin", branin(a, b))
                            : Map.of("disk", Math.pow(a - 2.5, 2) + Math.pow(b - 7.5, 2)));
        });
    }

    private static double branin(double a, double b) {
        double bowl = b - 5.1 / (4 * Math.PI * Math.PI) * a * a + 5 / Math.PI * a - 6;
        return bowl * bowl + 10 * (1 - 1 / (8 * Math.PI)) * Math.cos(a) + 10;
    }

    /** A log axis, whole numbers, a choice, a boolean, a known constraint, runs that fail, yes or no and counts. */
    static Optimizer mixed(int measurements) {
        Problem problem = Problem.over(
                        Parameter.logReal("rate", 1e-4, 10),
                        Parameter.logInteger("units", 16, 2000),
                        Parameter.integer("layers", 1, 6),
                        Parameter.choice("act", "relu", "tanh", "<script>alert(1)</script>"),
                        Parameter.bool("bias"))
                .objective(Objective.minimize("loss").scale(LatentScale.LOG))
                .constraint(Constraint.succeeds("converges", "run"))
                .constraint(Constraint.share("tasty", 0.6).confidence(0.8))
                .known(
                        "units at most 200 times layers",
                        point -> point.integer("units") <= 200 * point.integer("layers"))
                .build();
        return run(problem, measurements, ExampleStudies::mixed);
    }

    private static Measurement mixed(Suggestion suggestion) {
        Point point = suggestion.point();
        double rate = Math.log10(point.real("rate"));
        double units = Math.log10(point.real("units"));
        if (rate + 0.3 * point.integer("layers") > 1.6) {
            return Measurement.failed(point, suggestion.task(), "diverged <at once> & for good");
        }
        double act = point.choice("act").equals("relu") ? 0 : 0.4;
        double loss = 0.02 + Math.pow(rate + 1.5, 2) / 4 + Math.pow(units - 2.5, 2) + act;
        long liked = Math.round(20 / (1 + Math.exp(2 * (units - 2.8))));
        return measured(suggestion, Map.of("loss", loss, "tasty", Observation.counts(liked, 20)));
    }

    /** One parameter. */
    static Optimizer curve(int measurements) {
        Problem problem = Problem.over(Parameter.real("t", 0, 10))
                .objective(Objective.maximize("gain"))
                .constraint(Constraint.atMost("heat", 5))
                .constraint(Constraint.holds("stable"))
                .build();
        return run(problem, measurements, suggestion -> {
            double t = suggestion.point().real("t");
            return measured(
                    suggestion, Map.of("gain", Math.sin(t) + t / 5, "heat", t * t / 9, "stable", Math.abs(t - 2) > 1));
        });
    }

    /** One choice among four, and whole numbers. */
    static Optimizer cells(int measurements) {
        Problem problem = Problem.over(
                        Parameter.choice("flour", "wheat", "rye", "spelt", "Grünkern & Hafer"),
                        Parameter.integer("minutes", 20, 40))
                .objective(Objective.maximize("taste"))
                .constraint(Constraint.atMost("brown", 0.7))
                .build();
        return run(problem, measurements, suggestion -> {
            double minutes = suggestion.point().real("minutes");
            int flour = suggestion.point().choice("flour").length();
            return measured(
                    suggestion,
                    Map.of(
                            "taste",
                            5 - Math.pow(minutes - 32 - flour, 2) / 40,
                            "brown",
                            (minutes - 15) / 25 - flour / 90.0));
        });
    }

    /** Nothing is feasible. */
    static Optimizer hopeless(int measurements) {
        Problem problem = Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1))
                .objective(Objective.minimize("f"))
                .constraint(Constraint.atMost("g", -1))
                .build();
        return run(problem, measurements, suggestion -> {
            double x = suggestion.point().real("x");
            double y = suggestion.point().real("y");
            return measured(suggestion, Map.of("f", x + y, "g", x * y + 0.2));
        });
    }

    /** Many constraints. */
    static Optimizer twelve(int measurements) {
        ProblemBuilder builder = Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1))
                .objective(Objective.minimize("f"));
        for (int k = 1; k <= 12; k++) {
            builder.constraint(Constraint.atMost("limit_" + k, 0));
        }
        return run(builder.build(), measurements, suggestion -> {
            double x = suggestion.point().real("x");
            double y = suggestion.point().real("y");
            Map<String, Double> values = new LinkedHashMap<>();
            values.put("f", -x - y);
            for (int k = 1; k <= 12; k++) {
                double angle = Math.PI * k / 24;
                values.put("limit_" + k, Math.cos(angle) * x + Math.sin(angle) * y - 0.7);
            }
            return measured(suggestion, values);
        });
    }

    /** No objective: anything feasible will do. */
    static Optimizer anything(int measurements) {
        Problem problem = Problem.over(Parameter.real("length", 1, 9), Parameter.ordered("grade", 1, 2, 4, 8, 16))
                .constraint(Constraint.holds("fits"))
                .build();
        return run(problem, measurements, suggestion -> {
            double length = suggestion.point().real("length");
            return measured(
                    suggestion, Map.of("fits", length > suggestion.point().integer("grade")));
        });
    }
}
