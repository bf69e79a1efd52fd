/** Ways to choose points, as the benchmarks compare them. */
@NullMarked
package dev.brink.benchmarks.strategies;

import org.jspecify.annotations.NullMarked;
