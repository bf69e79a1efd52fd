package dev.brink.experiments.hmc;

import dev.brink.data.Measurement;
import dev.brink.experiments.frame.Measuring;
import dev.brink.problem.Point;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Draws the chains of a suggested setting. Parameters that a study does not vary are the baseline's. The number of
 * effective samples spans decades and is reported as its logarithm: the expected logarithm is best where much is surely
 * gained, while the expected number would be best wherever anything might happen.
 */
final class HmcMeasuring implements Measuring {
    static final String EFFECTIVE = "log10_effective";
    static final double USUAL_MASS = 1;
    static final double USUAL_BURN_IN = 0.1;

    private final Chains chains;

    HmcMeasuring(Chains chains) {
        this.chains = chains;
    }

    @Override
    public Measurement measure(String task, Point point, long seed) {
        try {
            Quality quality = Chains.judge(chains.draw(settings(point), seed));
            if (!quality.isFinite() || quality.effective() <= 0) {
                return Measurement.failed(point, task, "A chain stood still: hardly any proposal was accepted.");
            }
            Map<String, Double> values = new LinkedHashMap<>();
            values.put(EFFECTIVE, Math.log10(quality.effective()));
            values.put("geweke", quality.drift());
            values.put("gelman_rubin", quality.gelmanRubin());
            return Measurement.of(point, task, values);
        } catch (DivergedException diverged) {
            return Measurement.failed(point, task, String.valueOf(diverged.getMessage()));
        }
    }

    static HmcSettings settings(Point point) {
        return new HmcSettings(
                Math.toIntExact(point.integer("steps")),
                point.real("step_size"),
                value(point, "mass", USUAL_MASS),
                value(point, "burn_in", USUAL_BURN_IN));
    }

    private static double value(Point point, String name, double usual) {
        return point.asMap().containsKey(name) ? point.real(name) : usual;
    }
}
