package dev.brink.experiments.data;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The numeric form of the German credit data: on each line 24 whole numbers and the class, 1 for a good risk and 2 for a
 * bad one, separated by spaces.
 */
final class CreditFile {
    private static final int ATTRIBUTES = 24;

    private CreditFile() {}

    /** @throws InvalidDataException if a line says something else */
    static Credit read(String file, InputStream stream) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.US_ASCII));
        List<double[]> rows = new ArrayList<>();
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            rows.add(row(file, rows.size() + 1, line));
        }
        if (rows.isEmpty()) {
            throw new InvalidDataException("The file " + file + " is empty, but it should list loans: get it again.");
        }
        double[][] attributes = new double[ATTRIBUTES][rows.size()];
        boolean[] bad = new boolean[rows.size()];
        for (int i = 0; i < bad.length; i++) {
            for (int j = 0; j < ATTRIBUTES; j++) {
                attributes[j][i] = rows.get(i)[j];
            }
            bad[i] = rows.get(i)[ATTRIBUTES] == 2;
        }
        return Credit.of(attributes, bad);
    }

    private static double[] row(String file, int number, String line) {
        String[] words = line.strip().split("\\s+", -1);
        if (words.length != ATTRIBUTES + 1) {
            throw new InvalidDataException("Line " + number + " of " + file + " has " + words.length
                    + " values, but a loan has " + ATTRIBUTES + " and its class: get the file again.");
        }
        double[] row = new double[words.length];
        for (int j = 0; j < words.length; j++) {
            if (!words[j].matches("\\d{1,9}")) {
                throw new InvalidDataException("Line " + number + " of " + file + " has '" + words[j]
                        + "' as its value " + (j + 1) + ", but values are whole numbers: get the file again.");
            }
            row[j] = Integer.parseInt(words[j]);
        }
        if (row[ATTRIBUTES] != 1 && row[ATTRIBUTES] != 2) {
            throw new InvalidDataException("Line " + number + " of " + file + " has the class " + words[ATTRIBUTES]
                    + ", but a risk is 1, good, or 2, bad: get the file again.");
        }
        return row;
    }
}
