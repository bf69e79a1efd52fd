/** The experiments of the paper's §4: what is tuned, on which data, and which figures the paper reports. */
@NullMarked
package dev.brink.experiments;

import org.jspecify.annotations.NullMarked;
