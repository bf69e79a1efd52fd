/**
 * Online latent Dirichlet allocation (Hoffman, Blei and Bach, "Online Learning for Latent Dirichlet Allocation", NIPS
 * 2010), and the paper's experiment with it (section 4.2): topics that predict well and yet have few words.
 */
@NullMarked
package dev.brink.experiments.lda;

import org.jspecify.annotations.NullMarked;
