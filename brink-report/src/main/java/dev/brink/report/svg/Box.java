package dev.brink.report.svg;

/** A rectangle in a drawing. */
public record Box(double left, double top, double width, double height) {
    public double right() {
        return left + width;
    }

    public double bottom() {
        return top + height;
    }

    /** The place at these shares of the way from left to right and from bottom to top. */
    public Place at(double right, double up) {
        return new Place(left + right * width, bottom() - up * height);
    }
}
