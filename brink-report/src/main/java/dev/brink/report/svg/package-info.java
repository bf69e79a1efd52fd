/** Drawings as self-contained SVG, light and dark. */
@NullMarked
package dev.brink.report.svg;

import org.jspecify.annotations.NullMarked;
