/** What a study file says: the problem, the commands and the limits of a study. */
@NullMarked
package dev.brink.study.plan;

import org.jspecify.annotations.NullMarked;
