/** Gaussian processes (paper section 2.1). */
@NullMarked
package dev.brink.gp;

import org.jspecify.annotations.NullMarked;
