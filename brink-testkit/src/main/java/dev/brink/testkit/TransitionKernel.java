package dev.brink.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** One update of a Markov chain that should leave the posterior given the data as it is. */
@FunctionalInterface
public interface TransitionKernel<P, D> {
    /** The next state; {@code current} must not be changed. */
    P step(P current, D data, RandomGenerator random);

    /** This kernel, that many times in a row. */
    default TransitionKernel<P, D> times(int steps) {
        if (steps < 1) {
            throw new IllegalArgumentException("The kernel is applied " + steps + " times: give 1 or more.");
        }
        return (start, data, random) -> {
            P state = start;
            for (int i = 0; i < steps; i++) {
                state = step(state, data, random);
            }
            return state;
        };
    }

    /** A sampler that starts at a prior draw, forgets it for {@code burnIn} steps, and keeps every {@code thin}-th. */
    default PosteriorSampler<P, D> sampler(JointModel<P, D> model, int burnIn, int thin) {
        TransitionKernel<P, D> warmUp = times(burnIn);
        TransitionKernel<P, D> between = times(thin);
        return (data, count, random) -> {
            P state = warmUp.step(model.drawPrior(random), data, random);
            List<P> kept = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                state = between.step(state, data, random);
                kept.add(state);
            }
            return kept;
        };
    }
}
