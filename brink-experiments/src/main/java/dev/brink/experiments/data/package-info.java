/** The data of the paper's experiments: where they are found or downloaded from, and what their files say. */
@NullMarked
package dev.brink.experiments.data;

import org.jspecify.annotations.NullMarked;
