@NullMarked
package dev.brink.benchmarks.work;

import org.jspecify.annotations.NullMarked;
