package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class BinomialTest {
    @Test
    void agreesWithScipy() {
        for (ReferenceRow row : ReferenceTable.load(BinomialTest.class, "/reference/binomial.csv")
                .rows()) {
            Binomial binomial = new Binomial(row.integer("trials"), row.get("probability"));
            int k = row.integer("successes");
            Within.relative(binomial.atMost(k), row.get("at_most"), 1e-11, row);
            Within.relative(binomial.atLeast(k), row.get("at_least"), 1e-11, row);
        }
    }

    @Test
    void quantileIsTheLeastCountThatReachesIt() {
        Binomial binomial = new Binomial(50, 0.3);
        for (double p : new double[] {1e-6, 0.005, 0.5, 0.995, 1 - 1e-9}) {
            int k = binomial.quantile(p);
            assertThat(binomial.atMost(k)).isGreaterThanOrEqualTo(p);
            assertThat(binomial.atMost(k - 1)).isLessThan(p);
        }
    }

    @Test
    void coversTheEnds() {
        Binomial certain = new Binomial(5, 1);
        assertThat(certain.atLeast(5)).isEqualTo(1);
        assertThat(certain.atMost(4)).isZero();
        assertThat(certain.twoSided(5)).isEqualTo(1);
        assertThat(new Binomial(5, 0.5).atMost(-1)).isZero();
        assertThat(new Binomial(5, 0.5).atLeast(6)).isZero();
        assertThatThrownBy(() -> new Binomial(5, 1.2)).hasMessageContaining("probability is in [0, 1]");
    }
}
