package dev.brink.problem;

/** The interval [0, 1] and its division into equal cells. */
final class UnitInterval {
    private UnitInterval() {}

    static double clamp(double u) {
        return Math.max(0, Math.min(1, u));
    }

    /** The middle of the cell with this index, out of so many: {@code (i + 1/2)/n}. */
    static double centre(double index, double cells) {
        return (index + 0.5) / cells;
    }

    /** The index, as a whole double, of the cell that holds the coordinate. */
    static double cell(double u, double cells) {
        return Math.min(Math.floor(clamp(u) * cells), cells - 1);
    }
}
