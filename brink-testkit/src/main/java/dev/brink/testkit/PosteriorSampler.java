package dev.brink.testkit;

import java.util.List;
import java.util.random.RandomGenerator;

/** The sampler under test. */
@FunctionalInterface
public interface PosteriorSampler<P, D> {
    /**
     * Exactly {@code count} draws from the posterior given the data, thinned until they are nearly independent:
     * correlated draws make uniform ranks look like a trough or a hill.
     */
    List<P> draw(D data, int count, RandomGenerator random);
}
