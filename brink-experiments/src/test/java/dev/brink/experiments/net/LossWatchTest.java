package dev.brink.experiments.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;

class LossWatchTest {
    @Test
    void whatIsNotFiniteStopsAtOnce() {
        assertThat(new LossWatch().see(Double.NaN)).contains("the loss is not finite");
        assertThat(new LossWatch().see(Double.POSITIVE_INFINITY)).isPresent();
    }

    @Test
    void aLossThatGrowsStopsSoon() {
        assertThat(stoppedAfter(update -> 2.3 * Math.pow(1.01, update))).isEqualTo(200);
    }

    @Test
    void aNetworkThatOnlyGuessesStopsInTheEnd() {
        assertThat(stoppedAfter(update -> 2.31)).isEqualTo(500);
        assertThat(stoppedAfter(update -> update < 1000 ? 0.5 : 2.31)).isEqualTo(1500);
    }

    @Test
    void whatHasLearnedNothingIsNoBetterThanAGuess() {
        LossWatch watch = new LossWatch();
        watch.see(2.31);
        assertThat(watch.noBetterThanAGuess()).contains("the loss is 2.30, and that of a guess is 2.30");
        watch.see(2);
        assertThat(watch.noBetterThanAGuess()).isEmpty();
    }

    @Test
    void aLossThatFallsOrJumpsOnceDoesNotStop() {
        assertThat(stoppedAfter(update -> 2.3 / (1 + update))).isZero();
        assertThat(stoppedAfter(update -> update == 700 ? 60 : 1)).isZero();
        assertThat(stoppedAfter(update -> 2.29)).isZero();
    }

    /** After how many of 2,000 updates the watch says to stop; 0 if it never does. */
    private static int stoppedAfter(IntToDoubleFunction loss) {
        LossWatch watch = new LossWatch();
        for (int update = 0; update < 2000; update++) {
            Optional<String> trouble = watch.see(loss.applyAsDouble(update));
            if (trouble.isPresent()) {
                assertThat(trouble.get()).contains("the loss is");
                return update + 1;
            }
        }
        return 0;
    }
}
