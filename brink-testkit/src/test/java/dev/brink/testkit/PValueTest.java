package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PValueTest {
    private static final ReferenceTable TABLE = ReferenceTable.load(PValueTest.class, "/reference/p_values.csv");

    @Test
    void agreesWithScipy() {
        for (ReferenceRow row : TABLE.rows()) {
            double x = row.get("statistic");
            double p = switch (row.text("test")) {
                case "normal" -> PValue.normal(x);
                case "student" -> PValue.student(x, row.get("degrees"));
                case "chi-square" -> PValue.chiSquare(x, row.get("degrees"));
                case "kolmogorov" -> PValue.kolmogorov(x);
                default -> throw new IllegalArgumentException(row.toString());
            };
            Within.relative(p, row.get("p"), 1e-12, row);
        }
    }

    @Test
    void isSymmetricWhereTwoSided() {
        assertThat(PValue.normal(-1.3)).isEqualTo(PValue.normal(1.3));
        assertThat(PValue.student(-1.3, 4)).isEqualTo(PValue.student(1.3, 4));
    }

    @Test
    void endsAtOneAndZero() {
        assertThat(PValue.kolmogorov(0)).isEqualTo(1);
        assertThat(PValue.chiSquare(0, 3)).isEqualTo(1);
        assertThat(PValue.normal(Double.POSITIVE_INFINITY)).isZero();
        assertThat(PValue.student(Double.NEGATIVE_INFINITY, 3)).isZero();
    }
}
