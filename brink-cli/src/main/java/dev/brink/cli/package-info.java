/** The {@code brink} command, one class a verb. */
@NullMarked
package dev.brink.cli;

import org.jspecify.annotations.NullMarked;
