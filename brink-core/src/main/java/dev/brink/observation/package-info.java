/** What a measurement can look like and how likely it is given a latent value (paper sections 2.2 to 2.4). */
@NullMarked
package dev.brink.observation;

import org.jspecify.annotations.NullMarked;
