/** Which point is worth measuring next: weighted expected improvement, feasibility search, and their maximisation. */
@NullMarked
package dev.brink.acquisition;

import org.jspecify.annotations.NullMarked;
