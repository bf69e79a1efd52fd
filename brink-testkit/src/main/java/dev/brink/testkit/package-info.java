/** Assertions that statistical and numerical tests need; uses nothing else of the project. */
@NullMarked
package dev.brink.testkit;

import org.jspecify.annotations.NullMarked;
