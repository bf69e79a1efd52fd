package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.problems.TestProblem;
import dev.brink.benchmarks.problems.TestProblems;
import dev.brink.benchmarks.problems.Variant;
import dev.brink.numeric.RandomStream;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import dev.brink.text.Spelling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * A row of the table: a test problem, how it is seen, whether its functions are measured apart, and the confidence that
 * is asked for. Its name says all of that: {@code branin_disk+binary+decoupled(1,1)+confidence(0.99)}.
 */
final class ProblemRow {
    static final String DECOUPLED = "decoupled";
    static final String REDUNDANT = "redundant";
    static final String CONFIDENCE = "confidence";

    private final String name;
    private final TestProblem truth;
    private final Seen seen;
    private final double[] seenNumbers;
    private final Optional<RowPart> decoupled;
    private final Optional<RowPart> confidence;

    private ProblemRow(String given, TestProblem plain, List<RowPart> parts) {
        Optional<RowPart> redundant = only(given, parts, part -> part.word().equals(REDUNDANT));
        this.truth = redundant.map(part -> withRedundant(given, plain, part)).orElse(plain);
        Optional<RowPart> seenPart =
                only(given, parts, part -> seen(part.word()).isPresent());
        this.decoupled = only(given, parts, part -> part.word().equals(DECOUPLED));
        this.confidence = only(given, parts, part -> part.word().equals(CONFIDENCE));
        this.seen = seenPart.flatMap(part -> seen(part.word())).orElse(Seen.EXACT);
        this.seenNumbers = seenPart.map(RowPart::toArray).orElseGet(() -> new double[0]);
        this.name = truth.id() + text(seenPart) + text(redundant) + text(decoupled) + text(confidence);
        seenPart.ifPresent(part -> seen.check(given, part));
        confidence.ifPresent(part -> requireOneNumber(given, part));
        // Numbers that do not fit the problem are refused here rather than in the middle of a run.
        problem(variant(RandomStream.of(0).generator()));
    }

    /**
     * The row of this name.
     *
     * @throws IllegalArgumentException if there is no such problem, or a part of the name is unknown or does not fit it
     */
    static ProblemRow parse(String given) {
        int plus = given.indexOf('+');
        String id = plus < 0 ? given : given.substring(0, plus);
        List<RowPart> parts = RowPart.parse(given, given.substring(id.length()));
        parts.forEach(part -> requireKnown(given, part.word()));
        return new ProblemRow(given, TestProblems.named(id), parts);
    }

    private static void requireKnown(String given, String word) {
        List<String> known = Arrays.stream(Seen.values())
                .filter(seen -> seen != Seen.EXACT)
                .map(Seen::word)
                .collect(Collectors.toCollection(ArrayList::new));
        known.add(REDUNDANT);
        known.add(DECOUPLED);
        known.add(CONFIDENCE);
        if (!known.contains(word)) {
            throw new IllegalArgumentException(
                    "The row '" + given + "' has the unknown part '" + word + "': " + Spelling.suggestion(word, known));
        }
    }

    private static Optional<Seen> seen(String word) {
        return Arrays.stream(Seen.values())
                .filter(seen -> seen != Seen.EXACT && seen.word().equals(word))
                .findFirst();
    }

    private static Optional<RowPart> only(String given, List<RowPart> parts, Predicate<RowPart> kind) {
        List<RowPart> found = parts.stream().filter(kind).toList();
        if (found.size() > 1) {
            throw new IllegalArgumentException("The row '" + given + "' has both '" + found.get(0) + "' and '"
                    + found.get(1) + "', but only one of them can be: remove the other.");
        }
        return found.stream().findFirst();
    }

    private static String text(Optional<RowPart> part) {
        return part.map(RowPart::toString).orElse("");
    }

    private static TestProblem withRedundant(String given, TestProblem plain, RowPart part) {
        List<Double> numbers = part.numbers();
        if (numbers.size() != 2 || numbers.stream().anyMatch(number -> number < 0 || number != Math.rint(number))) {
            throw new IllegalArgumentException("The row '" + given + "' gives '" + part.word() + "' "
                    + numbers + ", but it takes two whole numbers: write " + part.word()
                    + "(1,2) for a copy of the first constraint and two constraints that hold everywhere.");
        }
        return plain.withRedundant(numbers.get(0).intValue(), numbers.get(1).intValue());
    }

    private static void requireOneNumber(String given, RowPart part) {
        if (part.numbers().size() != 1) {
            throw new IllegalArgumentException("The row '" + given + "' gives '" + part.word() + "' "
                    + part.numbers().size() + " numbers, but it takes one: write " + part.word() + "(0.99).");
        }
    }

    /** The name with its parts in a fixed order and its numbers written in a fixed way. */
    String name() {
        return name;
    }

    TestProblem truth() {
        return truth;
    }

    boolean isDecoupled() {
        return decoupled.isPresent();
    }

    Judged judged() {
        return isDecoupled() ? Judged.RECOMMENDED : seen.judged();
    }

    /** What measures points of this row, with what chance there is in that drawn from the generator. */
    Variant variant(RandomGenerator random) {
        return seen.of(truth, seenNumbers, random);
    }

    /** What a strategy is told of the row. */
    Problem problem(Variant variant) {
        Problem problem = decoupled.isPresent()
                ? variant.toDecoupledProblem(decoupled.get().toArray())
                : variant.toProblem();
        return confidence.isPresent()
                ? withConfidence(problem, confidence.get().numbers().get(0))
                : problem;
    }

    private static Problem withConfidence(Problem problem, double confidence) {
        ProblemBuilder builder = Problem.over(problem.space());
        problem.objective().ifPresent(builder::objective);
        problem.constraints().forEach(constraint -> builder.constraint(constraint.confidence(confidence)));
        problem.tasks()
                .forEach(task ->
                        builder.task(task.name(), task.cost(), task.reveals().toArray(new String[0])));
        return builder.build();
    }

    @Override
    public String toString() {
        return name;
    }
}
