/** Tests of the SVG writer. */
@NullMarked
package dev.brink.report.svg;

import org.jspecify.annotations.NullMarked;
