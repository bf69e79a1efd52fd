package dev.brink.report;

import dev.brink.Optimizer;
import dev.brink.Settings;
import dev.brink.data.Measurement;
import java.util.ArrayList;
import java.util.List;

/** What would have been recommended on the way to a history. */
public final class Hindsight {
    private Hindsight() {}

    /**
     * Recommendations at moments spread evenly over the history, the last of them the one that stands now. It takes about
     * as long as the suggestions of the study took.
     *
     * @param most how many at most
     */
    public static List<Progress.Recommended> of(Snapshot now, Settings settings, int most) {
        List<Measurement> measurements = now.history().measurements();
        Optimizer optimizer = new Optimizer(now.problem(), settings);
        List<Progress.Recommended> recommended = new ArrayList<>();
        int stride = Math.max(1, (measurements.size() + most - 1) / Math.max(1, most));
        for (int after = 1; after < measurements.size(); after++) {
            optimizer.tell(measurements.get(after - 1));
            if (after % stride == 0) {
                recommended.add(new Progress.Recommended(after, optimizer.recommend()));
            }
        }
        if (!measurements.isEmpty()) {
            recommended.add(new Progress.Recommended(measurements.size(), now.recommendation()));
        }
        return recommended;
    }
}
