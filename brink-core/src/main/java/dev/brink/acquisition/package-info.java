/** What a point is worth measuring, and the point that is worth most (paper sections 3.1 and 3.2). */
@NullMarked
package dev.brink.acquisition;

import org.jspecify.annotations.NullMarked;
