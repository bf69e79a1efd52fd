package dev.brink.mcmc;

import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Parallel tempering (Geyer 1991): beside the chain of the posterior run chains in which the likelihood is raised to
 * powers below one, and neighbours exchange their states now and then. The flatter chains walk between explanations of
 * the data that a slice along one coordinate cannot connect ("long length scales and noise", "short and exact"), and
 * hand them up; the first chain's distribution stays exactly the posterior.
 */
public final class TemperedChains {
    private final List<Chain> chains = new ArrayList<>();
    private final Parallel parallel;
    private int swaps;
    private int swapsTried;

    /** One chain a power; the first power is one. Each chain gets a target of its own, for its scratch space. */
    public TemperedChains(
            Supplier<? extends WhitenedPrior> targets,
            List<Double> powers,
            List<ChainState> starts,
            Parallel parallel) {
        this(targets, powers, starts, List.of(), parallel);
    }

    /** With widths that chains of the same powers have learned, or none. */
    public TemperedChains(
            Supplier<? extends WhitenedPrior> targets,
            List<Double> powers,
            List<ChainState> starts,
            List<SliceWidths> widths,
            Parallel parallel) {
        if (powers.isEmpty() || powers.get(0) != 1.0 || powers.size() != starts.size()) {
            throw new IllegalArgumentException(
                    "Tempering needs one start a power, the first power being 1: " + powers + ", " + starts.size());
        }
        for (int level = 0; level < powers.size(); level++) {
            WhitenedPrior target = targets.get();
            chains.add(
                    widths.isEmpty()
                            ? new Chain(target, powers.get(level), starts.get(level))
                            : new Chain(target, powers.get(level), starts.get(level), widths.get(level)));
        }
        this.parallel = parallel;
    }

    /** Sweeps of every chain, more of the first, and then an attempt to exchange each pair of neighbours. */
    public void round(int coldSweeps, int hotSweeps, RandomStream stream) {
        parallel.map(chains.size(), level -> {
            RandomGenerator random = stream.split(level).generator();
            int sweeps = level == 0 ? coldSweeps : hotSweeps;
            for (int i = 0; i < sweeps; i++) {
                chains.get(level).sweep(random);
            }
            return level;
        });
        RandomGenerator random = stream.split("swap").generator();
        for (int level = chains.size() - 1; level > 0; level--) {
            swapsTried++;
            if (Chain.swap(chains.get(level - 1), chains.get(level), random)) {
                swaps++;
            }
        }
    }

    /** From now on slices are as wide as the latest have been; those of all chains, in the order of the powers. */
    public List<SliceWidths> learnWidths() {
        return chains.stream().map(Chain::learnWidths).toList();
    }

    /** The chain whose distribution is the posterior. */
    public Chain cold() {
        return chains.get(0);
    }

    /** Where all chains stand, in the order of the powers. */
    public List<ChainState> states() {
        return chains.stream().map(Chain::state).toList();
    }

    /** The share of attempted exchanges that took place. */
    public double swapRate() {
        return swapsTried == 0 ? Double.NaN : (double) swaps / swapsTried;
    }
}
