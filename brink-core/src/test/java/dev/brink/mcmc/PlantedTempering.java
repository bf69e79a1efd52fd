package dev.brink.mcmc;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Parallel tempering whose exchanges are accepted by a rule of one's own, right or wrong. */
final class PlantedTempering {
    /** The log of the ratio by which an exchange is accepted. */
    interface Rule {
        double logRatio(double powerA, double powerB, double logLikelihoodA, double logLikelihoodB);
    }

    private final WhitenedPrior target;
    private final List<Double> powers;
    private final Rule rule;
    private final List<ChainState> states;

    PlantedTempering(WhitenedPrior target, List<Double> powers, List<ChainState> starts, Rule rule) {
        this.target = target;
        this.powers = powers;
        this.rule = rule;
        this.states = new ArrayList<>(starts);
    }

    void round(RandomGenerator random) {
        for (int level = 0; level < powers.size(); level++) {
            Chain chain = new Chain(target, powers.get(level), states.get(level));
            chain.sweep(random);
            states.set(level, chain.state());
        }
        for (int level = powers.size() - 1; level > 0; level--) {
            ChainState a = states.get(level - 1);
            ChainState b = states.get(level);
            double logRatio =
                    rule.logRatio(powers.get(level - 1), powers.get(level), logLikelihood(a), logLikelihood(b));
            if (Math.log(random.nextDouble()) < logRatio) {
                states.set(level - 1, b);
                states.set(level, a);
            }
        }
    }

    private double logLikelihood(ChainState state) {
        return target.logLikelihood(state.coordinates(), state.latents());
    }

    ChainState cold() {
        return states.get(0);
    }
}
