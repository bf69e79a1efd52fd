package dev.brink.cli;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** The known word that a mistyped one was probably meant to be. */
final class NearestWord {
    private NearestWord() {}

    /**
     * The known word with the fewest slips from the given one, and the first of several; none where more than a third
     * of the letters (but at least one of a longer word) would have to be slips. Case and leading dashes do not count:
     * {@code version} is near {@code --version}.
     */
    static Optional<String> to(String word, Collection<String> known) {
        String plain = plain(word);
        int fewest = allowedSlips(plain) + 1;
        Optional<String> nearest = Optional.empty();
        for (String candidate : known) {
            int slips = slips(plain, plain(candidate));
            if (slips < fewest) {
                fewest = slips;
                nearest = Optional.of(candidate);
            }
        }
        return nearest;
    }

    private static String plain(String word) {
        return word.replaceFirst("^-+", "").toLowerCase(Locale.ROOT);
    }

    private static int allowedSlips(String word) {
        return word.length() < 2 ? 0 : Math.max(1, word.length() / 3);
    }

    /**
     * Letters to insert, delete, replace or swap with their neighbour (the optimal string alignment distance): the
     * least number of them that turns {@code a[0..i)} into {@code b[0..j)} is {@code slips[i][j]}.
     */
    private static int slips(String a, String b) {
        int[][] slips = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                slips[i][j] = Math.min(i, j) == 0 ? Math.max(i, j) : fewest(slips, a, b, i, j);
            }
        }
        return slips[a.length()][b.length()];
    }

    private static int fewest(int[][] slips, String a, String b, int i, int j) {
        int replaced = slips[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int least = Math.min(replaced, 1 + Math.min(slips[i - 1][j], slips[i][j - 1]));
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(least, slips[i - 2][j - 2] + 1) : least;
    }
}
