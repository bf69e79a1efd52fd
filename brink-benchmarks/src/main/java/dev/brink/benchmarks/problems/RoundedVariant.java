package dev.brink.benchmarks.problems;

import dev.brink.observation.Observation;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/** Numbers without noise, printed to so many digits; that there is no noise is for the optimizer to find out. */
final class RoundedVariant extends Variant {
    private final MathContext digits;

    RoundedVariant(TestProblem truth, int digits) {
        super(truth);
        PerConstraint.require(digits >= 1, truth, "number of digits", digits, "at least 1");
        this.digits = new MathContext(digits);
    }

    @Override
    Optional<Observation> observeObjective(double value) {
        return printed(value);
    }

    @Override
    Optional<Observation> observeConstraint(int k, double value) {
        return printed(value);
    }

    private Optional<Observation> printed(double value) {
        return Double.isFinite(value)
                ? number(new BigDecimal(value).round(digits).doubleValue())
                : Optional.empty();
    }
}
