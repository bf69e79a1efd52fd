/** Constrained test problems whose best feasible points are known, and the ways in which an optimizer may see them. */
@NullMarked
package dev.brink.benchmarks.problems;

import org.jspecify.annotations.NullMarked;
