package dev.brink.report;

import dev.brink.Optimizer;
import dev.brink.Settings;
import dev.brink.data.History;
import dev.brink.data.Measurement;
import java.util.ArrayList;
import java.util.List;

/** What would have been recommended on the way to a history. */
public final class Hindsight {
    private Hindsight() {}

    /**
     * Recommendations at moments spread evenly over the history, the last after all of it. It takes about as long as the
     * suggestions of the study took.
     *
     * @param most how many at most
     */
    public static List<Progress.Recommended> of(History history, Settings settings, int most) {
        List<Measurement> measurements = history.measurements();
        Optimizer optimizer = new Optimizer(history.problem(), settings);
        List<Progress.Recommended> recommended = new ArrayList<>();
        int stride = Math.max(1, (measurements.size() + most - 1) / Math.max(1, most));
        for (int i = 0; i < measurements.size(); i++) {
            optimizer.tell(measurements.get(i));
            int after = i + 1;
            if (after % stride == 0 || after == measurements.size()) {
                recommended.add(new Progress.Recommended(after, optimizer.recommend()));
            }
        }
        return recommended;
    }
}
