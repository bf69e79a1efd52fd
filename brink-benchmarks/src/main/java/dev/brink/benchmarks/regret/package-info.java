/** How near strategies come to the best feasible value of the test problems: runs, and what is said of them. */
@NullMarked
package dev.brink.benchmarks.regret;

import org.jspecify.annotations.NullMarked;
