package dev.brink.posterior;

import dev.brink.gp.GaussianProcess;

/**
 * One draw of everything uncertain about a function's model: a conditioned Gaussian process and the transform that leads
 * to its scale.
 */
public record LatentSample(GaussianProcess process, OutputTransform transform) {}
