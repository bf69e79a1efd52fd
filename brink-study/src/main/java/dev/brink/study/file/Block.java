package dev.brink.study.file;

import dev.brink.text.Spelling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/** Names and values of a study file. */
final class Block {
    private final String what;
    private final Node node;
    private final Mistakes mistakes;
    private final Map<String, Node> keys = new LinkedHashMap<>();
    private final Map<String, Node> values = new LinkedHashMap<>();

    Block(String what, MappingNode node, Mistakes mistakes) {
        this.what = what;
        this.node = node;
        this.mistakes = mistakes;
        node.getValue().forEach(this::take);
    }

    private void take(NodeTuple entry) {
        if (!(entry.getKeyNode() instanceof ScalarNode key)) {
            mistakes.add(entry.getKeyNode(), what + " has a name that is a list or a block, but names are words.");
            return;
        }
        if (keys.containsKey(key.getValue())) {
            int line = keys.get(key.getValue())
                    .getStartMark()
                    .map(mark -> mark.getLine() + 1)
                    .orElse(0);
            mistakes.add(
                    key,
                    what + " has '" + key.getValue() + "' twice, the first time in line " + line
                            + ", but a name can have one value: remove one of them.");
            return;
        }
        keys.put(key.getValue(), key);
        values.put(key.getValue(), entry.getValueNode());
    }

    String what() {
        return what;
    }

    List<String> names() {
        return List.copyOf(keys.keySet());
    }

    boolean has(String name) {
        return keys.containsKey(name);
    }

    Optional<Value> get(String name) {
        return Optional.ofNullable(values.get(name))
                .map(value -> new Value(what + ": '" + name + "'", value, mistakes));
    }

    /** The value under a name that must be there. */
    Optional<Value> require(String name, String example) {
        if (!has(name)) {
            mistake("lacks '" + name + "': add it, such as " + example + ".");
        }
        return get(name);
    }

    /** The value under a name that the user chose, with its own words for messages. */
    Value named(String name, String valueWhat) {
        Node value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("The block has no '" + name + "'.");
        }
        return new Value(valueWhat, value, mistakes);
    }

    /** Notes a mistake about the block as a whole. */
    void mistake(String rest) {
        mistakes.add(node, what + " " + rest);
    }

    /** Notes a mistake in the block, with a message of its own. */
    void mistakeHere(String message) {
        mistakes.add(node, message);
    }

    /** Notes a mistake at a name of the block, with a message of its own. */
    void mistakeAt(String name, String message) {
        mistakes.add(Optional.ofNullable(keys.get(name)).orElse(node), message);
    }

    /** Notes every name that is not known here. */
    void allowOnly(String... known) {
        List<String> allowed = List.of(known);
        for (String name : names()) {
            if (!allowed.contains(name)) {
                mistakeAt(name, what + " has no '" + name + "': " + suggestion(name, allowed));
            }
        }
    }

    private String suggestion(String name, List<String> allowed) {
        List<String> free = new ArrayList<>(allowed);
        free.removeAll(names());
        return Spelling.nearest(name, free.isEmpty() ? allowed : free)
                .map(nearest -> "did you mean '" + nearest + "'?")
                .orElseGet(() -> Spelling.suggestion(name, allowed));
    }
}
