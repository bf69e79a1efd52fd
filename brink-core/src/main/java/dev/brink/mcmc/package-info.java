/** Markov chains that know no Gaussian process (paper section 2.5). */
@NullMarked
package dev.brink.mcmc;

import org.jspecify.annotations.NullMarked;
