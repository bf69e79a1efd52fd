/** Linear algebra, special functions, quadrature, minimisation, quasi-random points, random streams: numbers only, no statistics. */
@NullMarked
package dev.brink.numeric;

import org.jspecify.annotations.NullMarked;
