/** A study that survives: its trials, what happened to them, and what to try next. */
@NullMarked
package dev.brink.study;

import org.jspecify.annotations.NullMarked;
