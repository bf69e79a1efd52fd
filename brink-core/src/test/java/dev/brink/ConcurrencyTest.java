package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.problem.Problem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Several threads may use one optimizer. */
class ConcurrencyTest {
    private static final int THREADS = 3;
    private static final int EACH = 6;

    @Test
    void threadsGetSuggestionsOfTheirOwnAndNothingIsLost() throws InterruptedException, ExecutionException {
        Problem problem = Studies.coupled();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(1));
        List<Suggestion> all = Collections.synchronizedList(new ArrayList<>());
        Callable<Boolean> worker = () -> {
            for (int i = 0; i < EACH; i++) {
                Suggestion suggestion = optimizer.ask();
                all.add(suggestion);
                optimizer.recommend();
                optimizer.tell(Studies.measured(problem, suggestion));
            }
            return true;
        };
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            for (Future<Boolean> done : threads.invokeAll(Collections.nCopies(THREADS, worker))) {
                assertThat(done.get()).isTrue();
            }
        } finally {
            threads.shutdown();
        }
        assertThat(all).extracting(Suggestion::number).doesNotHaveDuplicates();
        assertThat(all).extracting(Suggestion::point).doesNotHaveDuplicates();
        assertThat(optimizer.pending()).isEmpty();
        assertThat(optimizer.history().measurements())
                .extracting(Measurement::point)
                .containsExactlyInAnyOrderElementsOf(
                        all.stream().map(Suggestion::point).toList());
    }
}
