/** Pictures and pages of what is known about a study. */
@NullMarked
package dev.brink.report;

import org.jspecify.annotations.NullMarked;
