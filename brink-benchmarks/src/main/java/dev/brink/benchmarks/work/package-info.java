/** The pieces of work whose speed is measured, each on data that the NumPy peer makes likewise. */
@NullMarked
package dev.brink.benchmarks.work;

import org.jspecify.annotations.NullMarked;
