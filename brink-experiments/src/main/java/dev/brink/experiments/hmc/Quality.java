package dev.brink.experiments.hmc;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How good the chains of one setting are.
 *
 * @param samples kept of each chain
 * @param acceptance the share of proposals that were accepted, on average over chains
 * @param effective the effective size of all chains together, of the variable where it is least
 * @param drift the greatest absolute {@link Diagnostics#drift} of all variables and chains
 * @param gelmanRubin the greatest of all variables
 * @param within the share of variables and chains whose {@link Diagnostics#geweke} is at most 2; not a number unless
 *     asked for
 */
record Quality(double samples, double acceptance, double effective, double drift, double gelmanRubin, double within) {
    static final double MOST_DRIFT = 2.0;
    static final double MOST_GELMAN_RUBIN = 1.2;

    /** Of chains that diverged, and so show nothing. */
    static Quality none() {
        return new Quality(0, 0, 0, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, 0);
    }

    /** Whether all diagnostics are numbers; they are not where a chain stood still for as long as they look at it. */
    boolean isFinite() {
        return Double.isFinite(effective + drift + gelmanRubin);
    }

    boolean passes() {
        return drift <= MOST_DRIFT && gelmanRubin <= MOST_GELMAN_RUBIN;
    }

    Map<String, Double> asMap() {
        Map<String, Double> map = new LinkedHashMap<>();
        map.put("samples", samples);
        map.put("acceptance", acceptance);
        map.put("effective", effective);
        map.put("drift", drift);
        map.put("gelmanRubin", gelmanRubin);
        map.put("within", within);
        return map;
    }

    static Quality of(Map<String, Double> map) {
        return new Quality(
                map.getOrDefault("samples", 0.0),
                map.getOrDefault("acceptance", 0.0),
                map.getOrDefault("effective", 0.0),
                map.getOrDefault("drift", Double.POSITIVE_INFINITY),
                map.getOrDefault("gelmanRubin", Double.POSITIVE_INFINITY),
                map.getOrDefault("within", 0.0));
    }
}
