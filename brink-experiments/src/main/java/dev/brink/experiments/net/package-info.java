/**
 * A neural network with two hidden layers, dropout and bounded weights, and the paper's experiment with it (section
 * 4.3): the least error that fewer than a million weights can reach.
 */
@NullMarked
package dev.brink.experiments.net;

import org.jspecify.annotations.NullMarked;
