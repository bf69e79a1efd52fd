package dev.brink.report.panel;

import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.problem.SearchSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Two parameters that vary while all others stay as they are at one point. */
public final class Plane {
    /** Crossings of the lattice along an axis: four pixels apart. */
    private static final int LATTICE = 50;

    /** Cells along an axis where each takes joint draws with all others. */
    private static final int COARSE = 21;

    private final SearchSpace space;
    private final Point through;
    private final ParameterAxis x;
    private final ParameterAxis y;

    /** @throws IllegalArgumentException if there is no parameter of that name, or both are the same */
    public Plane(Problem problem, Point through, String x, String y) {
        this.space = problem.space();
        this.through = through;
        this.x = Slice.axis(space, x);
        this.y = Slice.axis(space, y);
        if (x.equals(y)) {
            throw new IllegalArgumentException("Parameter '" + x
                    + "' was asked for along both axes of a picture, but they must differ: name another for y.");
        }
    }

    public ParameterAxis x() {
        return x;
    }

    public ParameterAxis y() {
        return y;
    }

    /** Whether values run together along both axes, so that levels can be drawn as lines. */
    private boolean isSmooth() {
        return !x.hasCells() && !y.hasCells();
    }

    /** Whether the field has a number for each crossing of a lattice rather than for each cell. */
    boolean isLattice(Field field) {
        return isSmooth() && field.columns() == LATTICE;
    }

    public int columns() {
        return isSmooth() ? LATTICE : x.cells(LATTICE).size();
    }

    /** Row by row from the lowest: the crossings of a lattice, or the middles of cells where an axis has cells. */
    public List<Point> points() {
        if (!isSmooth()) {
            return crossings(middles(x, LATTICE), middles(y, LATTICE));
        }
        List<Double> shares =
                IntStream.range(0, LATTICE).mapToObj(i -> i / (LATTICE - 1.0)).toList();
        return crossings(shares, shares);
    }

    public int coarseColumns() {
        return x.cells(COARSE).size();
    }

    /** Row by row from the lowest, the middles of cells that are few enough for joint draws. */
    public List<Point> coarsePoints() {
        return crossings(middles(x, COARSE), middles(y, COARSE));
    }

    private static List<Double> middles(ParameterAxis axis, int count) {
        return axis.cells(count).stream().map(ParameterAxis.Cell::centre).toList();
    }

    private List<Point> crossings(List<Double> columns, List<Double> rows) {
        List<Point> points = new ArrayList<>();
        for (double up : rows) {
            Slice row = new Slice(space, Slice.moved(space, through, y, up), x);
            columns.forEach(right -> points.add(row.at(right)));
        }
        return points;
    }

    /** Whether a point differs from those of the plane in other parameters. */
    public boolean isOutside(Point point) {
        return space.parameters().stream()
                .map(parameter -> parameter.name())
                .filter(name -> !name.equals(x.name()) && !name.equals(y.name()))
                .anyMatch(name -> !point.value(name).equals(through.value(name)));
    }
}
