/** Tests. */
@NullMarked
package dev.brink.benchmarks.strategies;

import org.jspecify.annotations.NullMarked;
