package dev.brink.report.panel;

import dev.brink.report.svg.Box;
import dev.brink.report.svg.Ink;
import dev.brink.report.svg.Place;
import dev.brink.report.svg.Svg;
import java.util.List;

/** What stands around the inside of a panel: its title, its axes and their numbers. */
final class Frame {
    private static final double LEFT = 56;
    private static final double TOP = 26;
    private static final double SIZE = 196;
    private static final int LONGEST_TITLE = 44;
    private static final int LONGEST_NAME = 30;
    private static final double LETTER = 5.6;

    private final Svg svg;
    private final Box inside;

    Frame(Svg svg, Place corner) {
        this.svg = svg;
        this.inside = new Box(corner.x() + LEFT, corner.y() + TOP, SIZE, SIZE);
    }

    Box inside() {
        return inside;
    }

    void title(String title) {
        svg.bold(new Place(inside.left() - 30, inside.top() - 10), "start", 12, Ink.STRONG, cut(title, LONGEST_TITLE));
    }

    void close() {
        svg.frame(inside, Ink.STRONG);
    }

    void horizontal(ParameterAxis axis) {
        double free = inside.left() - LEFT;
        for (ParameterAxis.Tick tick : axis.ticks()) {
            Place at = inside.at(tick.at(), 0);
            svg.line(at, at.plus(0, 4), Ink.STRONG, 1);
            double half = tick.label().length() * LETTER / 2;
            if (at.x() - half > free) {
                svg.text(at.plus(0, 15), "middle", 10, Ink.SOFT, tick.label());
                free = at.x() + half;
            }
        }
        svg.text(inside.at(0.5, 0).plus(0, 32), "middle", 11, Ink.SOFT, cut(axis.name(), LONGEST_NAME));
    }

    void vertical(ParameterAxis axis) {
        vertical(axis.ticks(), axis.name());
    }

    void vertical(List<ParameterAxis.Tick> ticks, String name) {
        for (ParameterAxis.Tick tick : ticks) {
            Place at = inside.at(0, tick.at());
            svg.line(at, at.plus(-4, 0), Ink.STRONG, 1);
            svg.text(at.plus(-6, 3.5), "end", 10, Ink.SOFT, tick.label());
        }
        if (!name.isEmpty()) {
            svg.upwards(
                    new Place(inside.left() - LEFT + 11, inside.at(0, 0.5).y()), 11, Ink.SOFT, cut(name, LONGEST_NAME));
        }
    }

    private static String cut(String text, int longest) {
        return text.length() <= longest ? text : text.substring(0, longest - 1) + "…";
    }
}
