/** What a command reported, read from its result file or its output, and what that means for its trial. */
@NullMarked
package dev.brink.runner.result;

import org.jspecify.annotations.NullMarked;
