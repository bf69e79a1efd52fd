package dev.brink.data;

/**
 * What running a task would be worth: one row of the table behind the choice of a task.
 *
 * @param task its name
 * @param cost of running it; where it is learned, what it typically is at the point
 * @param gain expected information about where the constrained minimum lies or, where points are chosen together with
 *     tasks, about its value; in nats
 * @param standardError of the gain, from the finite number of draws behind it
 */
public record TaskValue(String task, double cost, double gain, double standardError) {
    /** What the choice maximises (paper Eq. 12). */
    public double gainPerCost() {
        return gain / cost;
    }
}
