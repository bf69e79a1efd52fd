/** Carries the trials of a study out: the run loop, and the executor that it gives them to. */
@NullMarked
package dev.brink.runner;

import org.jspecify.annotations.NullMarked;
