package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.CalibrationDocs;
import dev.brink.testkit.MarkedPart;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The promise of {@code 1 - delta}, through the whole optimizer: over problems drawn from the model, constraints hold in
 * truth at the points that are recommended with confidence, as often as was asked.
 */
class PromiseTest {
    private static final double LEVEL = 1e-3;
    private static final ForkJoinPool POOL = new ForkJoinPool(2);

    @AfterAll
    static void close() {
        POOL.shutdown();
    }

    /** Answers to one problem: those of the optimizer, and those of one that takes no notice of confidences. */
    private record Answers(Answer right, Answer careless) {}

    private static List<Answer> answers(int problems, int measurements, long seed) {
        return Parallel.on(POOL).map(problems, i -> {
            DrawnProblem drawn = new DrawnProblem(RandomStream.of(seed).split(i));
            return drawn.answer(drawn.optimized(measurements));
        });
    }

    private static List<Answers> answersOfBoth(int problems, int measurements, long seed) {
        return Parallel.on(POOL).map(problems, i -> {
            DrawnProblem drawn = new DrawnProblem(RandomStream.of(seed).split(i));
            Optimizer optimizer = drawn.optimized(measurements);
            return new Answers(drawn.answer(optimizer), drawn.careless(optimizer.history()));
        });
    }

    /** The same answers where a constraint is read the wrong way round are found by the same criterion. */
    @Test
    void quick() {
        List<Answer> answers = answers(12, 10, 1);
        Promises promises = new Promises(answers);
        assertThat(promises.confident()).isGreaterThanOrEqualTo(4);
        promises.kept(LEVEL).assertPasses();
        assertThat(new Promises(answers.stream().map(Answer::reversed).toList())
                        .kept(LEVEL)
                        .passes())
                .isFalse();
    }

    @Tag("long")
    @Test
    void thorough() {
        List<Answers> answers = answersOfBoth(500, 30, 2014);
        Promises right = new Promises(answers.stream().map(Answers::right).toList());
        Promises careless = new Promises(answers.stream().map(Answers::careless).toList());
        CalibrationDocs.document()
                .ifPresent(document -> new MarkedPart("promises").replace(document, markdown(right, careless)));
        right.kept(LEVEL).assertPasses();
        assertThat(careless.kept(LEVEL).passes()).isFalse();
    }

    private static String markdown(Promises right, Promises careless) {
        return right.markdown()
                + "\nThe same judgement of answers to the same measurements that only ask for 0.5, whatever"
                + " was asked:\n\n" + careless.markdown();
    }

    /** Where no notice is taken of the confidence, what is at the edge holds half of the time, and the rest always. */
    @Test
    void carelessPromisesAreFound() {
        assertThat(simulated(0.5).kept(LEVEL).passes()).isFalse();
        assertThat(simulated(0.75).kept(LEVEL).passes()).isFalse();
        simulated(0.95).kept(LEVEL).assertPasses();
    }

    /** As many answers as the thorough test may have, where constraints at the edge hold with one probability. */
    private static Promises simulated(double probabilityAtEdge) {
        RandomGenerator random = RandomStream.of(3).generator();
        List<ConstraintKind> kinds = List.of(ConstraintKind.values());
        List<Answer> answers = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            double asked = DrawnProblem.CONFIDENCES.get(i % DrawnProblem.CONFIDENCES.size());
            ConstraintKind kind = kinds.get(i % kinds.size());
            answers.add(new Answer(
                    true,
                    List.of(
                            new Promise(kind, asked, asked, random.nextDouble() < probabilityAtEdge),
                            new Promise(kind, asked, 0.999, true))));
        }
        return new Promises(answers);
    }
}
