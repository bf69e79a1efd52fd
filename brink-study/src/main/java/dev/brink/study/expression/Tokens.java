package dev.brink.study.expression;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits an expression into words. */
final class Tokens {
    private static final Pattern NUMBER = Pattern.compile("(\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d+)?");
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_.]*");
    private static final Pattern SIGN = Pattern.compile("<=|>=|==|!=|\\*\\*|&&|\\|\\||[-+*/%^()<>,=!]");

    private final String text;
    private final List<String> names;
    private int at;

    private Tokens(String text, Collection<String> names) {
        this.text = text;
        this.names = names.stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
    }

    /** The words; a known name that holds a '-' is one word. */
    static List<Token> of(String text, Collection<String> names) {
        Tokens tokens = new Tokens(text, names);
        List<Token> all = new ArrayList<>();
        for (Optional<Token> next = tokens.next(); next.isPresent(); next = tokens.next()) {
            all.add(next.get());
        }
        all.add(new Token(Token.Type.END, "", text.length()));
        return all;
    }

    private Optional<Token> next() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        if (at == text.length()) {
            return Optional.empty();
        }
        char first = text.charAt(at);
        return Optional.of(first == '"' || first == '\'' ? quoted(first) : word());
    }

    private Token word() {
        return knownName()
                .or(() -> match(Token.Type.NUMBER, NUMBER))
                .or(() -> match(Token.Type.NAME, NAME))
                .or(() -> match(Token.Type.SIGN, SIGN))
                .orElseThrow(() -> new InvalidExpressionException(
                        at,
                        "'" + text.charAt(at) + "' means nothing here: use names of parameters, numbers, + - * / ^,"
                                + " < <= > >= == !=, and, or, not, min, max, abs, log, exp, sqrt."));
    }

    private Optional<Token> knownName() {
        return names.stream().filter(this::isHere).findFirst().map(name -> take(Token.Type.NAME, name));
    }

    private boolean isHere(String name) {
        int end = at + name.length();
        return text.startsWith(name, at)
                && (end == text.length()
                        || !NAME.matcher("a" + text.charAt(end)).matches());
    }

    private Optional<Token> match(Token.Type type, Pattern pattern) {
        Matcher matcher = pattern.matcher(text).region(at, text.length());
        return matcher.lookingAt() ? Optional.of(take(type, matcher.group())) : Optional.empty();
    }

    private Token take(Token.Type type, String word) {
        Token token = new Token(type, word, at);
        at += word.length();
        return token;
    }

    private Token quoted(char quote) {
        int end = text.indexOf(quote, at + 1);
        if (end < 0) {
            throw new InvalidExpressionException(
                    at, "The quote is never closed: add " + quote + " at the end of the text.");
        }
        Token token = new Token(Token.Type.TEXT, text.substring(at + 1, end), at);
        at = end + 1;
        return token;
    }
}
