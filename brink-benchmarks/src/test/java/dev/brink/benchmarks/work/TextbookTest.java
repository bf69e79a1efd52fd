package dev.brink.benchmarks.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TextbookTest {
    private static final Size SIZE = new Size(37, 5);

    @Test
    void textbookLoopsFactoriseTheSameMatrix() {
        assertThat(new CholeskyWork(SIZE).run(0)).isCloseTo(new TextbookCholeskyWork(SIZE).run(0), within(1e-13));
    }

    @Test
    void textbookLoopsComputeTheSameKernel() {
        assertThat(new KernelWork(SIZE).run(0)).isCloseTo(new TextbookKernelWork(SIZE).run(0), within(1e-14));
    }
}
