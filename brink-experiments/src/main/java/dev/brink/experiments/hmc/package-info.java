/** The paper's §4.4: Hamiltonian Monte Carlo for logistic regression, and how good its chains are. */
@NullMarked
package dev.brink.experiments.hmc;

import org.jspecify.annotations.NullMarked;
