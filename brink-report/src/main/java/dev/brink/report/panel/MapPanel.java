package dev.brink.report.panel;

import dev.brink.report.svg.Box;
import dev.brink.report.svg.Ink;
import dev.brink.report.svg.Place;
import dev.brink.report.svg.Svg;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A function of two parameters from above: bands of colour between levels, marks upon them, and a bar of the colours. */
public final class MapPanel implements Panel {
    private static final double BAR_GAP = 8;
    private static final double BAR_WIDTH = 11;
    private static final double LABEL_DISTANCE = 12;

    private final String title;
    private final Plane plane;
    private final Field field;
    private final Levels levels;
    private final List<String> bandNames;
    private final Optional<Double> line;
    private final Optional<Field> forbidden;
    private final List<Marked> marks;

    private MapPanel(
            String title,
            Plane plane,
            Field field,
            Levels levels,
            List<String> bandNames,
            Optional<Double> line,
            Optional<Field> forbidden,
            List<Marked> marks) {
        this.title = title;
        this.plane = plane;
        this.field = field;
        this.levels = levels;
        this.bandNames = List.copyOf(bandNames);
        this.line = line;
        this.forbidden = forbidden;
        this.marks = List.copyOf(marks);
    }

    /** The field has a number for each of the {@linkplain Plane#points points of the plane}, or for each of its cells. */
    public static MapPanel of(String title, Plane plane, Field field, Levels levels) {
        return new MapPanel(title, plane, field, levels, List.of(), Optional.empty(), Optional.empty(), List.of());
    }

    /** Names its bands, from low to high, instead of writing numbers at their borders. */
    public MapPanel named(String... bands) {
        return new MapPanel(title, plane, field, levels, List.of(bands), line, forbidden, marks);
    }

    /** Draws the line on which the field has this value. */
    public MapPanel withLine(double value) {
        return new MapPanel(title, plane, field, levels, bandNames, Optional.of(value), forbidden, marks);
    }

    /** Hatches what is forbidden: where this field, on the points of the plane, is one rather than zero. */
    public MapPanel hatching(Field ones) {
        return new MapPanel(title, plane, field, levels, bandNames, line, Optional.of(ones), marks);
    }

    public MapPanel marking(List<Marked> more) {
        List<Marked> all = new ArrayList<>(marks);
        all.addAll(more);
        return new MapPanel(title, plane, field, levels, bandNames, line, forbidden, all);
    }

    @Override
    public void draw(Svg svg, Place corner) {
        Frame frame = new Frame(svg, corner);
        Box inside = frame.inside();
        frame.title(title);
        if (plane.isLattice(field)) {
            bands(svg, inside);
        } else {
            cells(svg, inside);
        }
        forbidden.ifPresent(ones -> hatch(svg, inside, ones));
        marks.forEach(
                mark -> svg.mark(inside.at(mark.x(), mark.y()), mark.mark(), mark.ink(), mark.opacity(), mark.note()));
        frame.close();
        frame.horizontal(plane.x());
        frame.vertical(plane.y());
        bar(svg, inside);
    }

    private void bands(Svg svg, Box inside) {
        svg.cell(inside, levels.colour(0));
        Field scaled = field.map(levels::scaled);
        for (int band = 1; band < levels.bands(); band++) {
            double border = levels.scaled(levels.border(band - 1));
            svg.region(placed(inside, Contours.atLeast(scaled, border)), levels.colour(band));
        }
        line.ifPresent(value -> placed(inside, Contours.lines(scaled, levels.scaled(value)))
                .forEach(places -> {
                    // On a rim of the page's colour, since the line often lies where the ground is as dark as itself.
                    svg.path(places, Ink.PAPER, 4, "", 1);
                    svg.path(places, Ink.STRONG, 1.6, "", 1);
                }));
    }

    private static List<List<Place>> placed(Box inside, List<List<Place>> shares) {
        return shares.stream()
                .map(line -> line.stream().map(at -> inside.at(at.x(), at.y())).toList())
                .toList();
    }

    /** Neighbours of the same colour in a column are drawn as one. */
    private void cells(Svg svg, Box inside) {
        List<ParameterAxis.Cell> columns = plane.x().cells(field.columns());
        List<ParameterAxis.Cell> rows = plane.y().cells(field.rows());
        for (int column = 0; column < columns.size(); column++) {
            int from = 0;
            for (int row = 1; row <= rows.size(); row++) {
                if (row == rows.size() || band(column, row) != band(column, from)) {
                    Box box = box(
                            inside,
                            columns.get(column),
                            rows.get(from).from(),
                            rows.get(row - 1).to());
                    svg.cell(box, levels.colour(band(column, from)));
                    from = row;
                }
            }
        }
        borders(svg, inside, columns, true);
        borders(svg, inside, rows, false);
    }

    private int band(int column, int row) {
        return levels.band(field.at(column, row));
    }

    private static Box box(Box inside, ParameterAxis.Cell column, double from, double to) {
        Place upperLeft = inside.at(column.from(), to);
        Place lowerRight = inside.at(column.to(), from);
        return new Box(upperLeft.x(), upperLeft.y(), lowerRight.x() - upperLeft.x(), lowerRight.y() - upperLeft.y());
    }

    /** Values that have a cell each are set apart by a thin line. */
    private void borders(Svg svg, Box inside, List<ParameterAxis.Cell> cells, boolean columns) {
        if (!(columns ? plane.x() : plane.y()).hasCells()) {
            return;
        }
        for (ParameterAxis.Cell cell : cells.subList(1, cells.size())) {
            Place from = columns ? inside.at(cell.from(), 0) : inside.at(0, cell.from());
            Place to = columns ? inside.at(cell.from(), 1) : inside.at(1, cell.from());
            svg.path(List.of(from, to), Ink.PAPER, 1, "", 0.6);
        }
    }

    private void hatch(Svg svg, Box inside, Field ones) {
        if (plane.isLattice(ones)) {
            svg.hatched(placed(inside, Contours.atLeast(ones, 0.5)));
            return;
        }
        List<ParameterAxis.Cell> columns = plane.x().cells(ones.columns());
        List<ParameterAxis.Cell> rows = plane.y().cells(ones.rows());
        for (int column = 0; column < columns.size(); column++) {
            for (int row = 0; row < rows.size(); row++) {
                if (ones.at(column, row) > 0) {
                    svg.hatched(box(
                            inside,
                            columns.get(column),
                            rows.get(row).from(),
                            rows.get(row).to()));
                }
            }
        }
    }

    private void bar(Svg svg, Box inside) {
        double height = inside.height() / levels.bands();
        double left = inside.right() + BAR_GAP;
        double lastLabel = Double.POSITIVE_INFINITY;
        for (int band = 0; band < levels.bands(); band++) {
            double top = inside.bottom() - (band + 1) * height;
            svg.cell(new Box(left, top, BAR_WIDTH, height), levels.colour(band));
            boolean named = !bandNames.isEmpty();
            double y = named ? top + height / 2 : top;
            boolean numbered = band < levels.bands() - 1 && lastLabel - y >= LABEL_DISTANCE;
            if (named || numbered) {
                String label = named ? bandNames.get(band) : levels.label(band);
                svg.text(new Place(left + BAR_WIDTH + 4, y + 3.5), "start", 10, Ink.SOFT, label);
                lastLabel = y;
            }
        }
        svg.frame(new Box(left, inside.top(), BAR_WIDTH, inside.height()), Ink.SOFT);
    }
}
