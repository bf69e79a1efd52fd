package dev.brink.experiments.hmc;

import dev.brink.experiments.frame.Notebook;
import dev.brink.experiments.frame.Watcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Settings that were found, drawn again by other seeds: what was chosen for being good has also been lucky. */
final class Reruns {
    private static final double WANTED_ACCEPTANCE = 0.85;
    private static final int USUAL_STEPS = 100;
    private static final double SMALLEST_STEP = 1e-3;
    private static final double GREATEST_STEP = 0.15;
    private static final int BISECTIONS = 12;
    private static final long PILOT_GRADIENTS = 40_000;
    private static final long PILOT_SEED = 85;
    private static final long FIRST_SEED = 1_000;

    private final LogisticPosterior posterior;
    private final Chains chains;
    private final int count;
    private final Notebook notebook;
    private final Watcher watcher;

    Reruns(LogisticPosterior posterior, Chains chains, int count, Notebook notebook, Watcher watcher) {
        this.posterior = posterior;
        this.chains = chains;
        this.count = count;
        this.notebook = notebook;
        this.watcher = watcher;
    }

    /**
     * Every rerun of a setting.
     *
     * @param key under which they are noted
     */
    List<Quality> of(String key, HmcSettings settings) {
        List<Quality> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long seed = FIRST_SEED + i;
            watcher.working("drawing chains of the setting found by " + key + " again, " + (i + 1) + " of " + count);
            String note = key + "/" + settings.hashCode() + "/" + seed;
            all.add(Quality.of(notebook.get(note, () -> drawn(settings, seed).asMap())));
        }
        return all;
    }

    private Quality drawn(HmcSettings settings, long seed) {
        try {
            return Chains.judgeClosely(chains.draw(settings, seed));
        } catch (DivergedException diverged) {
            return Quality.none();
        }
    }

    /** The paper's hand-tuned setting: 10 % burn-in, 100 steps, and a step size at which 85 % is accepted. */
    HmcSettings tunedByHand(String key) {
        watcher.working("looking for the step size at which 85 % of proposals of 100 steps are accepted");
        double size = notebook.get(key, () -> Map.of("stepSize", stepSize())).getOrDefault("stepSize", 0.0);
        return tunedByHand(size);
    }

    private static HmcSettings tunedByHand(double stepSize) {
        return new HmcSettings(USUAL_STEPS, stepSize, HmcMeasuring.USUAL_MASS, HmcMeasuring.USUAL_BURN_IN);
    }

    /** By bisection on a logarithmic scale: the smaller the steps, the more is accepted. */
    private double stepSize() {
        double low = Math.log(SMALLEST_STEP);
        double high = Math.log(GREATEST_STEP);
        for (int i = 0; i < BISECTIONS; i++) {
            double middle = (low + high) / 2;
            if (acceptance(Math.exp(middle)) > WANTED_ACCEPTANCE) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return Math.exp((low + high) / 2);
    }

    private double acceptance(double stepSize) {
        try {
            return new Chains(posterior, PILOT_GRADIENTS)
                    .draw(tunedByHand(stepSize), PILOT_SEED).stream()
                            .mapToDouble(Chain::acceptance)
                            .average()
                            .orElseThrow();
        } catch (DivergedException diverged) {
            return 0;
        }
    }
}
