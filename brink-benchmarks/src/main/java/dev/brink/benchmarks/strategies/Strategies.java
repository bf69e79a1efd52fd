package dev.brink.benchmarks.strategies;

import dev.brink.Settings;
import dev.brink.text.Spelling;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** All strategies by their name. */
public final class Strategies {
    private static final List<StrategyFamily<?>> ALL = List.of(
            withSettings(
                    StrategyFamily.of("brink", "the optimizer as it comes", Settings.standard(), BrinkStrategy::new)),
            withSettings(StrategyFamily.of(
                    "paper", "the optimizer as the paper describes it", Settings.paper(), BrinkStrategy::new)),
            withSettings(StrategyFamily.of(
                    "coupled",
                    "the optimizer as if every task had to be run at every point",
                    Settings.standard(),
                    CoupledStrategy::new)),
            withSettings(StrategyFamily.of(
                    "plain-ei",
                    "the optimizer without constraints",
                    Settings.standard(),
                    (name, settings) -> new UnconstrainedStrategy(name, settings, Violations.IGNORED))),
            withSettings(StrategyFamily.of(
                    "violations-as-worst",
                    "the same, told the worst feasible value where a constraint is broken",
                    Settings.standard(),
                    (name, settings) -> new UnconstrainedStrategy(name, settings, Violations.AS_WORST))),
            StrategyFamily.of("random", "points that fill the box evenly", Design.SOBOL, RandomStrategy::new)
                    .option("design", "sobol or uniform", (design, text) -> constant(Design.class, text)));

    private Strategies() {}

    private static StrategyFamily<Settings> withSettings(StrategyFamily<Settings> family) {
        return family.option("samples", "a whole number", (s, text) -> s.hyperparameterSamples(Integer.parseInt(text)))
                .option("warp", "learned or off", (s, text) -> s.warp(constant(Settings.Warp.class, text)))
                .option(
                        "smoothness",
                        "learned or matern52",
                        (s, text) -> s.smoothness(constant(Settings.Smoothness.class, text)))
                .option("priors", "standard or paper", (s, text) -> s.priors(constant(Settings.Priors.class, text)))
                .option("target", "drawn or paper", (s, text) -> s.target(constant(Settings.Target.class, text)))
                .option("choice", "paper or joint", (s, text) -> s.choice(constant(Settings.Choice.class, text)));
    }

    private static <E extends Enum<E>> E constant(Class<E> type, String text) {
        return Enum.valueOf(type, text.toUpperCase(Locale.ROOT));
    }

    /**
     * The strategy of this name, with options after a colon: {@code name} or {@code name:key=value,key=value}.
     *
     * @throws IllegalArgumentException if there is no such strategy or option
     */
    public static Strategy named(String text) {
        String[] parts = text.split(":", 2);
        StrategyFamily<?> family = ALL.stream()
                .filter(candidate -> candidate.name().equals(parts[0]))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no strategy '" + parts[0] + "': " + Spelling.suggestion(parts[0], names())));
        return family.with(parts.length == 1 ? "" : parts[1]);
    }

    private static List<String> names() {
        return ALL.stream().map(StrategyFamily::name).toList();
    }

    /** Two lines for each strategy. */
    public static String help() {
        return ALL.stream().map(StrategyFamily::help).collect(Collectors.joining());
    }
}
