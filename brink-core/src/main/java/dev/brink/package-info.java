/** Bayesian optimization with unknown constraints. */
@NullMarked
package dev.brink;

import org.jspecify.annotations.NullMarked;
