package dev.brink.report.panel;

import dev.brink.report.svg.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The loops around all that is at least as high as a level, by marching squares: a loop crosses the edges of the lattice
 * between a crossing that is high enough and one that is not, at the place that a straight line between their values
 * gives. Outside of the lattice nothing is high enough, so every loop closes.
 */
final class Contours {
    private final Field field;
    private final double level;
    private final Map<Edge, Edge> next = new HashMap<>();

    /** The edge from one crossing to the one on its right or above it. */
    private record Edge(int column, int row, boolean upwards) {}

    private Contours(Field field, double level) {
        this.field = field;
        this.level = level;
    }

    /** The loops, in shares of the way from the first to the last column (x) and row (y). */
    static List<List<Place>> atLeast(Field field, double level) {
        Contours contours = new Contours(field, level);
        for (int row = -1; row < field.rows(); row++) {
            for (int column = -1; column < field.columns(); column++) {
                contours.cross(column, row);
            }
        }
        return contours.loops();
    }

    /** The loops without what runs along the outer edge of the lattice: only where the field itself crosses the level. */
    static List<List<Place>> lines(Field field, double level) {
        List<List<Place>> lines = new ArrayList<>();
        for (List<Place> loop : atLeast(field, level)) {
            List<Place> line = new ArrayList<>();
            for (Place place : loop) {
                boolean alongEdge = !line.isEmpty() && isOnSameEdge(line.get(line.size() - 1), place);
                if (alongEdge && line.size() > 1) {
                    lines.add(List.copyOf(line));
                }
                if (alongEdge) {
                    line.clear();
                }
                line.add(place);
            }
            if (line.size() > 1) {
                lines.add(line);
            }
        }
        return lines;
    }

    private static boolean isOnSameEdge(Place one, Place other) {
        boolean sideways = one.x() == other.x() && (one.x() == 0 || one.x() == 1);
        boolean above = one.y() == other.y() && (one.y() == 0 || one.y() == 1);
        return sideways || above;
    }

    /** Goes through the square above and to the right of a crossing, with what is high on the left hand. */
    private void cross(int column, int row) {
        boolean[] high = {
            isHigh(column, row), isHigh(column + 1, row), isHigh(column + 1, row + 1), isHigh(column, row + 1)
        };
        Edge[] sides = {
            new Edge(column, row, false),
            new Edge(column + 1, row, true),
            new Edge(column, row + 1, false),
            new Edge(column, row, true)
        };
        // Counter-clockwise round the square, a path enters where high turns to low and leaves at the next turn to
        // high.
        for (int side = 0; side < 4; side++) {
            if (high[side] && !high[(side + 1) % 4]) {
                int leaving = side;
                do {
                    leaving = (leaving + 1) % 4;
                } while (high[leaving] || !high[(leaving + 1) % 4]);
                next.put(sides[side], sides[leaving]);
            }
        }
    }

    private boolean isHigh(int column, int row) {
        return value(column, row) >= level;
    }

    private double value(int column, int row) {
        boolean inside = column >= 0 && column < field.columns() && row >= 0 && row < field.rows();
        return inside ? field.at(column, row) : Double.NEGATIVE_INFINITY;
    }

    private List<List<Place>> loops() {
        List<List<Place>> loops = new ArrayList<>();
        while (!next.isEmpty()) {
            List<Place> loop = new ArrayList<>();
            Edge edge = next.keySet().iterator().next();
            while (edge != null) {
                add(loop, place(edge));
                edge = next.remove(edge);
            }
            loops.add(loop);
        }
        return loops;
    }

    /** Leaves out a place that is the same as the last, as at the corners of the lattice. */
    private static void add(List<Place> loop, Place place) {
        if (loop.isEmpty() || !loop.get(loop.size() - 1).equals(place)) {
            loop.add(place);
        }
    }

    private Place place(Edge edge) {
        int otherColumn = edge.upwards() ? edge.column() : edge.column() + 1;
        int otherRow = edge.upwards() ? edge.row() + 1 : edge.row();
        double one = value(edge.column(), edge.row());
        double other = value(otherColumn, otherRow);
        double share = share(one, other);
        double x = edge.column() + (edge.upwards() ? 0 : share);
        double y = edge.row() + (edge.upwards() ? share : 0);
        return new Place(x / (field.columns() - 1), y / (field.rows() - 1));
    }

    /** How far from one value to the other the level is met; beside an infinite value, at the finite one. */
    private double share(double one, double other) {
        if (Double.isInfinite(one) || Double.isInfinite(other)) {
            return Double.isInfinite(one) ? 1 : 0;
        }
        return (level - one) / (other - one);
    }
}
