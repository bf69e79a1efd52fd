/** Random choices that several experiments make. */
@NullMarked
package dev.brink.experiments.random;

import org.jspecify.annotations.NullMarked;
