package dev.brink.benchmarks.strategies;

import java.util.function.BiFunction;

/**
 * One setting of a strategy.
 *
 * @param values what it may be, in words
 * @param apply the settings with this one changed to the given text; refuses a text that it may not be
 */
record StrategyOption<S>(String key, String values, BiFunction<S, String, S> apply) {}
