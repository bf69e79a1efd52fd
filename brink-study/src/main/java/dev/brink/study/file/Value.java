package dev.brink.study.file;

import dev.brink.text.Spelling;
import dev.brink.text.Text;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** A value of a study file, taken out as what it must be; what it is not is noted as a mistake. */
final class Value {
    private static final Pattern NUMBER = Pattern.compile(
            "[-+]?((\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d{1,4})?|\\.inf|\\.nan)", Pattern.CASE_INSENSITIVE);

    private final String what;
    private final Node node;
    private final Mistakes mistakes;

    /** What it is, as the beginning of a sentence, such as {@code Parameter 'lr': 'min'}. */
    Value(String what, Node node, Mistakes mistakes) {
        this.what = what;
        this.node = node;
        this.mistakes = mistakes;
    }

    Node node() {
        return node;
    }

    String what() {
        return what;
    }

    void mistake(String rule) {
        mistakes.add(node, what + " is " + shown() + ", but " + rule);
    }

    void mistakeInside(int further, String message) {
        mistakes.add(node.getStartMark(), further, message);
    }

    /** The value as the user wrote it, shortened. */
    String shown() {
        if (node instanceof ScalarNode scalar) {
            String text = scalar.getValue();
            String cut = text.length() > 40 ? text.substring(0, 40) + "…" : text;
            return isNothing() ? "empty" : scalar.isPlain() ? cut : "\"" + cut + "\"";
        }
        return node instanceof SequenceNode ? "a list" : "a block of names and values";
    }

    boolean isNothing() {
        return node instanceof ScalarNode scalar
                && scalar.isPlain()
                && (scalar.getValue().isEmpty()
                        || scalar.getValue().equals("~")
                        || scalar.getValue().equals("null"));
    }

    boolean isQuoted() {
        return node instanceof ScalarNode scalar && !scalar.isPlain();
    }

    private boolean isPlain() {
        return node instanceof ScalarNode scalar && scalar.isPlain() && !isNothing();
    }

    private String plain() {
        return ((ScalarNode) node).getValue();
    }

    boolean isNumber() {
        return isPlain() && NUMBER.matcher(plain()).matches();
    }

    boolean isBlock() {
        return node instanceof MappingNode;
    }

    OptionalDouble number() {
        if (!isNumber()) {
            mistake(
                    isText() && NUMBER.matcher(plain()).matches()
                            ? "it must be a number: remove the quotes."
                            : "it must be a number: write one, such as 0.5 or 1e-4.");
            return OptionalDouble.empty();
        }
        String digits = plain().toLowerCase(Locale.ROOT);
        if (digits.endsWith(".inf") || digits.endsWith(".nan")) {
            mistake("it must be a finite number: write the largest that makes sense.");
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(Double.parseDouble(digits));
    }

    OptionalLong whole() {
        try {
            if (isNumber()) {
                return OptionalLong.of(new BigDecimal(plain()).longValueExact());
            }
        } catch (ArithmeticException | NumberFormatException notWhole) {
            mistake("it must be a whole number: round it.");
            return OptionalLong.empty();
        }
        mistake("it must be a whole number: write one, such as 50.");
        return OptionalLong.empty();
    }

    OptionalLong wholeAtLeast(long least) {
        OptionalLong whole = whole();
        if (whole.isPresent() && whole.getAsLong() < least) {
            mistake("it must be at least " + least + ": raise it, or leave it out.");
            return OptionalLong.empty();
        }
        return whole;
    }

    Optional<Boolean> truth() {
        if (isPlain() && (plain().equals("true") || plain().equals("false"))) {
            return Optional.of(plain().equals("true"));
        }
        mistake("it must be true or false: write one of them.");
        return Optional.empty();
    }

    boolean isText() {
        return node instanceof ScalarNode && !isNothing();
    }

    /** Text that is neither a number nor true or false. */
    boolean isWord() {
        return isText() && !isNumber() && !plain().equals("true") && !plain().equals("false");
    }

    /** Whether it is just this word. */
    boolean is(String word) {
        return isText() && plain().equals(word);
    }

    /** Any single value as the text that was written. */
    Optional<String> text() {
        if (!isText() || plain().isBlank()) {
            mistake("it must be text: write it on one line, in quotes if it holds ':' or '#'.");
            return Optional.empty();
        }
        return Optional.of(plain());
    }

    /** One of several words. */
    Optional<String> word(List<String> words) {
        if (isText() && words.contains(plain())) {
            return Optional.of(plain());
        }
        String next = isText() ? Spelling.suggestion(plain(), words) : "write one of them.";
        mistake("it must be one of " + Text.names(words) + ": " + next);
        return Optional.empty();
    }

    Optional<Duration> duration() {
        Optional<Duration> duration = isText() ? Durations.parse(plain()) : Optional.empty();
        if (duration.isEmpty()) {
            mistake(
                    isNumber()
                            ? "it must have a unit: write " + plain() + "s, " + plain() + "m or " + plain() + "h."
                            : "it must be a length of time: write it like 90s, 20m, 8h or 1h30m.");
        }
        return duration;
    }

    /** The items of a list. */
    Optional<List<Value>> list() {
        if (!(node instanceof SequenceNode sequence)) {
            mistake("it must be a list: write it like [a, b].");
            return Optional.empty();
        }
        List<Value> items = new ArrayList<>();
        for (Node item : sequence.getValue()) {
            items.add(new Value(what + ", item " + (items.size() + 1) + ",", item, mistakes));
        }
        return Optional.of(items);
    }

    /** A block of names and values. */
    Optional<Block> block(String example) {
        if (!(node instanceof MappingNode mapping)) {
            mistake("it must be a block of names and values: write it like " + example + ".");
            return Optional.empty();
        }
        return Optional.of(new Block(what, mapping, mistakes));
    }

    /** The number or the text that was written. */
    Optional<Object> scalar() {
        if (isNumber()) {
            OptionalLong whole = plain().matches("[-+]?\\d{1,18}") ? whole() : OptionalLong.empty();
            return whole.isPresent() ? Optional.of(whole.getAsLong()) : boxed(number());
        }
        return text().map(text -> text);
    }

    private static Optional<Object> boxed(OptionalDouble number) {
        return number.isPresent() ? Optional.of(number.getAsDouble()) : Optional.empty();
    }
}
