package dev.brink.search;

import dev.brink.problem.SearchSpace;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;

/** All points of a space without continuous parameters, one after the other, in the unit cube. */
final class EveryPoint implements Iterable<double[]> {
    private final SearchSpace space;
    private final double[] first;

    EveryPoint(SearchSpace space) {
        this.space = space;
        this.first = space.place(new double[space.parameters().size()]);
    }

    @Override
    public Iterator<double[]> iterator() {
        return new Iterator<>() {
            private Optional<double[]> next = Optional.of(first);

            @Override
            public boolean hasNext() {
                return next.isPresent();
            }

            @Override
            public double[] next() {
                double[] current = next.orElseThrow(NoSuchElementException::new);
                next = after(current);
                return current;
            }
        };
    }

    /** Counts like an odometer: the first parameter that has a next value takes it, and those before start again. */
    private Optional<double[]> after(double[] point) {
        for (int i = 0; i < space.parameters().size(); i++) {
            Optional<double[]> next = space.step(point, i, 1);
            if (next.isPresent()) {
                double[] turned = space.shares(next.get());
                Arrays.fill(turned, 0, i, 0);
                return Optional.of(space.place(turned));
            }
        }
        return Optional.empty();
    }
}
