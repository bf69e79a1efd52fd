@NullMarked
package dev.brink.experiments.data;

import org.jspecify.annotations.NullMarked;
