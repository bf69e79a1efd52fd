package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Chance;
import dev.brink.data.Estimate;
import dev.brink.data.Recommendation;
import dev.brink.data.Suggestion;
import dev.brink.problem.Constraint;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.SearchSpace;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a person can rely on, whatever the problem and the data. */
final class Assurances {
    /** The largest space that is looked through completely. */
    private static final long ENUMERABLE = 1 << 20;

    private final Problem problem;

    Assurances(Problem problem) {
        this.problem = problem;
    }

    void keeps(Suggestion suggestion, Optimizer before) {
        assertThat(problem.space().point(suggestion.point().asMap())).isEqualTo(suggestion.point());
        assertThat(problem.allows(suggestion.point())).isTrue();
        assertThat(problem.task(suggestion.task()).name()).isEqualTo(suggestion.task());
        assertThat(suggestion.logAcquisition()).isNotNaN().isLessThan(Double.POSITIVE_INFINITY);
        assertThat(suggestion.notes()).noneMatch(note -> note.contains("NaN"));
        assertThat(suggestion.taskValues()).allMatch(value -> Double.isFinite(value.gainPerCost()));
        assertThat(settled(before)).doesNotContain(Map.entry(suggestion.point(), suggestion.task()));
    }

    /** The runs that would show nothing new: all numbers are exact, or it failed. */
    private Set<Map.Entry<Point, String>> settled(Optimizer optimizer) {
        Exactness exactness = new Exactness(problem);
        return optimizer.history().measurements().stream()
                .filter(m -> m.failure().isPresent() || exactness.of(m))
                .map(m -> Map.entry(m.point(), m.task()))
                .collect(Collectors.toSet());
    }

    /** Whether every run has been made that the known constraints allow and that would show anything. */
    boolean isNothingLeft(Optimizer optimizer) {
        if (problem.space().size().orElse(Long.MAX_VALUE) > ENUMERABLE) {
            return false;
        }
        Set<Map.Entry<Point, String>> settled = settled(optimizer);
        return everyPoint()
                .filter(problem::allows)
                .allMatch(point ->
                        problem.tasks().stream().allMatch(task -> settled.contains(Map.entry(point, task.name()))));
    }

    /** From the first value of every parameter, one parameter after the other, by steps of one value. */
    private Stream<Point> everyPoint() {
        SearchSpace space = problem.space();
        int parameters = space.parameters().size();
        Stream<double[]> points = Stream.of(space.place(new double[parameters]));
        for (int i = 0; i < parameters; i++) {
            int parameter = i;
            points = points.flatMap(first -> Stream.iterate(
                            Optional.of(first),
                            Optional::isPresent,
                            before -> before.flatMap(point -> space.step(point, parameter, 1)))
                    .flatMap(Optional::stream));
        }
        return points.map(space::decode);
    }

    void keeps(Recommendation recommendation) {
        assertThat(problem.space().point(recommendation.point().asMap())).isEqualTo(recommendation.point());
        assertThat(problem.allows(recommendation.point())).isTrue();
        List<String> asked =
                problem.constraints().stream().map(Constraint::name).toList();
        List<String> chances =
                recommendation.constraints().stream().map(Chance::constraint).toList();
        assertThat(chances).startsWith(asked.toArray(String[]::new));
        assertThat(chances.subList(asked.size(), chances.size())).allMatch(name -> name.endsWith("-succeeds"));
        recommendation.constraints().forEach(Assurances::keeps);
        assertThat(recommendation.probabilityOfAll()).isBetween(0.0, 1.0);
        assertThat(recommendation.objective().isPresent())
                .isEqualTo(problem.objective().isPresent());
        recommendation.objective().ifPresent(Assurances::keeps);
        assertThat(recommendation.why()).isNotBlank().doesNotContain("NaN");
        if (recommendation.confident() && problem.jointConfidence().isEmpty()) {
            assertThat(recommendation.constraints()).allMatch(c -> c.probability() >= c.required() - 1e-12);
        }
    }

    void keeps(Surfaces.At at) {
        at.constraints().forEach(Assurances::keeps);
        at.objective().ifPresent(Assurances::keeps);
        assertThat(at.allowed()).isEqualTo(problem.allows(at.point()));
        assertThat(at.probabilityOfAll()).isBetween(0.0, 1.0);
        assertThat(at.logAcquisition()).isNotNaN().isLessThan(Double.POSITIVE_INFINITY);
    }

    private static void keeps(Chance chance) {
        assertThat(chance.probability()).isBetween(0.0, 1.0);
    }

    private static void keeps(Estimate estimate) {
        assertThat(estimate.mean()).isFinite();
        assertThat(estimate.deviation()).isNotNaN().isNotNegative();
        assertThat(estimate.lower()).isNotNaN().isLessThanOrEqualTo(estimate.upper());
    }
}
