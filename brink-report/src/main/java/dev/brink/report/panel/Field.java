package dev.brink.report.panel;

import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** Numbers on the crossings of a lattice, or one for each of its cells. */
public final class Field {
    private final double[][] rows; // from the bottom up

    private Field(double[][] rows) {
        this.rows = rows;
    }

    /** The numbers row by row, the lowest row first. */
    public static Field of(List<Double> numbers, int columns) {
        double[][] rows = new double[numbers.size() / columns][columns];
        for (int i = 0; i < numbers.size(); i++) {
            rows[i / columns][i % columns] = numbers.get(i);
        }
        return new Field(rows);
    }

    public int columns() {
        return rows[0].length;
    }

    public int rows() {
        return rows.length;
    }

    public double at(int column, int row) {
        return rows[row][column];
    }

    /** Infinite values aside; 0 if there is no other. */
    public double least() {
        return Arrays.stream(rows)
                .flatMapToDouble(Arrays::stream)
                .filter(Double::isFinite)
                .min()
                .orElse(0);
    }

    /** Infinite values aside; 0 if there is no other. */
    public double most() {
        return Arrays.stream(rows)
                .flatMapToDouble(Arrays::stream)
                .filter(Double::isFinite)
                .max()
                .orElse(0);
    }

    public Field map(DoubleUnaryOperator change) {
        return new Field(Arrays.stream(rows)
                .map(row -> Arrays.stream(row).map(change).toArray())
                .toArray(double[][]::new));
    }
}
