package dev.brink.experiments.frame;

import java.util.List;
import java.util.Set;

/** An experiment of the paper: the studies that it consists of, and what they show beside the paper's own figures. */
public interface Experiment {
    /** By which a person asks for it. */
    String name();

    /** What is tuned, within which limits and on which data, in a few lines. */
    List<String> introduction();

    /** Its studies by these strategies, each repeated with so many seeds where repetition tells something. */
    List<Run> runs(int seeds, Set<Strategy> strategies);

    /**
     * What came of them.
     *
     * @param notebook keeps what is measured on the way, so that it need not be measured again
     */
    List<Section> conclude(List<Finished> finished, Notebook notebook, Watcher watcher);
}
