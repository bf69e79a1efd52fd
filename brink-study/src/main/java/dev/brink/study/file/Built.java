package dev.brink.study.file;

import java.util.Optional;
import java.util.function.Supplier;

/** Lets the core build a part of the problem; what the core refuses is a mistake where that part stands in the file. */
final class Built {
    private Built() {}

    static <T> Optional<T> in(Block block, Supplier<T> building) {
        try {
            return Optional.of(building.get());
        } catch (IllegalArgumentException refused) {
            block.mistakeHere(String.valueOf(refused.getMessage()));
            return Optional.empty();
        }
    }
}
