package dev.brink.study.file;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.Node;

/** Collects what is wrong in a file, so that all of it can be said at once. */
final class Mistakes {
    private final String file;
    private final List<Mistake> found = new ArrayList<>();

    Mistakes(String file) {
        this.file = file;
    }

    void add(Node node, String message) {
        add(node.getStartMark(), 0, message);
    }

    /** A mistake some characters after the mark. */
    void add(Optional<Mark> mark, int further, String message) {
        int line = mark.map(Mark::getLine).orElse(0);
        int column = mark.map(Mark::getColumn).orElse(0);
        found.add(new Mistake(file, line + 1, column + further + 1, message));
    }

    boolean isEmpty() {
        return found.isEmpty();
    }

    void throwIfAny() {
        if (!found.isEmpty()) {
            throw failure();
        }
    }

    InvalidStudyFileException failure() {
        return new InvalidStudyFileException(found.stream()
                .sorted(Comparator.comparingInt(Mistake::line).thenComparingInt(Mistake::column))
                .toList());
    }
}
