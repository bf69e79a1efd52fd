package dev.brink.benchmarks.regret;

import dev.brink.text.Text;

/**
 * All that decides how a run comes out, but for the program itself.
 *
 * @param budget the most that the tasks may cost together
 * @param recommendEvery a recommendation is asked for whenever so much more has been spent; 0 asks only at the end
 */
record RunKey(String row, String strategy, double budget, double recommendEvery, long seed) {
    /** What all seeds of a line of the table share. */
    RunKey withoutSeed() {
        return new RunKey(row, strategy, budget, recommendEvery, 0);
    }

    @Override
    public String toString() {
        return row + ", " + strategy + ", n = " + Text.number(budget) + ", seed " + seed;
    }
}
