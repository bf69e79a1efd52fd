package dev.brink.experiments.hmc;

import dev.brink.experiments.frame.Strategy;

/** The study files of the experiment. */
final class HmcStudies {
    private static final String STEPS = """
            parameters:
              steps: {type: integer, min: 1, max: 100, scale: log}
              step_size: {type: real, min: 0.001, max: 1, scale: log}
            """;
    private static final String MORE = """
              mass: {type: real, min: 0.1, max: 10, scale: log}
              burn_in: {type: real, min: 0.01, max: 0.5, scale: log}
            """;
    private static final String OBJECTIVE = """
            objective: {metric: log10_effective, maximize: true}
            """;
    private static final String CONSTRAINTS = """
            constraints:
              geweke: {metric: geweke, at_most: 2, scale: log, confidence: 0.95}
              gelman_rubin: {metric: gelman_rubin, at_most: 1.2, scale: log, confidence: 0.95}
              stable: {succeeds: sample, confidence: 0.95}
            tasks:
              sample: {reveals: [log10_effective, geweke, gelman_rubin], cost: 1}
            """;
    private static final String UNCONSTRAINED = """
            tasks:
              sample: {reveals: [log10_effective], cost: 1}
            """;

    private final String name;
    private final int trials;

    /** Studies with such names and so many trials each. */
    HmcStudies(String name, int trials) {
        this.name = name;
        this.trials = trials;
    }

    /** Four parameters, as for the paper's Table 1. */
    String constrained(long seed) {
        return file(Strategy.CONSTRAINED.group(), seed, STEPS + MORE + OBJECTIVE + CONSTRAINTS);
    }

    /** The same without constraints. */
    String baseline(long seed) {
        return file(Strategy.BASELINE.group(), seed, STEPS + MORE + OBJECTIVE + UNCONSTRAINED);
    }

    /** Two parameters, as for the paper's Figure 3. */
    String surfaces(long seed) {
        return file(HmcExperiment.SURFACES, seed, STEPS + OBJECTIVE + CONSTRAINTS);
    }

    private String file(String group, long seed, String body) {
        return "study: " + name + "-" + group + "-" + seed + "\n" + body + "budget: {trials: " + trials + "}\nseed: "
                + seed + "\n";
    }
}
