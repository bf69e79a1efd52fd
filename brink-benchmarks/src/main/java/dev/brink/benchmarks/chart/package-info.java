/** Charts as self-contained SVG. */
@NullMarked
package dev.brink.benchmarks.chart;

import org.jspecify.annotations.NullMarked;
