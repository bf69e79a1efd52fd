/** Command lines with placeholders: their values put in, and parameters declared in them. */
@NullMarked
package dev.brink.runner.command;

import org.jspecify.annotations.NullMarked;
