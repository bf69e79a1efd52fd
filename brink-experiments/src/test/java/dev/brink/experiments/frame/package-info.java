@NullMarked
package dev.brink.experiments.frame;

import org.jspecify.annotations.NullMarked;
