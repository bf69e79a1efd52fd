@NullMarked
package dev.brink.experiments.hmc;

import org.jspecify.annotations.NullMarked;
