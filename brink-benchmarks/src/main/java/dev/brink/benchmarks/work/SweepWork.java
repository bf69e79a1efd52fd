package dev.brink.benchmarks.work;

import dev.brink.mcmc.Chain;
import dev.brink.mcmc.ChainState;
import dev.brink.mcmc.WhitenedPrior;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.NoisyNumbers;
import java.util.List;
import java.util.random.RandomGenerator;

/** A slice along each direction of the hyperparameters in turn; the chain goes on from call to call. */
final class SweepWork implements Work {
    private final Counted target;
    private final Chain chain;
    private final RandomGenerator random = RandomStream.of(1).split("sweep").generator();

    SweepWork(Size size) {
        Dataset dataset = new Dataset(size);
        this.target = new Counted(NoisyNumbers.target(dataset.points(), dataset.values()));
        this.chain = new Chain(target, 1, ChainState.of(dataset.coordinates(), new double[0]));
    }

    @Override
    public double run(int call) {
        chain.sweep(random);
        return chain.logPosterior();
    }

    @Override
    public long evaluations() {
        return target.evaluations;
    }

    private static final class Counted implements WhitenedPrior {
        private final WhitenedPrior target;
        private long evaluations;

        Counted(WhitenedPrior target) {
            this.target = target;
        }

        @Override
        public int coordinates() {
            return target.coordinates();
        }

        @Override
        public int latents() {
            return target.latents();
        }

        @Override
        public List<double[]> directions() {
            return target.directions();
        }

        @Override
        public double logPrior(double[] x) {
            return target.logPrior(x);
        }

        @Override
        public double logLikelihood(double[] x, double[] nu) {
            evaluations++;
            return target.logLikelihood(x, nu);
        }

        @Override
        public void interweave(double[] x, double[] nu, double beta, RandomGenerator randomness) {
            target.interweave(x, nu, beta, randomness);
        }
    }
}
