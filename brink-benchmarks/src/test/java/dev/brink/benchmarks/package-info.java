@NullMarked
package dev.brink.benchmarks;

import org.jspecify.annotations.NullMarked;
