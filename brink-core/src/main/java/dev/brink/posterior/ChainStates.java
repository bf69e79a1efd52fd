package dev.brink.posterior;

import dev.brink.mcmc.ChainState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * Where the chains of all functions stand: with the problem, the history and the seed, all that must be stored for the
 * next suggestion to be the same after a restart.
 */
public final class ChainStates {
    private static final ChainStates NONE = new ChainStates(Map.of());

    private final Map<String, List<ChainState>> byFunction;

    private ChainStates(Map<String, List<ChainState>> byFunction) {
        this.byFunction = byFunction;
    }

    /** Before anything has been inferred. */
    public static ChainStates none() {
        return NONE;
    }

    static ChainStates of(Map<String, List<ChainState>> byFunction) {
        return new ChainStates(Collections.unmodifiableMap(new LinkedHashMap<>(byFunction)));
    }

    /** The tempered chains of a function, or none. */
    List<ChainState> of(String function) {
        return byFunction.getOrDefault(function, List.of());
    }

    /** A line a chain: the function's name, the coordinates and the latent values, separated by tabs. */
    public List<String> toLines() {
        List<String> lines = new ArrayList<>();
        byFunction.forEach((function, states) -> states.forEach(
                state -> lines.add(function + "\t" + join(state.coordinates()) + "\t" + join(state.latents()))));
        return lines;
    }

    private static String join(double[] numbers) {
        return DoubleStream.of(numbers).mapToObj(Double::toString).collect(Collectors.joining(" "));
    }

    /** What {@link #toLines} wrote, to the last bit. */
    public static ChainStates parse(List<String> lines) {
        Map<String, List<ChainState>> byFunction = new LinkedHashMap<>();
        for (String line : lines) {
            String[] fields = line.split("\t", -1);
            if (fields.length != 3) {
                throw new IllegalArgumentException(
                        "A stored chain has three fields separated by tabs, but this line has " + fields.length + ": "
                                + line);
            }
            byFunction
                    .computeIfAbsent(fields[0], name -> new ArrayList<>())
                    .add(ChainState.of(numbers(fields[1]), numbers(fields[2])));
        }
        return of(byFunction);
    }

    private static double[] numbers(String joined) {
        return joined.isEmpty()
                ? new double[0]
                : Arrays.stream(joined.split(" "))
                        .mapToDouble(Double::parseDouble)
                        .toArray();
    }
}
