package dev.brink.experiments.frame;

import dev.brink.study.Study;
import java.util.List;

/** A run whose trials have all been carried out, and its study. */
public record Finished(Run run, Study study) {
    /** Those of one group, by seed. */
    public static List<Finished> of(String group, List<Finished> all) {
        return all.stream()
                .filter(one -> one.run().group().equals(group))
                .sorted((one, other) ->
                        Long.compare(one.run().seed(), other.run().seed()))
                .toList();
    }
}
