package dev.brink;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion;
import dev.brink.gp.HyperPrior;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.SearchSpace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A problem drawn from the model: one to three variables, an objective with noise or without, and one to three
 * constraints of any kind and confidence. It is measured as an optimizer asks and then knows which promises were kept.
 */
final class DrawnProblem {
    static final List<Double> CONFIDENCES = List.of(0.8, 0.9, 0.95);

    private static final List<ConstraintKind> KINDS = List.of(ConstraintKind.values());
    private static final int DESIGN = 5;
    private static final String OBJECTIVE = "f";

    /** A confidence that leaves it to chance whether a constraint holds at the edge of what passes. */
    private static final double CARELESS = 0.5;

    private final Settings settings;
    private final Problem problem;
    private final DrawnFunction objective;
    private final boolean noisy;
    private final List<DrawnConstraint> constraints = new ArrayList<>();

    DrawnProblem(RandomStream stream) {
        RandomGenerator random = stream.generator();
        int axes = random.nextInt(1, 4);
        this.settings = Settings.standard().seed(random.nextLong()).initialPoints(DESIGN);
        this.noisy = random.nextBoolean();
        List<ConstraintKind> kinds = new ArrayList<>();
        List<Constraint> asked = new ArrayList<>();
        int count = random.nextInt(1, 4);
        for (int k = 0; k < count; k++) {
            ConstraintKind kind = KINDS.get(random.nextInt(KINDS.size()));
            kinds.add(kind);
            asked.add(kind.constraint("c" + k, random).confidence(CONFIDENCES.get(random.nextInt(CONFIDENCES.size()))));
        }
        this.problem = problem(axes, asked);
        this.objective = new DrawnFunction(
                HyperPrior.standard(axes), true, axes, stream.split(OBJECTIVE).generator());
        double[][] design = design();
        for (int k = 0; k < count; k++) {
            constraints.add(DrawnConstraint.of(
                    kinds.get(k),
                    asked.get(k),
                    design,
                    stream.split(asked.get(k).name())));
        }
    }

    private Problem problem(int axes, List<Constraint> asked) {
        List<Parameter> parameters = IntStream.range(0, axes)
                .mapToObj(a -> Parameter.real("x" + a, 0, 1))
                .toList();
        Objective minimized = Objective.minimize(OBJECTIVE);
        var builder =
                Problem.over(SearchSpace.of(parameters)).objective(noisy ? minimized : minimized.noise(Noise.none()));
        asked.forEach(builder::constraint);
        return builder.build();
    }

    /** The first points, which do not depend on what is measured there. */
    private double[][] design() {
        Optimizer asking = new Optimizer(problem, settings);
        return Stream.generate(asking::ask)
                .limit(DESIGN)
                .map(suggestion -> problem.space().encode(suggestion.point()))
                .toArray(double[][]::new);
    }

    /** An optimizer after that many measurements, all where and as it asked for them. */
    Optimizer optimized(int measurements) {
        Optimizer optimizer = new Optimizer(problem, settings);
        for (int i = 0; i < measurements; i++) {
            Suggestion suggestion = optimizer.ask();
            optimizer.tell(suggestion, observations(i, suggestion));
        }
        return optimizer;
    }

    private Map<String, Observation> observations(int index, Suggestion suggestion) {
        double[] point = problem.space().encode(suggestion.point());
        Map<String, Observation> observed = new HashMap<>();
        observed.put(OBJECTIVE, Observation.of(noisy ? objective.noisyAt(point) : objective.at(point)));
        for (DrawnConstraint drawn : constraints) {
            observed.put(
                    drawn.constraint().name(), index < DESIGN ? drawn.atDesign().get(index) : drawn.observe(point));
        }
        return observed;
    }

    /** What is promised of the point that is recommended, and what is true. */
    Answer answer(Optimizer optimizer) {
        return answered(optimizer.recommend());
    }

    /** The same, from the same measurements, where no notice is taken of the confidence that is asked. */
    Answer careless(History history) {
        List<Constraint> careless = problem.constraints().stream()
                .map(constraint -> constraint.confidence(CARELESS))
                .toList();
        History same = History.of(problem(problem.space().axes(), careless));
        for (Measurement measurement : history.measurements()) {
            same = same.with(measurement);
        }
        return answered(new Optimizer(same, settings).recommend());
    }

    private Answer answered(Recommendation recommended) {
        double[] point = problem.space().encode(recommended.point());
        List<Promise> promises = new ArrayList<>();
        for (int k = 0; k < constraints.size(); k++) {
            DrawnConstraint drawn = constraints.get(k);
            promises.add(new Promise(
                    drawn.kind(),
                    drawn.constraint().confidence(),
                    recommended.constraints().get(k).probability(),
                    drawn.holds(point)));
        }
        return new Answer(recommended.confident(), promises);
    }
}
