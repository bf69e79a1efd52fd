@NullMarked
package dev.brink.benchmarks.jmh;

import org.jspecify.annotations.NullMarked;
