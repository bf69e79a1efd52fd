/** Trials carried out: started once, watched by files that outlive Brink, ended with all that they started. */
@NullMarked
package dev.brink.runner.execute;

import org.jspecify.annotations.NullMarked;
