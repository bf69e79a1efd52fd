/** Tests. */
@NullMarked
package dev.brink.benchmarks.regret;

import org.jspecify.annotations.NullMarked;
