/** Tests of panels. */
@NullMarked
package dev.brink.report.panel;

import org.jspecify.annotations.NullMarked;
