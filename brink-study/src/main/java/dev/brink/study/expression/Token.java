package dev.brink.study.expression;

/**
 * A word of an expression.
 *
 * @param text as written; without its quotes for text
 * @param at the character of the expression where it begins
 */
record Token(Type type, String text, int at) {
    enum Type {
        NUMBER,
        TEXT,
        NAME,
        SIGN,
        END
    }

    boolean is(String sign) {
        return (type == Type.SIGN || type == Type.NAME) && text.equals(sign);
    }

    /** As a message says it. */
    String describe() {
        return switch (type) {
            case END -> "the end";
            case TEXT -> "\"" + text + "\"";
            default -> "'" + text + "'";
        };
    }
}
