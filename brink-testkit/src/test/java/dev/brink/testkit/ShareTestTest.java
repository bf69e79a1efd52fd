package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ShareTestTest {
    /** {@code 0.1^3 + 3 0.9 0.1^2}: none or one of three, where each comes true nine times in ten. */
    @Test
    void isTheProbabilityOfNoMore() {
        SignificanceTest test = ShareTest.atLeast("promises", 1, 3, 0.9);
        assertThat(test.pValue()).isCloseTo(0.028, within(1e-15));
        assertThat(test.statistic()).isCloseTo(1.0 / 3 - 0.9, within(1e-15));
        assertThat(test.name()).isEqualTo("promises: 1 of 3 (0.3333) for 0.9000 promised");
    }

    @Test
    void moreThanPromisedIsNoFault() {
        assertThat(ShareTest.atLeast("promises", 50, 50, 0.8).pValue()).isEqualTo(1);
    }

    @Test
    void refusesWhatCannotBeCounted() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ShareTest.atLeast("promises", 4, 3, 0.9))
                .withMessageContaining("'promises' has 4 that came true out of 3");
        assertThatIllegalArgumentException().isThrownBy(() -> ShareTest.atLeast("promises", 0, 0, 0.9));
    }
}
