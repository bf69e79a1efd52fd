package dev.brink.testkit;

import java.util.function.ToDoubleBiFunction;

/**
 * A number by which draws are compared. It may depend on the data as well: the log-likelihood, or the distance from a
 * statistic of the data, catches errors that no parameter on its own shows (Modrák et al. 2023).
 */
record Quantity<P, D>(String name, ToDoubleBiFunction<P, D> function) {

    Quantity {
        if (name.isBlank() || name.contains(",") || name.contains("|")) {
            throw new IllegalArgumentException("A quantity is named '" + name
                    + "': give it a name without commas and bars, which its tables use as separators.");
        }
    }

    /** The value, which must be a number: a NaN has no rank. */
    double of(P parameters, D data) {
        double value = function.applyAsDouble(parameters, data);
        if (Double.isNaN(value)) {
            throw new IllegalStateException(
                    "Quantity '" + name + "' is NaN for " + parameters + ": correct the model, sampler or quantity.");
        }
        return value;
    }
}
