/** Tests. */
@NullMarked
package dev.brink.benchmarks.chart;

import org.jspecify.annotations.NullMarked;
