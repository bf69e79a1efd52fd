package dev.brink.experiments.hmc;

import java.util.Locale;
import java.util.random.RandomGenerator;

/**
 * Hamiltonian Monte Carlo (Neal 2011): a momentum is drawn, the dynamics followed for a while, and where they lead is
 * accepted with probability {@code min(1, exp(H before - H after))}.
 */
final class HamiltonianSampler {
    /** The paper's: every chain starts at independent normal draws of this standard deviation. */
    private static final double START_DEVIATION = 1e-3;

    /** An energy that rises by more has left the dynamics; that is where Stan draws the line, too. */
    private static final double DIVERGED = 1000;

    private final Target target;
    private final HmcSettings settings;
    private final Leapfrog leapfrog;

    HamiltonianSampler(Target target, HmcSettings settings) {
        this.target = target;
        this.settings = settings;
        this.leapfrog = new Leapfrog(target, settings.stepSize(), settings.mass());
    }

    /**
     * As many draws as so many evaluations of the gradient give, less those of the burn-in.
     *
     * @throws DivergedException if a trajectory diverged, which ends the chain
     */
    Chain run(long gradients, RandomGenerator random) throws DivergedException {
        int proposals = Math.toIntExact(gradients / settings.steps());
        int burnIn = (int) Math.floor(settings.burnIn() * proposals);
        float[][] draws = new float[target.dimension()][proposals - burnIn];
        State state = start(random);
        int accepted = 0;
        for (int t = 0; t < proposals; t++) {
            boolean moved = propose(state, random);
            if (t >= burnIn) {
                accepted += moved ? 1 : 0;
                state.keep(draws, t - burnIn);
            }
        }
        return new Chain(draws, (double) accepted / (proposals - burnIn));
    }

    private State start(RandomGenerator random) {
        State state = new State(target.dimension());
        for (int j = 0; j < state.position.length; j++) {
            state.position[j] = START_DEVIATION * random.nextGaussian();
        }
        target.moveTo(state.position, state.gradient);
        state.potential = target.potential();
        return state;
    }

    private boolean propose(State state, RandomGenerator random) throws DivergedException {
        double deviation = Math.sqrt(settings.mass());
        for (int j = 0; j < state.momentum.length; j++) {
            state.momentum[j] = deviation * random.nextGaussian();
        }
        double before = state.potential + leapfrog.kinetic(state.momentum);
        state.remember();
        leapfrog.move(state.position, state.momentum, state.gradient, settings.steps());
        double potential = target.potential();
        double rise = potential + leapfrog.kinetic(state.momentum) - before;
        if (!(rise < DIVERGED)) { // also where it is not a number
            throw new DivergedException("A trajectory of " + settings.steps() + " steps raised the energy by "
                    + (Double.isNaN(rise) ? "what is no number" : String.format(Locale.ROOT, "%.3g", rise)) + ".");
        }
        if (Math.log(random.nextDouble()) < -rise) {
            state.potential = potential;
            return true;
        }
        state.goBack();
        return false;
    }

    /** Where a chain is. */
    private static final class State {
        private final double[] position;
        private final double[] momentum;
        private final double[] gradient;
        private final double[] oldPosition;
        private final double[] oldGradient;
        private double potential;

        State(int dimension) {
            position = new double[dimension];
            momentum = new double[dimension];
            gradient = new double[dimension];
            oldPosition = new double[dimension];
            oldGradient = new double[dimension];
        }

        void remember() {
            System.arraycopy(position, 0, oldPosition, 0, position.length);
            System.arraycopy(gradient, 0, oldGradient, 0, gradient.length);
        }

        void goBack() {
            System.arraycopy(oldPosition, 0, position, 0, position.length);
            System.arraycopy(oldGradient, 0, gradient, 0, gradient.length);
        }

        void keep(float[][] draws, int t) {
            for (int j = 0; j < position.length; j++) {
                draws[j][t] = (float) position[j];
            }
        }
    }
}
