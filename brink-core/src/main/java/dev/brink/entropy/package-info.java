/** The distribution of the constrained minimiser, and the choice of a task by what it tells about it (paper §3.3). */
@NullMarked
package dev.brink.entropy;

import org.jspecify.annotations.NullMarked;
