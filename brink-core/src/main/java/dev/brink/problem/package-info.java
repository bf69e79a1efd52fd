/** The search space, the objective, the constraints and the tasks (paper section 1.5). */
@NullMarked
package dev.brink.problem;

import org.jspecify.annotations.NullMarked;
