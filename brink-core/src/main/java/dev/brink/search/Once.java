package dev.brink.search;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value that is made when it is first asked for, once, whichever thread asks. */
final class Once<T> implements Supplier<T> {
    private final Supplier<T> maker;
    private @Nullable T value;

    Once(Supplier<T> maker) {
        this.maker = maker;
    }

    @Override
    public synchronized T get() {
        T made = value;
        if (made == null) {
            made = maker.get();
            value = made;
        }
        return made;
    }
}
