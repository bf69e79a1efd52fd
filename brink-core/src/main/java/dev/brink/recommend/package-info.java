/** The current answer: the best point that passes every constraint with the confidence that is asked. */
@NullMarked
package dev.brink.recommend;

import org.jspecify.annotations.NullMarked;
