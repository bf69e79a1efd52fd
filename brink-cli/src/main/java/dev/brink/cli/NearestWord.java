package dev.brink.cli;

import dev.brink.text.Spelling;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The known word that a mistyped one was probably meant to be. */
final class NearestWord {
    private NearestWord() {}

    /** Leading dashes do not count: {@code version} is near {@code --version}. */
    static Optional<String> to(String word, Collection<String> known) {
        Map<String, String> byPlainWord = new LinkedHashMap<>();
        known.forEach(candidate -> byPlainWord.putIfAbsent(plain(candidate), candidate));
        return Spelling.nearest(plain(word), byPlainWord.keySet()).map(byPlainWord::get);
    }

    private static String plain(String word) {
        return word.replaceFirst("^-+", "");
    }
}
