/** Shows how a run goes: live in a terminal, as plain lines, or as JSON. */
@NullMarked
package dev.brink.cli.progress;

import org.jspecify.annotations.NullMarked;
