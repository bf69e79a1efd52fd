package dev.brink.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name somebody meant when they mistyped it. */
public final class Spelling {
    private Spelling() {}

    /** How an error about an unknown name ends: the name that was probably meant, or else all that are known. */
    public static String suggestion(String unknown, Collection<String> known) {
        return nearest(unknown, known)
                .map(name -> "did you mean '" + name + "'?")
                .orElseGet(() -> known.isEmpty() ? "leave it out." : "known are " + Text.names(known) + ".");
    }

    /** The known name nearest to the given one, if about two thirds of its letters or more agree. */
    public static Optional<String> nearest(String unknown, Collection<String> known) {
        return known.stream()
                .filter(name -> distance(unknown, name) <= Math.max(unknown.length(), name.length()) / 3)
                .min(Comparator.comparingInt(name -> distance(unknown, name)));
    }

    /**
     * The number of letters to insert, delete, replace or swap with their neighbour to turn one word into the other,
     * capitals aside (the restricted Damerau-Levenshtein distance).
     */
    static int distance(String one, String other) {
        String a = one.toLowerCase(Locale.ROOT);
        String b = other.toLowerCase(Locale.ROOT);
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                d[i][j] = i == 0 || j == 0 ? i + j : cheapestEdit(a, b, d, i, j);
            }
        }
        return d[a.length()][b.length()];
    }

    private static int cheapestEdit(String a, String b, int[][] d, int i, int j) {
        int replace = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int best = Math.min(replace, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(best, 1 + d[i - 2][j - 2]) : best;
    }
}
