package dev.brink.problem;

import dev.brink.text.Text;
import java.util.List;
import java.util.Optional;

/** Something that can be run at a point: what it costs, and the names of the functions that it reveals together. */
public record Task(String name, Cost cost, List<String> reveals) {
    public Task {
        Rules.requireName("A task", name);
        reveals = List.copyOf(reveals);
        if (cost instanceof Cost.Fixed fixed && (!(fixed.amount() > 0) || Double.isInfinite(fixed.amount()))) {
            throw new InvalidProblemException("Task '" + name + "' costs " + Text.number(fixed.amount())
                    + ", but a cost must be finite and more than 0: use 1 if it does not matter.");
        }
        Optional<String> repeated = Rules.firstRepeated(reveals);
        if (repeated.isPresent()) {
            throw new InvalidProblemException("Task '" + name + "' reveals '" + repeated.get()
                    + "' twice, but one run reveals a function once: remove one of them.");
        }
    }

    /** A task that costs the same everywhere. */
    public Task(String name, double cost, List<String> reveals) {
        this(name, Cost.fixed(cost), reveals);
    }
}
