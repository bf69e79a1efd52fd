package dev.brink.report.panel;

import dev.brink.report.svg.Ink;
import dev.brink.report.svg.Mark;

/**
 * A mark in a panel.
 *
 * @param x share of the way from left to right
 * @param y share of the way from bottom to top in a map; the value itself beside a curve
 * @param fades whether it lies outside of the plane that is shown
 * @param note shows on pointing at it
 */
public record Marked(double x, double y, Mark mark, boolean fades, String note) {
    private static final double FADED = 0.6;

    Ink ink() {
        return mark == Mark.STAR ? Ink.STAR : Ink.STRONG;
    }

    double opacity() {
        return fades ? FADED : 1;
    }
}
