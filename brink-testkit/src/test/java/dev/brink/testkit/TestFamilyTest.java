package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class TestFamilyTest {
    private static TestFamily of(double... pValues) {
        return new TestFamily(
                "family",
                Arrays.stream(pValues)
                        .mapToObj(p -> new SignificanceTest("p " + p, 1, p))
                        .toList(),
                0.1);
    }

    @Test
    void sharesTheLevelOut() {
        assertThat(of(0.06).passes()).isFalse();
        assertThat(of(0.11, 0.06).passes()).isTrue();
        assertThat(of(0.9, 0.04).passes()).isFalse();
        assertThat(of(0.9, 0.04).worst().pValue()).isEqualTo(0.04);
        assertThat(of(0.9, 0.04).pValue()).isEqualTo(0.08);
        assertThat(of(0.9, 0.8).pValue()).isEqualTo(1);
    }

    @Test
    void failsOnNan() {
        TestFamily family = of(0.5, Double.NaN);
        assertThat(family.passes()).isFalse();
        assertThat(family.worst().name()).isEqualTo("p NaN");
    }

    @Test
    void showsEveryTest() {
        assertThatThrownBy(() -> of(0.9, 0.04).assertPasses())
                .hasMessageContaining("family: rejected at level 0.100, which is 0.0500 for each of 2 tests")
                .hasMessageContaining("FAIL p 0.04")
                .hasMessageContaining("     p 0.9");
        assertThat(of(0.9, 0.04).markdown()).isEqualTo("""
                        | test | statistic | p-value | verdict |
                        |---|---:|---:|---|
                        | p 0.9 | 1.000 | 0.900 | passes |
                        | p 0.04 | 1.000 | 0.0400 | **rejected** |
                        """);
    }

    @Test
    void refusesToBeEmpty() {
        assertThatThrownBy(() -> new TestFamily("family", List.of(), 0.1)).hasMessageContaining("has no tests");
    }
}
