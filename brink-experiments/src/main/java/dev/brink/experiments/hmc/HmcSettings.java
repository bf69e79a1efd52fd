package dev.brink.experiments.hmc;

/**
 * What can be tuned about a Hamiltonian sampler.
 *
 * @param steps of the leapfrog integrator to a proposal, the paper's tau
 * @param stepSize the paper's epsilon
 * @param mass of every variable
 * @param burnIn the share of the budget whose draws are thrown away
 */
record HmcSettings(int steps, double stepSize, double mass, double burnIn) {
    HmcSettings {
        if (steps < 1 || !(stepSize > 0) || !(mass > 0) || !(burnIn >= 0 && burnIn < 1)) {
            throw new IllegalArgumentException("A sampler was given " + steps + " steps of size " + stepSize
                    + ", mass " + mass + " and burn-in " + burnIn
                    + ": give at least 1 step, a size and a mass above 0, and a burn-in from 0 to less than 1.");
        }
    }
}
