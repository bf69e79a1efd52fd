/** What all experiments share: runs of several seeds and strategies that can be interrupted, and what comes of them. */
@NullMarked
package dev.brink.experiments.frame;

import org.jspecify.annotations.NullMarked;
