package dev.brink.report.panel;

import dev.brink.report.svg.Place;
import dev.brink.report.svg.Svg;

/** One small picture of a sheet. All have the same size. */
public interface Panel {
    double WIDTH = 306;
    double HEIGHT = 278;

    void draw(Svg svg, Place corner);
}
