package dev.brink.study.expression;

/** What an expression gives. */
enum Kind {
    NUMBER("a number"),
    TRUTH("true or false"),
    TEXT("text");

    private final String words;

    Kind(String words) {
        this.words = words;
    }

    @Override
    public String toString() {
        return words;
    }
}
