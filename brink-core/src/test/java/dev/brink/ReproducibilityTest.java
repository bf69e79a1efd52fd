package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.Suggestion;
import dev.brink.problem.Problem;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same problem, settings, history and pending suggestions give the same suggestion. */
class ReproducibilityTest {
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aRestartChangesNothing(boolean coupled) {
        Problem problem = coupled ? Studies.coupled() : Studies.decoupled();
        Settings settings = Studies.quick(3);
        Optimizer optimizer = new Optimizer(problem, settings);
        for (int n : new int[] {5, 6, 11, 17, 24, 25, 26, 30}) {
            Studies.run(optimizer, n);
            Optimizer restarted = new Optimizer(optimizer.history(), settings);
            Suggestion suggestion = optimizer.ask();
            assertThat(restarted.ask()).as("after %d measurements", n).isEqualTo(suggestion);
            assertThat(restarted.recommend()).isEqualTo(optimizer.recommend());
            optimizer.tell(Studies.measured(problem, suggestion));
        }
    }

    @Test
    void aRestartThatExpectsWhatIsPendingChangesNothing() {
        for (int n : new int[] {3, 8, 13}) {
            Optimizer optimizer = Studies.run(new Optimizer(Studies.coupled(), Studies.quick(4)), n);
            List<Suggestion> pending = List.of(optimizer.ask(), optimizer.ask());
            Optimizer restarted = new Optimizer(optimizer.history(), Studies.quick(4));
            pending.forEach(restarted::expect);
            assertThat(restarted.pending()).isEqualTo(pending);
            assertThat(restarted.ask()).isEqualTo(optimizer.ask());
        }
    }

    @Test
    void whatWasAskedBeforeChangesNothing() {
        Optimizer quiet = new Optimizer(Studies.decoupled(), Studies.quick(5));
        Optimizer busy = new Optimizer(Studies.decoupled(), Studies.quick(5));
        for (int n = 1; n <= 14; n++) {
            busy.recommend();
            busy.surfaces();
            busy.withdraw(busy.ask());
            Suggestion suggestion = quiet.ask();
            Suggestion again = busy.ask();
            assertThat(again.point()).isEqualTo(suggestion.point());
            assertThat(again.task()).isEqualTo(suggestion.task());
            assertThat(again.logAcquisition()).isEqualTo(suggestion.logAcquisition());
            assertThat(again.taskValues()).isEqualTo(suggestion.taskValues());
            quiet.tell(Studies.measured(Studies.decoupled(), suggestion));
            busy.tell(Studies.measured(Studies.decoupled(), again));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void threadsChangeNothing(boolean coupled) {
        Problem problem = coupled ? Studies.coupled() : Studies.decoupled();
        ForkJoinPool pool = new ForkJoinPool(2);
        try {
            Optimizer alone = new Optimizer(problem, Studies.quick(6));
            Optimizer together = new Optimizer(problem, Studies.quick(6).on(pool));
            for (int n = 1; n <= 14; n++) {
                Suggestion suggestion = alone.ask();
                assertThat(together.ask()).isEqualTo(suggestion);
                alone.tell(Studies.measured(problem, suggestion));
                together.tell(Studies.measured(problem, suggestion));
            }
            alone.ask();
            together.ask();
            assertThat(together.ask()).isEqualTo(alone.ask());
            assertThat(together.recommend()).isEqualTo(alone.recommend());
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void anotherSeedGivesOtherSuggestions() {
        Optimizer optimizer = Studies.run(new Optimizer(Studies.coupled(), Studies.quick(7)), 7);
        assertThat(new Optimizer(Studies.coupled(), Studies.quick(8)).ask().point())
                .isNotEqualTo(
                        new Optimizer(Studies.coupled(), Studies.quick(7)).ask().point());
        assertThat(new Optimizer(optimizer.history(), Studies.quick(8)).ask().point())
                .isNotEqualTo(optimizer.ask().point());
    }
}
