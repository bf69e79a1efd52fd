/** The pieces of work as JMH benchmarks, for those who want its statistics and profilers. */
@NullMarked
package dev.brink.benchmarks.jmh;

import org.jspecify.annotations.NullMarked;
