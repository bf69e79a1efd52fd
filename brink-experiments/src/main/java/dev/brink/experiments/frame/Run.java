package dev.brink.experiments.frame;

import dev.brink.study.file.StudyFile;
import dev.brink.study.plan.KnownCommands;
import dev.brink.study.plan.StudyPlan;
import java.util.SplittableRandom;

/**
 * One study of an experiment.
 *
 * @param group what it has in common with its repetitions by other seeds, such as its strategy
 * @param seed by which it differs from them
 * @param text its study file
 * @param measuring carries its trials out
 */
public record Run(String group, long seed, String text, Measuring measuring) {
    public StudyPlan plan() {
        return StudyFile.parse(group + "-" + seed + ".yaml", text, KnownCommands.none());
    }

    /** For people. */
    public String label() {
        return group + ", seed " + seed;
    }

    /** What is random about a trial depends on its study, seed and number alone, so that it can be repeated. */
    long seedOf(long trial) {
        long mixed = new SplittableRandom(31L * group.hashCode() + seed).nextLong();
        return new SplittableRandom(mixed + trial).nextLong();
    }
}
