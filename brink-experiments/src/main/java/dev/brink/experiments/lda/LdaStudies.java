package dev.brink.experiments.lda;

import java.util.List;

/** The study files of the paper's section 4.2, with the ranges that it states, and what it says of the outcome. */
public final class LdaStudies {
    /** "Less than log2 200 bits" (section 4.2). */
    public static final double MOST_ENTROPY = Math.log(200) / Math.log(2);

    /** The figure's curves are drawn; neither text nor table has their values. */
    public static final List<String> PAPER = List.of(
            "\"Constrained Bayesian optimization significantly outperforms the baseline. Intuitively, the baseline is"
                    + " poor because the GP has difficulty modeling the sharp discontinuities caused by the large"
                    + " values.\" (section 4.2, of Figure 2(a))",
            "\"Blue curve: our method. Red curve: unconstrained Bayesian optimization with constraint violations as"
                    + " large values. Errors bars indicate standard error from 5 independent runs.\" (Figure 2)");

    static final String PERPLEXITY = "perplexity";
    static final String ENTROPY = "entropy";

    private static final String TUNED = """
            parameters:
              topics: {type: integer, min: 2, max: 100}
              alpha: {type: real, min: 0, max: 2}
              eta: {type: real, min: 0, max: 2}
              rate: {type: real, min: 0.1, max: 1}
              decay: {type: real, min: 0.00001, max: 1}
            objective: {metric: perplexity, minimize: true, scale: log}
            """;
    private static final String CONSTRAINED = """
            constraints:
              entropy: {metric: entropy, at_most: %s, confidence: 0.95}
            tasks:
              train: {reveals: [perplexity, entropy], cost: 1}
            """.formatted(MOST_ENTROPY);
    private static final String BASELINE = """
            tasks:
              train: {reveals: [perplexity], cost: 1}
            """;

    private final String name;
    private final int trials;

    /** Studies with such names and so many trials each. */
    public LdaStudies(String name, int trials) {
        this.name = name;
        this.trials = trials;
    }

    /** The entropy is learned, coupled with the perplexity. */
    public String constrained(long seed) {
        return file("constrained", seed, TUNED + CONSTRAINED);
    }

    /** The paper's baseline knows of no constraint. */
    public String baseline(long seed) {
        return file("baseline", seed, TUNED + BASELINE);
    }

    private String file(String group, long seed, String body) {
        return "study: " + name + "-" + group + "-" + seed + "\n" + body + "budget: {trials: " + trials + "}\nseed: "
                + seed + "\n";
    }
}
