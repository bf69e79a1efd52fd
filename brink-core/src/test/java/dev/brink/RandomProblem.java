package dev.brink;

import dev.brink.numeric.Distance;
import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import dev.brink.problem.SearchSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Draws problems of every kind: spaces, known constraints, observation models, tasks, confidences. */
final class RandomProblem {
    private final RandomGenerator random;

    RandomProblem(RandomGenerator random) {
        this.random = random;
    }

    Problem draw() {
        SearchSpace space = space();
        ProblemBuilder builder = Problem.over(space);
        List<String> functions = new ArrayList<>();
        boolean withObjective = random.nextInt(6) > 0;
        if (withObjective) {
            builder.objective(objective());
            functions.add("f");
        }
        int constraints = random.nextInt(withObjective ? 0 : 1, 4);
        for (int k = 0; k < constraints; k++) {
            builder.constraint(constraint("c" + k));
            functions.add("c" + k);
        }
        String failing = tasks(builder, functions);
        boolean learnsFailures = random.nextInt(3) == 0;
        if (learnsFailures) {
            builder.constraint(Constraint.succeeds("works", failing).confidence(0.8));
        }
        if (random.nextInt(4) == 0 && constraints + (learnsFailures ? 1 : 0) > 0) {
            builder.jointConfidence(0.7);
        }
        known(builder, space);
        return builder.build();
    }

    private SearchSpace space() {
        List<Parameter> parameters = new ArrayList<>();
        int count = random.nextInt(1, 5);
        for (int i = 0; i < count; i++) {
            parameters.add(parameter("p" + i));
        }
        return SearchSpace.of(parameters);
    }

    private Parameter parameter(String name) {
        return switch (random.nextInt(7)) {
            case 0 -> Parameter.integer(name, -5, random.nextLong(1, 1000));
            case 1 -> Parameter.logInteger(name, 1, random.nextLong(2, 1_000_000));
            case 2 -> Parameter.ordered(name, 1, 3, 9);
            case 3 -> Parameter.choice(name, "a", "b", "c", "d");
            case 4 -> Parameter.bool(name);
            case 5 -> Parameter.logReal(name, 1e-6, 1e3);
            default -> Parameter.real(name, -1, random.nextDouble(0, 100));
        };
    }

    private Objective objective() {
        Objective objective = random.nextBoolean() ? Objective.minimize("f") : Objective.maximize("f");
        return switch (random.nextInt(5)) {
            case 0 -> objective.counted();
            case 1 -> objective.scale(LatentScale.LOG).noise(noise());
            default -> objective.noise(noise());
        };
    }

    private Constraint constraint(String name) {
        double confidence = random.nextDouble(0.6, 0.99);
        return switch (random.nextInt(6)) {
            case 0 -> Constraint.share(name, 0.6).confidence(confidence);
            case 1 -> Constraint.holds(name).confidence(confidence);
            case 2 ->
                Constraint.atMost(name, 1).scale(LatentScale.LOG).noise(noise()).confidence(confidence);
            case 3 ->
                Constraint.atLeast(name, 0.5)
                        .scale(LatentScale.LOGIT)
                        .noise(noise())
                        .confidence(confidence);
            case 4 -> Constraint.atLeast(name, -0.2).noise(noise()).confidence(confidence);
            default -> Constraint.atMost(name, 0.3).noise(noise()).confidence(confidence);
        };
    }

    private Noise noise() {
        return switch (random.nextInt(3)) {
            case 0 -> Noise.none();
            case 1 -> Noise.fixed(0.1);
            default -> Noise.learned();
        };
    }

    /** One task for everything, or one for each function, or two that share one; returns the name of one. */
    private String tasks(ProblemBuilder builder, List<String> functions) {
        if (functions.size() < 2 || random.nextBoolean()) {
            return "run";
        }
        if (random.nextBoolean()) {
            functions.forEach(name -> builder.task("t" + name, random.nextDouble(0.1, 10), name));
            return "t" + functions.get(0);
        }
        builder.task("cheap", 1, functions.get(0));
        builder.task("dear", 10, functions.toArray(String[]::new));
        return "dear";
    }

    /** Constraints that some point fulfils, from harmless ones to those that leave almost nothing else. */
    private void known(ProblemBuilder builder, SearchSpace space) {
        Point inside = space.decode(
                space.place(random.doubles(space.parameters().size()).toArray()));
        double[] centre = space.encode(inside);
        int count = random.nextInt(3);
        for (int k = 0; k < count; k++) {
            double radius = Math.exp(random.nextDouble(-2.5, 1));
            builder.known(
                    "within " + radius + " of " + inside,
                    point -> Distance.between(space.encode(point), centre) <= radius);
        }
    }
}
