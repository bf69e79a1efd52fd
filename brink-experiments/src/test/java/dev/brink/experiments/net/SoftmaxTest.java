package dev.brink.experiments.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SoftmaxTest {
    @Test
    void aGuessLosesTheLogarithmOfTen() {
        assertThat(Softmax.loss(new float[10], 3)).isCloseTo(Math.log(10), within(1e-15));
    }

    @Test
    void largeSumsDoNotOverflow() {
        assertThat(Softmax.loss(new float[] {1e30f, 0}, 0)).isZero();
        assertThat(Softmax.loss(new float[] {1e30f, 0}, 1)).isEqualTo((double) 1e30f);
        assertThat(Softmax.loss(new float[] {Float.NaN, 0}, 1)).isNaN();
        assertThat(Softmax.loss(new float[] {Float.POSITIVE_INFINITY, 0}, 1)).isNaN();
    }

    @Test
    void derivativesAreProbabilitiesLessTheLabel() {
        float[] sums = {(float) Math.log(1), (float) Math.log(3)};

        Softmax.differentiate(sums, 1, 2);

        assertThat(sums[0]).isCloseTo(0.5f, within(1e-6f));
        assertThat(sums[1]).isCloseTo(-0.5f, within(1e-6f));
    }

    @Test
    void theLowestOfTheBest() {
        assertThat(Softmax.best(new float[] {1, 4, 4, 2})).isEqualTo(1);
    }
}
