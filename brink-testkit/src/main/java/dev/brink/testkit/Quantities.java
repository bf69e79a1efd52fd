package dev.brink.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleBiFunction;

/** The named quantities of a test, in the order they were given. */
record Quantities<P, D>(List<Quantity<P, D>> list) {

    Quantities {
        list = List.copyOf(list);
    }

    static <P, D> Quantities<P, D> none() {
        return new Quantities<>(List.of());
    }

    Quantities<P, D> with(String name, ToDoubleBiFunction<P, D> function) {
        if (list.stream().anyMatch(quantity -> quantity.name().equals(name))) {
            throw new IllegalArgumentException(
                    "There are two quantities named '" + name + "': give each a name of its own.");
        }
        List<Quantity<P, D>> extended = new ArrayList<>(list);
        extended.add(new Quantity<>(name, function));
        return new Quantities<>(extended);
    }

    Quantities<P, D> requireSome() {
        if (list.isEmpty()) {
            throw new IllegalStateException(
                    "There is no quantity to compare: add one, such as quantity(\"mean\", (p, d) -> p.mean()).");
        }
        return this;
    }

    int size() {
        return list.size();
    }

    String name(int index) {
        return list.get(index).name();
    }

    double[] of(P parameters, D data) {
        double[] values = new double[list.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = list.get(i).of(parameters, data);
        }
        return values;
    }

    /** Row {@code i} of the transpose: the values of quantity {@code i} over all draws. */
    static double[] column(List<double[]> rows, int index) {
        return rows.stream().mapToDouble(row -> row[index]).toArray();
    }
}
