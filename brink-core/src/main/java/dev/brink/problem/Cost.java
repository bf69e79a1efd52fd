package dev.brink.problem;

import dev.brink.text.Text;

/** What a run of a task costs, in whatever unit all tasks share: seconds, money, or a number that says how dear it is. */
public sealed interface Cost {
    /** The same at every point. */
    record Fixed(double amount) implements Cost {
        @Override
        public String toString() {
            return Text.number(amount);
        }
    }

    /** Learned, as a function of the point, from what runs have cost. */
    record Measured() implements Cost {
        @Override
        public String toString() {
            return "measured";
        }
    }

    static Cost fixed(double amount) {
        return new Fixed(amount);
    }

    static Cost measured() {
        return new Measured();
    }
}
