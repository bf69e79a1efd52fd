/** From a problem and its history to beliefs about every function (paper section 2). */
@NullMarked
package dev.brink.posterior;

import org.jspecify.annotations.NullMarked;
