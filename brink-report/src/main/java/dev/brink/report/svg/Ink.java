package dev.brink.report.svg;

import java.util.Locale;

/** What something is drawn with, by its part in the drawing; its colours in light and dark are the theme's. */
public enum Ink {
    /** Titles, frames and marks. */
    STRONG,
    /** Numbers at axes and explanations. */
    SOFT,
    /** Lines that only help the eye. */
    FAINT,
    /** The colour of the page. */
    PAPER,
    /** The recommended point. */
    STAR,
    /** The first curve of a chart. */
    FIRST,
    /** The second curve of a chart. */
    SECOND;

    String fill() {
        return name().toLowerCase(Locale.ROOT) + "-fill";
    }

    String stroke() {
        return name().toLowerCase(Locale.ROOT) + "-stroke";
    }
}
