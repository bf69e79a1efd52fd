package dev.brink.data;

/**
 * How probable it is that a constraint holds at a point, and how probable it must be.
 *
 * @param constraint its name
 */
public record Chance(String constraint, double probability, double required) {
    public boolean isEnough() {
        return probability >= required;
    }
}
