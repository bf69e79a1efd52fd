package dev.brink.report.svg;

/** Somewhere in a drawing, in pixels from its upper left corner. */
public record Place(double x, double y) {
    public Place plus(double right, double down) {
        return new Place(x + right, y + down);
    }
}
