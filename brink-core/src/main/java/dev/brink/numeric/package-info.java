/** Linear algebra, special functions, quasi-random points, random streams: numbers only, no statistics. */
@NullMarked
package dev.brink.numeric;

import org.jspecify.annotations.NullMarked;
