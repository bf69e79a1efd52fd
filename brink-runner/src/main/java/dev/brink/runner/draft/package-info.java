/** Study files written for people: from a command whose placeholders declare parameters, or from nothing. */
@NullMarked
package dev.brink.runner.draft;

import org.jspecify.annotations.NullMarked;
