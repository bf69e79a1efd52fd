/** The little language of known constraints, such as {@code units2 <= 4 * units1}. */
@NullMarked
package dev.brink.study.expression;

import org.jspecify.annotations.NullMarked;
