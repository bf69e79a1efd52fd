package dev.brink.benchmarks.problems;

import dev.brink.text.Spelling;
import java.util.List;
import java.util.stream.Stream;

/** All test problems by their id. Variants of the same names circulate with other optima, so the id says which. */
public final class TestProblems {
    private static final List<TestProblem> ALL = Stream.of(
                    BraninProblems.all(),
                    GramacyGardnerProblems.all(),
                    SasenaProblems.all(),
                    HigherDimensionalProblems.all(),
                    EngineeringProblems.all(),
                    GaussianProcessDraws.all())
            .flatMap(List::stream)
            .toList();

    private TestProblems() {}

    public static List<TestProblem> all() {
        return ALL;
    }

    /**
     * The problem with this id.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static TestProblem named(String id) {
        return ALL.stream()
                .filter(problem -> problem.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no test problem '" + id + "': "
                        + Spelling.suggestion(
                                id, ALL.stream().map(TestProblem::id).toList())));
    }
}
