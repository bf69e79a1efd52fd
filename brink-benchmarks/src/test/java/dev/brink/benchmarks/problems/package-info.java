/** Tests. */
@NullMarked
package dev.brink.benchmarks.problems;

import org.jspecify.annotations.NullMarked;
