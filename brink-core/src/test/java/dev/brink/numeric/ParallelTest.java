package dev.brink.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(60)
class ParallelTest {
    private static final ForkJoinPool FORK_JOIN = new ForkJoinPool(2);
    private static final ExecutorService THREADS = Executors.newFixedThreadPool(2);

    @AfterAll
    static void close() {
        FORK_JOIN.shutdown();
        THREADS.shutdown();
    }

    static List<Parallel> all() {
        return List.of(Parallel.none(), Parallel.on(FORK_JOIN), Parallel.on(THREADS));
    }

    @ParameterizedTest
    @MethodSource("all")
    void resultsComeInTheOrderOfTheirIndices(Parallel parallel) {
        for (int count : new int[] {0, 1, 2, 3, 1000}) {
            assertThat(parallel.map(count, i -> i * i))
                    .isEqualTo(IntStream.range(0, count).map(i -> i * i).boxed().toList());
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void randomWorkByPurposeGivesTheSameOnAnyThread(Parallel parallel) {
        IntFunction<Double> work = i -> RandomStream.of(3).split(i).generator().nextGaussian();
        assertThat(parallel.map(100, work)).isEqualTo(Parallel.none().map(100, work));
    }

    @ParameterizedTest
    @MethodSource("all")
    void aRuntimeExceptionArrivesAsItWasThrown(Parallel parallel) {
        RuntimeException thrown = new IllegalArgumentException("piece 3 is broken");
        assertThatThrownBy(() -> parallel.map(8, i -> failAt(3, i, thrown))).isSameAs(thrown);
        assertThatThrownBy(() -> parallel.map(1, i -> failAt(0, i, thrown))).isSameAs(thrown);
    }

    @ParameterizedTest
    @MethodSource("all")
    void theFirstOfSeveralFailuresIsTheOneOfLowestIndex(Parallel parallel) {
        assertThatThrownBy(() -> parallel.map(20, i -> {
                    if (i >= 5) {
                        throw new IllegalStateException("piece " + i);
                    }
                    return i;
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("piece 5");
    }

    @ParameterizedTest
    @MethodSource("all")
    void anErrorArrivesAsThatError(Parallel parallel) {
        Error thrown = new OutOfMemoryError("of this test");
        assertThatThrownBy(() -> parallel.map(8, i -> {
                    if (i == 2) {
                        throw thrown;
                    }
                    return i;
                }))
                .isSameAs(thrown);
    }

    @Test
    void nestedWorkOnAForkJoinPoolDoesNotDeadlock() {
        Parallel parallel = Parallel.on(FORK_JOIN);
        List<Integer> sums =
                parallel.map(8, i -> sum(parallel.map(8, j -> sum(parallel.map(8, k -> 100 * i + 10 * j + k)))));
        assertThat(sums)
                .isEqualTo(IntStream.range(0, 8)
                        .map(i -> 64 * (100 * i + 35) + 224)
                        .boxed()
                        .toList());
    }

    @Test
    void workIsSharedAmongThreads() {
        // Each piece waits for the other, so that one thread alone would never end.
        CountDownLatch both = new CountDownLatch(2);
        assertThat(Parallel.on(THREADS).map(2, i -> {
                    both.countDown();
                    return awaits(both);
                }))
                .containsExactly(true, true);
    }

    @Test
    void aSinglePieceStaysOnTheCallingThread() {
        assertThat(Parallel.on(THREADS).map(1, i -> Thread.currentThread())).containsExactly(Thread.currentThread());
    }

    @Test
    void anInterruptEndsTheWaitAndIsKept() {
        // Nothing ever opens the gate: only the interrupt ends the wait, of the caller and of the pieces.
        CountDownLatch gate = new CountDownLatch(1);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Parallel.on(THREADS).map(2, i -> awaits(gate)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Interrupted")
                .hasCauseInstanceOf(InterruptedException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    private static int failAt(int broken, int index, RuntimeException thrown) {
        if (index == broken) {
            throw thrown;
        }
        return index;
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).sum();
    }

    private static boolean awaits(CountDownLatch latch) {
        try {
            return latch.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
